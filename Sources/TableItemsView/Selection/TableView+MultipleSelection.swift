extension TableView {
  /// Does what a drag of two fingers that begins on a row does: where the table can be edited with
  /// several rows selected, and the delegate agrees, it begins editing and selects the row.
  ///
  /// It goes on with ``extendMultipleSelection(to:)`` and ends with ``endMultipleSelection()``.
  public func beginMultipleSelection(at path: RowPath) {
    layoutIfNeeded()
    guard !closeOpenInteraction(), allowsMultipleSelectionDuringEditing, exists(path) else {
      return
    }
    let row = tapped(tracked(at: path))
    guard delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) == true,
      let path = currentPath(of: row)
    else { return }
    setEditing(true)
    interaction.isSelectingSeveral = true
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    guard let path = currentPath(of: row) else { return }
    interaction.selection.beginRange(at: path)
    tellingOfSelection {
      if mayHighlight(path) { select(row) }
    }
  }

  /// Selects the rows from where it began up to a row.
  ///
  /// - Complexity: O(*n*) in the number of rows that are selected, and that are new in the range.
  public func extendMultipleSelection(to path: RowPath) {
    layoutIfNeeded()
    guard interaction.isSelectingSeveral, exists(path) else { return }
    extendSelection(to: path)
  }

  /// Ends selecting several rows; the table stays in editing, and updates that waited are performed.
  public func endMultipleSelection() {
    guard interaction.isSelectingSeveral else { return }
    interaction.isSelectingSeveral = false
    interaction.selection.endRange()
    delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    resumeUpdates()
  }

  /// Selects the rows between the one that was selected last and another, and lets go of those that
  /// were in between before.
  func extendSelection(to path: RowPath) {
    interaction.taps += 1
    let (taps, reloads) = (interaction.taps, interaction.reloads)
    let change = interaction.selection.change(extendingTo: path, rowsBetween: selectableRows(in:))
    // Where a closure has loaded the table anew, the rows are not those that were meant.
    guard taps == interaction.taps, reloads == interaction.reloads else { return }
    interaction.selection.extendRange(to: path)
    let (deselected, selected) = (
      change.deselected.map(tracked(at:)), change.selected.map(tracked(at:))
    )
    tellingOfSelection {
      for row in deselected { deselect(row) }
      for row in selected { select(row, inRange: true) }
    }
  }

  private func selectableRows(in range: ClosedRange<RowPath>) -> [RowPath] {
    let navigation = RowNavigation(layout.geometry, screenHeight: height)
    let reloads = interaction.reloads
    var rows: [RowPath] = []
    var next: RowPath? = range.lowerBound
    while let path = next, path <= range.upperBound, reloads == interaction.reloads {
      if !interaction.selection.contains(path), mayHighlight(path) { rows.append(path) }
      next = navigation.row(after: path)
    }
    return rows
  }
}
