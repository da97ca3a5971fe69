extension TableView {
  /// Selects or deselects a row as a tap does, with all that is asked and told.
  func choose(_ row: RowAnchor, at path: RowPath) {
    tellingOfSelection {
      interaction.selection.endRange()
      let change = interaction.selection.change(tapping: path, allowingMultiple: allowsMultipleNow)
      if change.selected.isEmpty { deselect(row) } else { select(row) }
    }
  }

  /// Selects a row, and where only one can be selected, deselects the others first.
  func select(_ row: RowAnchor, inRange isInRange: Bool = false) {
    guard let path = currentPath(of: row) else { return }
    guard let answer = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path
    else { return }
    // An answer that names the row itself means it, also where the row has moved meanwhile.
    let target = answer == path ? row : anchor(at: answer)
    if !allowsMultipleNow {
      for old in interaction.selection.rows.sorted() {
        guard let path = currentPath(of: target) else { return }
        if old != path, interaction.selection.contains(old) { deselect(anchor(at: old)) }
      }
    }
    guard let path = currentPath(of: target) else { return }
    var selection = interaction.selection
    if isInRange { selection.selectInRange(path) } else { selection.select(path) }
    changeSelection(to: selection)
    delegate?.tableView(self, didSelectRowAt: path)
  }

  /// Deselects a row.
  func deselect(_ row: RowAnchor) {
    guard let path = currentPath(of: row) else { return }
    guard let answer = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path
    else { return }
    let target = answer == path ? row : anchor(at: answer)
    guard let path = currentPath(of: target), interaction.selection.contains(path) else { return }
    var selection = interaction.selection
    selection.deselect(path)
    changeSelection(to: selection)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  /// Does what a person does to the selection, and tells once that it has changed, if it has.
  func tellingOfSelection(_ body: () -> Void) {
    let changes = interaction.selectionChanges
    body()
    if interaction.selectionChanges != changes { onSelectionChange?() }
  }

  /// Tells whether a row may be touched, or selected as if it had been.
  func mayHighlight(_ path: RowPath) -> Bool {
    isEnabled(path) && delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  private func changeSelection(to selection: TableSelection) {
    if selection.rows != interaction.selection.rows { interaction.selectionChanges += 1 }
    setSelection(selection)
  }
}
