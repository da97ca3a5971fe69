extension TableModel {
  /// A closure that says how tall a row is, if it has something to say.
  typealias HeightClosure = (TableEvent) -> RowHeight?

  /// Returns the height of a row: its own, or that of its section, its cell type, the delegate or the
  /// table, in this order.
  ///
  /// One that cannot be laid out is reported, and automatic.
  func height(
    forRowAt path: RowPath, delegate: HeightClosure?, table: RowHeight
  ) -> RowHeight {
    guard let row = content.row(at: path), let section = content.section(at: path.section)
    else { return table }
    let height =
      ownHeight(row.height, row.cell, in: section)
      ?? delegate.flatMap { event(at: path).flatMap($0) } ?? table
    return checked(height, of: .row(path))
  }

  /// Returns the heights of all rows of a section, as far as they do not depend on the closure of the
  /// delegate, which is asked when rows are shown.
  ///
  /// - Complexity: O(1) for uniform rows; else O(*n*) in the number of rows.
  func heights(
    inSection section: Int, delegate: HeightClosure?, table: RowHeight
  ) -> SectionHeights {
    guard let item = content.section(at: section) else {
      return .uniform(delegate == nil ? table : nil)
    }
    let other = delegate == nil ? table : nil
    switch item.rows.storage {
    case .uniform(let rows):
      let height = ownHeight(nil, rows.cell, in: item) ?? other
      return .uniform(height.map { checked($0, of: .row(RowPath(section: section, row: 0))) })
    case .mixed(let rows):
      var heights: [RowHeight?] = []
      heights.reserveCapacity(rows.count)
      for row in rows.indices {
        let height = rows[row].height ?? ownHeight(nil, rows[row].cell, in: item) ?? other
        if let height, !height.isValid {
          heights.append(checked(height, of: .row(RowPath(section: section, row: row))))
        } else {
          heights.append(height)
        }
      }
      return .varied(heights)
    }
  }

  /// Returns what a row, its section, or its cell type says, in this order.
  private func ownHeight(
    _ height: RowHeight?, _ cell: CellReference?, in section: SectionItem
  ) -> RowHeight? {
    if let height = height ?? section.rowHeight { return height }
    guard let cell = cell ?? section.cell else { return nil }
    return cellTypes.map { $0.rowHeight(of: cell) } ?? cell.type?.rowHeight
  }

  /// Returns a height, or automatic in place of one that cannot be laid out.
  func checked(_ height: RowHeight, of part: TablePart) -> RowHeight {
    if height.isValid { return height }
    report(.invalidHeight(height, of: part))
    return .automatic
  }
}
