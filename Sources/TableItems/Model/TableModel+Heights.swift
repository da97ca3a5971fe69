extension TableModel {
  /// Resolves the height of a row: its own, or that of its section, its cell type, the delegate or
  /// the table, in this order.
  ///
  /// A height that cannot be laid out is reported and answered as automatic.
  ///
  /// - Parameters:
  ///   - path: The path of the row.
  ///   - delegateHeight: What the delegate says of the row; asked only if nothing before says.
  ///   - tableHeight: The height of rows of which nothing says how tall they are.
  /// - Returns: A height that can be laid out.
  public func height(
    forRowAt path: RowPath,
    delegateHeight: (() -> RowHeight?)? = nil,
    tableHeight: RowHeight = .automatic
  ) -> RowHeight {
    let height =
      content.height(forRowAt: path, cellHeight: cellHeight(of:)) ?? delegateHeight?()
      ?? tableHeight
    return checked(height, at: .row(path))
  }

  /// Resolves the height of all rows of a section at once, if they are of one kind.
  ///
  /// - Parameters:
  ///   - section: The position of the section.
  ///   - delegateHasHeights: Whether the delegate says heights row by row.
  ///   - tableHeight: The height of rows of which nothing says how tall they are.
  /// - Returns: A height that can be laid out, or nil if the rows have to be asked one by one.
  func heightOfAllRows(
    inSection section: Int, delegateHasHeights: Bool, tableHeight: RowHeight
  ) -> RowHeight? {
    // A section that only the data source knows has no rows here to say anything.
    guard let rows = content.rows(inSection: section) else { return tableHeight }
    guard rows.isUniform else { return nil }
    let height =
      content.heightOfAllRows(inSection: section, cellHeight: cellHeight(of:))
      ?? (delegateHasHeights ? nil : tableHeight)
    return height.map { checked($0, at: .row(RowPath(section: section, row: 0))) }
  }

  private func cellHeight(of cell: CellReference) -> RowHeight? {
    guard let cellTypes else { return cell.type?.rowHeight }
    return cellTypes.rowHeight(of: cell)
  }

  /// Returns a height, or automatic in place of one that cannot be laid out.
  func checked(_ height: RowHeight, at place: TableDiagnostic.Place) -> RowHeight {
    if height.isValid { return height }
    report(TableDiagnostic(.invalidHeight(height), at: place))
    return .automatic
  }
}
