/// A section of a table: rows, with a header, a footer, and defaults for the rows.
///
/// A section of rows of any kinds:
///
/// ```swift
/// SectionItem(header: "Fruit", rows: [
///   RowItem(apple, height: 2, cell: FruitCell.self),
///   "a plain row, shown by the default cell",
/// ])
/// ```
///
/// A uniform section, whose rows are all alike, made straight from a collection of data that it
/// keeps:
///
/// ```swift
/// SectionItem(header: "Users", data: users, height: 2, cell: UserCell.self)
/// ```
///
/// The id of a section is its position unless one is given. An empty section is a section.
public struct SectionItem: Sendable {
  /// What tells the section from the others; nil stands for its position in the table.
  public var id: ItemID?

  /// What stands above the rows.
  public var header: HeaderFooter?

  /// What stands below the rows.
  public var footer: HeaderFooter?

  /// The title under which an index at the side of the table leads to the section.
  public var indexTitle: String?

  /// How tall the rows are that do not say it themselves.
  public var rowHeight: RowHeight?

  /// The rows, in order.
  public var rows: SectionRows

  /// What a person may do to the rows that do not say it themselves.
  public var editing = RowEditing.unspecified

  /// The cell of rows that name none.
  var cell: CellReference?

  @usableFromInline
  init(
    id: ItemID?, header: HeaderFooter?, footer: HeaderFooter?, indexTitle: String?,
    rowHeight: RowHeight?, rows: SectionRows, cell: CellReference? = nil
  ) {
    self.id = id
    self.header = header
    self.footer = footer
    self.indexTitle = indexTitle
    self.rowHeight = rowHeight
    self.rows = rows
    self.cell = cell
  }

  /// The identifier of the cell of rows that name none.
  public var cellIdentifier: String? { cell?.identifier }
}
