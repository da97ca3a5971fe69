extension CellRegistry {
  /// Replaces the default cell by a type of your own that shows content.
  ///
  /// The default cell shows rows without a cell type, and what cannot be shown as it asks to be.
  public func registerDefault<C: CellConfigurable>(
    _ type: C.Type, make: (@MainActor () -> C)? = nil
  ) where C.Base == Cell, C.RowData == CellContent {
    if let view = RegisteredView<Cell>(type, make: make) { defaultCell.replacement = view }
  }

  /// Fills the default cell in a way of your own, from the data of the row.
  public func registerDefault(_ content: @escaping @MainActor (any Sendable) -> CellContent) {
    defaultCell.makeContent = content
  }
}
