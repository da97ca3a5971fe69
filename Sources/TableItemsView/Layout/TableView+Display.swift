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

  /// Takes a view back, and tells the delegate if it was on screen.
  func endDisplay(of view: VisibleView<Cell>) {
    endDisplay(of: view, telling: delegate)
  }

  /// Takes everything back, before all is asked for anew.
  func endDisplayOfAll(telling delegate: (any TableViewDelegate)?) {
    let all = layout.visible + layout.pinned
    layout.visible = []
    layout.pinned = []
    for view in all { endDisplay(of: view, telling: delegate) }
  }

  private func endDisplay(of view: VisibleView<Cell>, telling delegate: (any TableViewDelegate)?) {
    if view.isDisplayed {
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
    switch view.view {
    case .cell(let cell): cells.enqueue(cell)
    case .headerFooter(let view): headerFooterViews.enqueue(view)
    case .space: break
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
