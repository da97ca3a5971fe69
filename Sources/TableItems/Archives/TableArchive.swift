/// A table as it is kept in a file: what a nib is to a table view controller.
///
/// ```swift
/// var archive = TableArchive(sections: [SectionItem(header: "Fruit", rows: ["Apple", "Pear"])])
/// archive.style = .grouped
/// let controller = TableViewController<TextCell>(archive: archive)
/// ```
///
/// It is a value. What cannot be kept in a file, such as objects and closures, is named in it and
/// bound to the names at run time: see ``TableBindings``.
public struct TableArchive: Sendable {
  /// The title of the screen that shows the table; nil for none.
  public var title: String?

  /// How the sections are set off from each other.
  public var style = TableStyle.plain

  /// The text above all sections; nil for none.
  public var header: String?

  /// The text below all sections; nil for none.
  public var footer: String?

  /// The name of the object that answers counts and cells; nil for the controller.
  public var dataSource: String?

  /// The name of the object that answers heights and is told of events; nil for the controller.
  public var delegate: String?

  /// The height of rows of which nothing else says how tall they are.
  public var rowHeight = RowHeight.automatic

  /// The height of headers of which nothing else says how tall they are.
  public var sectionHeaderHeight = RowHeight.automatic

  /// The height of footers of which nothing else says how tall they are.
  public var sectionFooterHeight = RowHeight.automatic

  /// Whether a person can select rows.
  public var allowsSelection = true

  /// Whether a person can select several rows.
  public var allowsMultipleSelection = false

  /// Whether a person can select rows while the table is being edited.
  public var allowsSelectionDuringEditing = false

  /// Whether a person can select several rows while the table is being edited.
  public var allowsMultipleSelectionDuringEditing = false

  /// The sections and rows, shown where no data source is named.
  public var content: TableContent

  /// Creates the archive of a table.
  public init(_ content: TableContent = TableContent()) {
    self.content = content
  }

  /// Creates the archive of a table of sections.
  public init(sections: [SectionItem]) {
    self.init(TableContent(sections))
  }
}
