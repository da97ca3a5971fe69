/// The cell that shows rows without a cell of their own, and how it is filled.
@MainActor
struct DefaultCell<Cell: TableCell> {
  /// The type in place of the host's own default cell, if one was registered.
  var replacement: RegisteredView<Cell>?

  /// Makes the content from the data, in place of what the data says of itself.
  var makeContent: (@MainActor (any Sendable) -> CellContent)?

  /// The host's own default cell in each style, and the identifier under which it is reused.
  ///
  /// Styles are reused apart, as on some hosts a style is given once and for all when a cell is made.
  private let own: [CellContent.Style: ViewTable<Cell>.Found] = Dictionary(
    uniqueKeysWithValues: CellContent.Style.allCases.map { style in
      (style, (RegisteredView(showing: style), "TableItems.default.\(style)"))
    })

  /// Whether rows without a cell type are looked after, whatever their data is.
  var isReplaced: Bool { replacement != nil || makeContent != nil }

  /// Returns what to show for some data; data that says nothing of itself is described.
  func content(for data: any Sendable) -> CellContent {
    if let makeContent { return makeContent(data) }
    if let data = data as? any CellContentConvertible { return data.cellContent }
    return CellContent(text: String(describing: data))
  }

  /// Returns the cell for a style, and the identifier under which it is reused.
  func view(for style: CellContent.Style) -> ViewTable<Cell>.Found {
    let found = own[style] ?? (RegisteredView(showing: style), "TableItems.default")
    return (replacement ?? found.view, found.identifier)
  }
}
