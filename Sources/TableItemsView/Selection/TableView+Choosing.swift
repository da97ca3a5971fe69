extension TableView {
  /// Selects or deselects a row as a tap does, with all that is asked and told.
  func choose(_ row: TrackedRow, at path: RowPath) {
    tellingOfSelection {
      interaction.selection.endRange()
      let isDeselected = interaction.selection.isDeselected(
        byTapping: path, allowingMultiple: allowsMultipleNow)
      if isDeselected { deselect(row) } else { select(row) }
    }
  }

  /// Selects a row, and where only one can be selected, deselects the others first.
  func select(_ row: TrackedRow, inRange isInRange: Bool = false) {
    guard let path = currentPath(of: row) else { return }
    guard let answer = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path
    else { return }
    // An answer that names the row itself means it, also where the row has moved meanwhile.
    let target = answer == path ? row : tracked(at: answer)
    if !allowsMultipleNow {
      for old in interaction.selection.rows.sorted() {
        guard let path = currentPath(of: target) else { return }
        if old != path, interaction.selection.contains(old) {
          deselect(tracked(at: old), inFavorOf: target)
        }
      }
    }
    guard let path = currentPath(of: target) else { return }
    if !allowsMultipleNow { dataSourceModel?.forgetHiddenSelection() }
    changeSelection(of: path) { selection in
      if isInRange { selection.selectInRange(path) } else { selection.select(path) }
    }
    delegate?.tableView(self, didSelectRowAt: path)
  }

  /// Deselects a row, but not in favor of one that is gone.
  func deselect(_ row: TrackedRow, inFavorOf other: TrackedRow? = nil) {
    guard let path = currentPath(of: row) else { return }
    guard let answer = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path
    else { return }
    let target = answer == path ? row : tracked(at: answer)
    guard let path = currentPath(of: target), interaction.selection.contains(path) else { return }
    if let other, currentPath(of: other) == nil { return }
    changeSelection(of: path) { $0.deselect(path) }
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  /// Does what a person does to the selection, and tells once that it has changed, if it has.
  func tellingOfSelection(_ body: () -> Void) {
    let changes = interaction.selectionChanges
    interaction.openSelectionChanges += 1
    body()
    interaction.openSelectionChanges -= 1
    // A closure may have tapped another row in the middle of it.
    guard interaction.openSelectionChanges == 0 else { return }
    if interaction.selectionChanges != changes { onSelectionChange?() }
  }

  /// Tells whether a row may be touched, or selected as if it had been.
  func mayHighlight(_ path: RowPath) -> Bool {
    isEnabled(path) && delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  private func changeSelection(of path: RowPath, _ change: (inout TableSelection) -> Void) {
    let wasSelected = interaction.selection.contains(path)
    change(&interaction.selection)
    if interaction.selection.contains(path) != wasSelected { interaction.selectionChanges += 1 }
    updateState(ofRowsAt: [path])
  }
}
