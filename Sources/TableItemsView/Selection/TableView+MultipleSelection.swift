extension TableView {
  /// Does what a drag of two fingers that begins on a row does: where the table can be edited with
  /// several rows selected, and the delegate agrees, it begins editing and selects the row.
  ///
  /// It goes on with ``extendMultipleSelection(to:)`` and ends with ``endMultipleSelection()``.
  public func beginMultipleSelection(at path: RowPath) {
    layoutIfNeeded()
    guard allowsMultipleSelectionDuringEditing, exists(path), let delegate,
      delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: path), exists(path)
    else { return }
    setEditing(true)
    interaction.isSelectingSeveral = true
    interaction.taps += 1
    delegate.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    let before = interaction.selection.rows
    if isEnabled(path) { select(anchor(at: path)) }
    tellOfSelection(before: before)
  }

  /// Selects the rows from where it began up to a row.
  public func extendMultipleSelection(to path: RowPath) {
    layoutIfNeeded()
    guard interaction.isSelectingSeveral, exists(path) else { return }
    extendSelection(to: path)
  }

  /// Ends selecting several rows; the table stays in editing.
  public func endMultipleSelection() {
    guard interaction.isSelectingSeveral else { return }
    interaction.isSelectingSeveral = false
    interaction.rangeEnd = nil
    delegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }

  /// Selects the rows between the one that was selected last and another, and lets go of those that
  /// were in between before.
  func extendSelection(to path: RowPath) {
    let before = interaction.selection.rows
    let change = interaction.selection.change(
      extendingTo: path, from: interaction.rangeEnd, rowsBetween: selectableRows(in:))
    interaction.rangeEnd = path
    interaction.taps += 1
    for row in change.deselected.map(anchor(at:)) { deselect(row) }
    for row in change.selected.map(anchor(at:)) { select(row, extending: true) }
    tellOfSelection(before: before)
  }

  private func selectableRows(in range: ClosedRange<RowPath>) -> [RowPath] {
    let navigation = RowNavigation(layout.geometry, screenHeight: height)
    var rows: [RowPath] = []
    var next: RowPath? = range.lowerBound
    while let path = next, path <= range.upperBound {
      if isEnabled(path), delegate?.tableView(self, shouldHighlightRowAt: path) ?? true {
        rows.append(path)
      }
      next = navigation.row(after: path)
    }
    return rows
  }
}
