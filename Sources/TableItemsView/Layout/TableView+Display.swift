extension TableView {
  /// Tells the delegate that a view comes on screen, unless it is there already.
  func beginDisplay(of view: inout VisibleView<Cell>) {
    guard !view.isDisplayed else { return }
    view.isDisplayed = true
    switch (view.part, view.view) {
    case (.row(let path), .cell(let cell)):
      updateState(of: view)
      displayDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    case (.header(let section), .headerFooter(let view)):
      displayDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case (.footer(let section), .headerFooter(let view)):
      displayDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    default: break
    }
  }

  /// Tells the delegate of views that came on screen, or left it, as others did: where these turned out
  /// less tall than was thought, or where only the room above a header is left.
  func updateDisplay(ofViewsIn window: inout VisibleWindow<Cell>) {
    for number in window.views.indices {
      let isAtEdge = number == 0 || number == window.views.count - 1
      guard isAtEdge || window.mayHideWhatItShows else { continue }
      let view = window.views[number]
      let isShown = window.shows(view)
      guard isShown != view.isDisplayed else { continue }
      if isShown {
        beginDisplay(of: &window.views[number])
      } else {
        window.views[number].isDisplayed = false
        tellOfEnd(of: view, displayDelegate)
      }
    }
  }

  /// Who is told of display: while a layout is under way, who was told before.
  private var displayDelegate: (any TableViewDelegate)? { layout.formerDelegate ?? delegate }

  /// Takes a view back, and tells the delegate if it was on screen.
  func endDisplay(of view: VisibleView<Cell>) {
    endDisplay(of: view, telling: displayDelegate)
  }

  /// Takes everything back, before all is asked for anew.
  func endDisplayOfAll(telling delegate: (any TableViewDelegate)?) {
    let all = layout.visible + layout.pinned.filter { layout.visible.view(of: $0.part) == nil }
    layout.visible = []
    layout.pinned = []
    for view in all { endDisplay(of: view, telling: delegate) }
  }

  private func endDisplay(of view: VisibleView<Cell>, telling delegate: (any TableViewDelegate)?) {
    // While a layout is under way, what is taken back is not to be found any more.
    if layout.isUnderWay { layout.visible.remove(view) }
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
      if let path, let view = layout.visible.view(of: .row(path)) { updateState(of: view) }
    }
  }

  /// Has all cells show the state of their rows.
  func updateStateOfCells() {
    layout.isStateOfCellsStale = false
    for view in layout.visible { updateState(of: view) }
  }

  private func updateState(of view: VisibleView<Cell>) {
    guard let path = view.path, let cell = view.cell else { return }
    cell.editingState = editingState(of: view)
    let isSelected = interaction.selection.contains(path)
    if cell.isSelected != isSelected {
      cell.setSelected(isSelected, animated: interaction.isAnimated)
    }
    cell.isHighlighted = interaction.highlighted?.path == path
    cell.isFocused = interaction.focused?.path == path
    if interaction.input != nil { showEditedText(in: view) }
  }
}
