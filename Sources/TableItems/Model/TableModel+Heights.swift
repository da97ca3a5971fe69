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
    let own = ownHeight(row.height, row.cell, in: section)
    return resolve(own, at: path, delegate, table)
  }

  /// Returns the heights of all rows of a section, as ``height(forRowAt:delegate:table:)`` does for one.
  ///
  /// - Complexity: O(1) for uniform rows, unless the delegate has to be asked for each; else O(*n*)
  ///   in the number of rows.
  func heights(
    inSection section: Int, delegate: HeightClosure?, table: RowHeight
  ) -> SectionHeights {
    // A closure may change the content on the way, so the section is kept as it is.
    guard let item = content.section(at: section) else { return .uniform(table) }
    switch item.rows.storage {
    case .mixed(let rows):
      return .varied(
        rows.indices.map { row in
          let own = ownHeight(rows[row].height, rows[row].cell, in: item)
          return resolve(own, at: RowPath(section: section, row: row), delegate, table)
        })
    case .uniform(let rows):
      let own = ownHeight(nil, rows.cell, in: item)
      if own != nil || delegate == nil {
        return .uniform(resolve(own, at: RowPath(section: section, row: 0), delegate, table))
      }
      return .varied(
        (0..<rows.count).map { row in
          resolve(nil, at: RowPath(section: section, row: row), delegate, table)
        })
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

  /// Returns what is said so far, or what the delegate or the table says, as far as it can be laid
  /// out.
  private func resolve(
    _ height: RowHeight?, at path: RowPath, _ delegate: HeightClosure?, _ table: RowHeight
  ) -> RowHeight {
    let height = height ?? delegate.flatMap { event(at: path).flatMap($0) } ?? table
    return checked(height, of: .row(path))
  }

  /// Returns a height, or automatic in place of one that cannot be laid out.
  func checked(_ height: RowHeight, of part: TablePart) -> RowHeight {
    if height.isValid { return height }
    report(.invalidHeight(height, of: part))
    return .automatic
  }
}
