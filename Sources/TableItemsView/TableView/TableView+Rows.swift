extension TableView {
  /// The number of sections.
  public var numberOfSections: Int {
    layoutIfNeeded()
    return layout.geometry.sectionCount
  }

  /// Returns the number of rows in a section; zero for one that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    layoutIfNeeded()
    return layout.geometry.section(section)?.rows.count ?? 0
  }

  /// The paths of the rows that can be seen, from the top; nil if there are none, as in UIKit.
  public var rowPathsForVisibleRows: [RowPath]? {
    layoutIfNeeded()
    let paths = layout.visible.compactMap(\.path)
    return paths.isEmpty ? nil : paths
  }

  /// The cells that can be seen, from the top.
  public var visibleCells: [Cell] {
    layoutIfNeeded()
    return layout.visible.compactMap(\.cell)
  }

  /// Returns the cell of a row that can be seen; nil for any other.
  ///
  /// - Complexity: O(log *n*) in the number of rows that can be seen.
  public func cellForRow(at path: RowPath) -> Cell? {
    layoutIfNeeded()
    return visibleCell(at: path)
  }

  /// Returns the path of the row that a cell shows; nil if it cannot be seen.
  ///
  /// - Complexity: O(*n*) in the number of rows that can be seen.
  public func rowPath(for cell: Cell) -> RowPath? {
    layoutIfNeeded()
    return layout.visible.first { $0.cell === cell }?.path
  }

  /// Returns the view of the header of a section; nil if it cannot be seen or is not there.
  public func headerView(forSection section: Int) -> Cell.HeaderFooterView? {
    view(of: .header(section: section))
  }

  /// Returns the view of the footer of a section; nil if it cannot be seen or is not there.
  public func footerView(forSection section: Int) -> Cell.HeaderFooterView? {
    view(of: .footer(section: section))
  }

  private func view(of part: TablePart) -> Cell.HeaderFooterView? {
    layoutIfNeeded()
    let view = layout.visible.view(of: part) ?? layout.pinned.first { $0.part == part }
    return view?.headerFooter
  }

  func visibleCell(at path: RowPath) -> Cell? {
    layout.visible.view(of: .row(path))?.cell
  }
}
