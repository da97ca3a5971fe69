extension TableView {
  /// Does what a tap on a row does, on screen or not: touches it, lets go of it, and so selects it.
  ///
  /// The delegate is asked and told all that it is in UIKit, and in the same order. A closure may
  /// change the table in the middle of it. What is left to do is then done to the same row, wherever
  /// it is; if it is gone, or the closure has tapped another row, nothing more happens.
  ///
  /// Where something is open, a tap anywhere closes it, and does nothing else.
  ///
  /// A tap on an input row begins to edit its text, and does not select it.
  public func tapRow(at path: RowPath) {
    if interaction.open == nil, allowsSelectionNow, beginEditingText(ofRowAt: path) { return }
    beginTouch(ofRowAt: path)
    endTouch()
  }

  /// Does what a finger does that comes down on a row: asks whether the row may be highlighted, and
  /// highlights it.
  public func beginTouch(ofRowAt path: RowPath) {
    cancelTouch()
    layoutIfNeeded()
    guard !closeOpenInteraction(endingMove: false), allowsSelectionNow, exists(path),
      isEnabled(path)
    else { return }
    let touched = tapped(tracked(at: path))
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true,
      let path = currentPath(of: touched)
    else { return }
    setHighlighted(tracked(at: path))
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Does what a finger does that leaves the row it came down on: the row is not highlighted any more,
  /// it is selected or deselected, and its primary action is done.
  public func endTouch() {
    guard let touched = interaction.highlighted else { return }
    cancelTouch()
    guard let path = currentPath(of: touched), allowsSelectionNow, isEnabled(path)
    else { return }
    let isSingle = !allowsMultipleNow
    choose(touched, at: path)
    if isSingle { performPrimaryAction(of: touched) }
  }

  /// Does what happens when a touch turns out to be something else: the row is not highlighted any
  /// more, and nothing is selected.
  public func cancelTouch() {
    guard let touched = interaction.highlighted else { return }
    setHighlighted(nil)
    guard let path = place(of: touched) else { return }
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Does what a tap on the detail button of a row does; nothing for a row that is not on screen or
  /// has no such button.
  public func tapAccessory(ofRowAt path: RowPath) {
    layoutIfNeeded()
    guard !closeOpenInteraction(endingMove: false), let view = layout.visible.view(of: .row(path)),
      let cell = view.cell
    else { return }
    let accessory = view.editing.isEditing ? view.editing.accessory : cell.accessory
    guard accessory?.isButton == true else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// Does what a tap at a point does, from the top of what is visible: on a row, or on a title of the
  /// index; nothing where neither is to be seen.
  public func tap(at point: TablePoint) {
    guard !closeOpenInteraction(endingMove: false) else { return }
    let place = TablePoint(x: point.x, y: point.y + layout.offset)
    let isCovered = layout.pinned.contains { $0.top <= place.y && place.y < $0.bottom }
    guard (0..<height).contains(point.y), !touchSectionIndex(at: point), !isCovered,
      let path = rowPathForRow(at: place)
    else { return }
    tapRow(at: path)
  }

  /// Whether the row is not said to be disabled by the data source's model, whoever the delegate is.
  func isEnabled(_ path: RowPath) -> Bool {
    dataSourceModel?.row(at: path)?.traits.isEnabled != false
  }

  private func setHighlighted(_ row: TrackedRow?) {
    let old = interaction.highlighted
    interaction.highlighted = row
    updateState(ofRowsAt: [old?.path, row?.path])
  }

  private func performPrimaryAction(of row: TrackedRow) {
    guard let path = currentPath(of: row),
      delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true,
      let path = currentPath(of: row)
    else { return }
    delegate?.tableView(self, performPrimaryActionForRowAt: path)
  }
}
