extension TableView {
  /// Tells the delegate that a view comes on screen, unless it is there already.
  func beginDisplay(of view: inout VisibleView<Cell>) {
    guard !view.isDisplayed else { return }
    view.isDisplayed = true
    switch (view.part, view.view) {
    case (.row(let path), .cell(let cell)):
      updateState(of: cell, at: path)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    case (.header(let section), .headerFooter(let view)):
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case (.footer(let section), .headerFooter(let view)):
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    default: break
    }
  }

  /// Tells the delegate of views that came on screen, or left it, as others did: where these turned out
  /// less tall than was thought, or where only the room above a header is left.
  func updateDisplay(ofViewsIn window: inout VisibleWindow<Cell>) {
    for number in window.views.indices {
      let view = window.views[number]
      let isShown = window.shows(view)
      guard isShown != view.isDisplayed else { continue }
      if isShown {
        beginDisplay(of: &window.views[number])
      } else {
        window.views[number].isDisplayed = false
        tellOfEnd(of: view, delegate)
      }
    }
  }

  /// Takes a view back, and tells the delegate if it was on screen.
  func endDisplay(of view: VisibleView<Cell>) {
    endDisplay(of: view, telling: delegate)
  }

  /// Takes everything back, before all is asked for anew.
  func endDisplayOfAll(telling delegate: (any TableViewDelegate)?) {
    let all = layout.visible + layout.pinned.filter { layout.visible.view(of: $0.part) == nil }
    layout.visible = []
    layout.pinned = []
    for view in all { endDisplay(of: view, telling: delegate) }
  }

  private func endDisplay(of view: VisibleView<Cell>, telling delegate: (any TableViewDelegate)?) {
    if view.isDisplayed { tellOfEnd(of: view, delegate) }
    switch (view.part, view.view) {
    case (.tableHeader, _), (.tableFooter, _), (_, .space): break
    case (_, .cell(let cell)): cells.enqueue(cell)
    case (_, .headerFooter(let view)): headerFooterViews.enqueue(view)
    }
  }

  private func tellOfEnd(of view: VisibleView<Cell>, _ delegate: (any TableViewDelegate)?) {
    switch (view.part, view.view) {
    case (.row(let path), .cell(let cell)):
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    case (.header(let section), .headerFooter(let view)):
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case (.footer(let section), .headerFooter(let view)):
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    default: break
    }
  }

  /// Has the cells of rows show the state of their rows; the table is the authority.
  func updateState(ofRowsAt paths: some Sequence<RowPath?>) {
    // While views are being made, those that will be visible are not yet known.
    layout.isStateOfCellsStale = layout.isUnderWay
    for path in paths {
      if let path, let cell = visibleCell(at: path) { updateState(of: cell, at: path) }
    }
  }

  /// Has all cells show the state of their rows.
  func updateStateOfCells() {
    layout.isStateOfCellsStale = false
    for view in layout.visible {
      if let path = view.path, let cell = view.cell { updateState(of: cell, at: path) }
    }
  }

  private func updateState(of cell: Cell, at path: RowPath) {
    cell.isSelected = interaction.selection.contains(path)
    cell.isHighlighted = interaction.highlighted?.path == path
    cell.isFocused = interaction.focused?.path == path
  }
}
