/// The header or the footer of a section: a text, or data shown by a registered type of view.
///
/// ```swift
/// SectionItem(header: "Fruit", rows: rows)
/// SectionItem(header: HeaderFooter(season, view: SeasonHeader.self), rows: rows)
/// ```
public struct HeaderFooter: Sendable {
  /// What the header or footer shows; a string where it is a text.
  public let data: any Sendable

  /// How tall it is; nil leaves it to the delegate and the table.
  public var height: RowHeight?

  /// How it names its view; nil for a text, shown by the standard view of the host.
  let view: CellReference?

  /// What has it be shown anew.
  var mark: RefreshMark?

  /// Creates a header or footer of a text, shown by the standard view of the host.
  public init(_ text: String, height: RowHeight? = nil) {
    self.data = text
    self.height = height
    self.view = nil
  }

  /// Creates a header or footer of data, shown by a type of view.
  public init<View: CellConfigurable>(
    _ data: View.RowData, height: RowHeight? = nil, view: View.Type
  ) {
    self.data = data
    self.height = height
    self.view = .of(view)
  }

  /// Creates a header or footer of data, shown by the view of an identifier.
  public init<Data: Sendable>(
    _ data: Data, height: RowHeight? = nil, view: CellIdentifier<Data>
  ) {
    self.data = data
    self.height = height
    self.view = .named(view.rawValue)
  }

  /// The text that the standard view of the host shows; nil where a type of view is named.
  public var text: String? { view == nil ? data as? String : nil }

  /// The identifier of the view; nil for a text.
  public var viewIdentifier: String? { view?.identifier }
}

extension HeaderFooter: ExpressibleByStringInterpolation {
  /// Creates a header or footer of a text.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
