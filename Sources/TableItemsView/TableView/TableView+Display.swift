extension TableView {
  /// Has a part of the table shown, by the view that shows it already or a new one, and takes its
  /// measure; nil if there is nothing to see.
  func show(
    _ part: TablePart, _ known: VisibleView<Cell>?, at top: Double
  ) -> VisibleView<Cell>? {
    guard let extent = geometry.extent(of: part) else { return nil }
    let isEmpty = !extent.isEstimated && extent.length <= 0
    guard !isEmpty, var view = known ?? makeView(for: part) else {
      known.map(endDisplay(of:))
      geometry.setHeight(0, of: part)
      return nil
    }
    view.top = top
    view.length = extent.length
    if extent.isEstimated {
      let measured = view.height(fittingWidth: width)
      view.length = measured.isFinite && measured > 0 ? measured : 0
      geometry.setHeight(view.length, of: part)
    }
    guard view.length > 0 else {
      known == nil ? takeBack(view) : endDisplay(of: view)
      return nil
    }
    if known == nil, case .row(let path) = part, let cell = view.cell {
      cell.isSelected = selectedPaths.contains(path)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    return view
  }

  /// Ends the display of everything, before all is asked for anew.
  func endDisplayOfAll() {
    let all = visible
    visible = []
    all.forEach(endDisplay(of:))
  }

  /// Tells the delegate that a view has left the screen, and takes it back.
  func endDisplay(of view: VisibleView<Cell>) {
    if case .row(let path) = view.part, let cell = view.cell {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    takeBack(view)
  }

  /// Has the cells show whether their rows are selected; the table is the authority.
  func updateSelectionOfCells() {
    for view in visible {
      guard case .row(let path) = view.part, let cell = view.cell else { continue }
      let isSelected = selectedPaths.contains(path)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
    }
  }

  private func takeBack(_ view: VisibleView<Cell>) {
    switch view.view {
    case .cell(let cell): cells.enqueue(cell)
    case .headerFooter(let view): headerFooterViews.enqueue(view)
    }
  }

  private func makeView(for part: TablePart) -> VisibleView<Cell>? {
    guard let dataSource else { return nil }
    switch part {
    case .row(let path):
      let cell = dataSource.tableView(self, cellForRowAt: path)
      return VisibleView(part: part, view: .cell(cell))
    case .header(let section):
      let view =
        dataSource.tableView(self, viewForHeaderInSection: section)
        ?? dataSource.tableView(self, titleForHeaderInSection: section).map(dequeueTitleView)
      return view.map { VisibleView(part: part, view: .headerFooter($0)) }
    case .footer(let section):
      let view =
        dataSource.tableView(self, viewForFooterInSection: section)
        ?? dataSource.tableView(self, titleForFooterInSection: section).map(dequeueTitleView)
      return view.map { VisibleView(part: part, view: .headerFooter($0)) }
    }
  }
}
