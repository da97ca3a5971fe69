extension TableView {
  /// Has what is selected, touched and focused be the same rows after a batch of updates.
  func updateInteraction(
    after updates: BatchUpdates, _ map: UpdateMap, keepingSelection isKeepingSelection: Bool
  ) {
    interaction.moves.add(map, after: interaction.reloads)
    interaction.reloads += 1
    updateOpenInteraction(after: updates, map)
    if !isKeepingSelection {
      for path in updates.reloadedRows { interaction.selection.deselect(path) }
    }
    interaction.lostSelection = interaction.selection.rows.filter { map.newPath(of: $0) == nil }
    interaction.selection.move { map.newPath(of: $0) }
    interaction.highlighted = interaction.highlighted.flatMap { moved($0, by: map) }
    interaction.focused = interaction.focused.flatMap { moved($0, by: map) }
    if let focused = interaction.focused, !isEnabled(focused.path) { interaction.focused = nil }
  }

  /// Returns a row where it is after a batch of updates; nil if it is gone.
  func moved(_ row: TrackedRow, by map: UpdateMap) -> TrackedRow? {
    guard let path = map.newPath(of: row.path) else { return nil }
    var moved = tracked(at: path)
    moved.taps = row.taps
    return moved
  }
}
