/// The cell that shows rows without a cell of their own, and how it is filled.
@MainActor
struct DefaultCell<Cell: TableCell> where Cell.Base == Cell {
  /// The type of the cell; the host's base class, unless another was registered.
  var view = RegisteredView<Cell>(base: Cell.self) {
    didSet { isReplaced = true }
  }

  /// Makes the content from the data, in place of what the data says of itself.
  var makeContent: (@MainActor (any Sendable) -> CellContent)? {
    didSet { isReplaced = true }
  }

  /// Whether rows without a cell type are looked after, whatever their data is.
  private(set) var isReplaced = false

  /// Returns what to show for some data; data that says nothing of itself is described.
  func content(for data: any Sendable) -> CellContent {
    if let makeContent { return makeContent(data) }
    if let data = data as? any CellContentConvertible { return data.cellContent }
    return CellContent(text: String(describing: data))
  }

  /// Returns the identifier under which default cells of a style are reused.
  ///
  /// On some hosts a style is given once and for all when a cell is made.
  static func identifier(of style: CellContent.Style) -> String { "TableItems.default.\(style)" }
}
