/// Data that knows how the default cell is to show it.
///
/// Rows of such data need no cell type.
public protocol CellContentConvertible {
  /// What the default cell shows.
  var cellContent: CellContent { get }
}

extension CellContent: CellContentConvertible {
  /// The content itself.
  public var cellContent: CellContent { self }
}

extension String: CellContentConvertible {
  /// The string as the main text.
  public var cellContent: CellContent { CellContent(text: self) }
}

extension Substring: CellContentConvertible {
  /// The string as the main text.
  public var cellContent: CellContent { CellContent(text: String(self)) }
}
