extension TableView {
  /// Does what a finger does that lets go of the row: has the data source move it, once, if its place is
  /// another one.
  ///
  /// The data source changes what it says without telling the table, which has the row, its selection and
  /// its focus where it was dropped. A data source with a model has the model tell the table instead, and
  /// nothing is moved but by that. Updates that waited are performed afterwards.
  public func dropRow() {
    layoutIfNeeded()
    guard isMovingRow else { return }
    let moved = movedGeometry()
    _ = takeOpenInteraction()
    defer { resumeUpdates() }
    guard let moved, moved.target != moved.source,
      let source = dataSource as? any TableViewReordering<Cell>
    else { return }
    // What can be seen is to stay where it is drawn, with the row in its gap.
    for number in layout.visible.indices {
      if let top = moved.offset(of: layout.visible[number].part) {
        layout.visible[number].top = top
      }
    }
    setNeeds(.arrangement)
    let reloads = interaction.reloads
    source.tableView(self, moveRowAt: moved.source, to: moved.target)
    guard reloads == interaction.reloads, dataSourceModel == nil else { return }
    do {
      try moveRow(at: moved.source, to: moved.target)
    } catch {
      // The data source has done something else.
      reloadData()
    }
  }

  /// Does what happens when a move turns out to be none: the row is where it was, and updates that waited
  /// are performed.
  public func cancelMove() {
    if isMovingRow { closeOpenInteraction() }
  }

  /// Has the row that is being moved, and its place, be the same after a batch of updates; ends the move
  /// if one of them is gone.
  func updateMovedRow(after map: UpdateMap, from oldCounts: [Int], to newCounts: [Int]) {
    guard let reorder else { return }
    guard
      let new = reorder.following(map, from: oldCounts, to: newCounts, tracked: { tracked(at: $0) })
    else { return endOpenInteraction() }
    interaction.open = .reorder(new)
  }
}
