extension TableView {
  /// Selects or deselects a row as a tap does, with all that is asked and told.
  func choose(_ row: RowAnchor, at path: RowPath) {
    let before = interaction.selection.rows
    let change = interaction.selection.change(tapping: path, allowingMultiple: allowsMultipleNow)
    if change.selected.isEmpty {
      deselect(row)
    } else {
      select(row)
    }
    tellOfSelection(before: before)
  }

  /// Selects a row, and where only one can be selected, deselects the others first.
  func select(_ row: RowAnchor, extending: Bool = false) {
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
    if extending { selection.extend(to: path) } else { selection.select(path) }
    setSelection(selection)
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
    setSelection(selection)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  /// Tells that a person has changed the selection, if that is so.
  func tellOfSelection(before: Set<RowPath>) {
    if interaction.selection.rows != before { onSelectionChange?() }
  }
}
