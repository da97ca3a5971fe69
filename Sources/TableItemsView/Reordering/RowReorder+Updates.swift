extension RowReorder {
  /// Has the row and its place be the same after a batch of updates.
  ///
  /// - Parameters:
  ///   - map: Where rows went.
  ///   - oldCounts: The number of rows of each section before.
  ///   - newCounts: The number of rows of each section after.
  ///   - tracked: Returns the row at a path after the batch, to be found again.
  /// - Returns: The move that goes on; nil if the row is gone, or the section that it would go to.
  func following(
    _ map: UpdateMap, from oldCounts: [Int], to newCounts: [Int],
    tracked: (RowPath) -> TrackedRow
  ) -> RowReorder? {
    guard let newSource = map.newPath(of: row.path) else { return nil }
    let source = row.path
    func newPlace(_ place: RowPath) -> RowPath? {
      place == source
        ? newSource
        : self.newPlace(of: place, map, newSource: newSource, from: oldCounts, to: newCounts)
    }
    guard let newTarget = newPlace(target) else { return nil }
    var moved = self
    moved.row = tracked(newSource)
    moved.row.taps = row.taps
    moved.target = newTarget
    moved.proposed = newPlace(proposed) ?? newTarget
    return moved
  }

  /// Returns where a place is after a batch: before the row that it was before, or else after the one
  /// that it was after, or else as far down in its section.
  private func newPlace(
    of place: RowPath, _ map: UpdateMap, newSource: RowPath, from oldCounts: [Int],
    to newCounts: [Int]
  ) -> RowPath? {
    func newNeighbor(_ neighbor: RowPath) -> RowPath? {
      let old = neighbor.with(row.path)
      guard oldCounts.indices.contains(old.section), (0..<oldCounts[old.section]).contains(old.row),
        let new = map.newPath(of: old), map.source(of: new) == nil
      else { return nil }
      return new.without(newSource)
    }
    if let next = newNeighbor(place) { return next }
    if place.row > 0,
      let previous = newNeighbor(RowPath(section: place.section, row: place.row - 1))
    {
      return RowPath(section: previous.section, row: previous.row + 1)
    }
    guard let section = map.newSection(of: place.section), newCounts.indices.contains(section)
    else { return nil }
    let count = newCounts[section] - (section == newSource.section ? 1 : 0)
    return RowPath(section: section, row: min(place.row, count))
  }
}
