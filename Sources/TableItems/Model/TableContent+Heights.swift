extension TableContent {
  /// Returns the height that a row has of itself, its section or its cell type; nil if none says.
  func height(
    forRowAt path: RowPath, cellHeight: (CellReference) -> RowHeight?
  ) -> RowHeight? {
    guard let row = row(at: path) else { return nil }
    return row.height ?? sections[path.section].rowHeight
      ?? (row.cell ?? sections[path.section].cell).flatMap(cellHeight)
  }

  /// Returns the height that all rows of a section have of the section or their cell type; nil if
  /// none says, or if the rows may differ.
  func heightOfAllRows(
    inSection position: Int, cellHeight: (CellReference) -> RowHeight?
  ) -> RowHeight? {
    guard let section = section(at: position), case .uniform(let rows) = section.rows.storage
    else { return nil }
    return section.rowHeight ?? (rows.cell ?? section.cell).flatMap(cellHeight)
  }
}
