extension TableView {
  /// Tells the delegate that a view comes on screen, unless it is there already.
  func beginDisplay(of view: inout VisibleView<Cell>) {
    guard !view.isDisplayed else { return }
    view.isDisplayed = true
    guard let path = view.path, let cell = view.cell else { return }
    cell.isSelected = selectedPaths.contains(path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Takes a view back, and tells the delegate if it was on screen.
  func endDisplay(of view: VisibleView<Cell>) {
    endDisplay(of: view, telling: delegate)
  }

  /// Takes everything back, before all is asked for anew.
  func endDisplayOfAll(telling delegate: (any TableViewDelegate)?) {
    let all = visible
    visible = []
    for view in all { endDisplay(of: view, telling: delegate) }
  }

  private func endDisplay(of view: VisibleView<Cell>, telling delegate: (any TableViewDelegate)?) {
    if view.isDisplayed, let path = view.path, let cell = view.cell {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    switch view.view {
    case .cell(let cell): cells.enqueue(cell)
    case .headerFooter(let view): headerFooterViews.enqueue(view)
    }
  }

  /// Has the cells show whether their rows are selected; the table is the authority.
  func updateSelectionOfCells() {
    for view in visible {
      guard let path = view.path, let cell = view.cell else { continue }
      let isSelected = selectedPaths.contains(path)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
    }
  }

  /// Asks for the view of a part of the table; nil for a header or footer that is not there.
  func makeView(for part: TablePart) -> VisibleView<Cell>? {
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
