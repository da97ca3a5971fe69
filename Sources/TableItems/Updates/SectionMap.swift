/// Where the sections of a table stand after a batch of updates.
///
/// Those that are neither deleted nor moved keep their order, and take the places that nothing is
/// inserted at or moved to.
struct SectionMap {
  private let newSections: [Int?]
  private let oldSections: [Int?]

  /// Finds out where sections stand; what does not add up is left out.
  ///
  /// - Complexity: O(*n*) in the number of sections and operations on them.
  init(_ updates: BatchUpdates, from oldCount: Int, to newCount: Int) {
    var newSections = [Int?](repeating: nil, count: oldCount)
    var oldSections = [Int?](repeating: nil, count: newCount)
    var stays = [Bool](repeating: true, count: oldCount)
    var isFree = [Bool](repeating: true, count: newCount)
    for section in updates.deletedSections where stays.indices.contains(section) {
      stays[section] = false
    }
    for section in updates.insertedSections where isFree.indices.contains(section) {
      isFree[section] = false
    }
    for move in updates.movedSections {
      let (old, new) = (move.source, move.destination)
      guard stays.indices.contains(old), isFree.indices.contains(new) else { continue }
      stays[old] = false
      isFree[new] = false
      newSections[old] = new
      oldSections[new] = old
    }
    let staying = stays.indices.lazy.filter { stays[$0] }
    for (old, new) in zip(staying, isFree.indices.lazy.filter { isFree[$0] }) {
      newSections[old] = new
      oldSections[new] = old
    }
    self.newSections = newSections
    self.oldSections = oldSections
  }

  /// Returns where a section stands after the update; nil if it is gone.
  func newSection(of old: Int) -> Int? {
    newSections.indices.contains(old) ? newSections[old] : nil
  }

  /// Returns where a section stood before the update; nil if it was not there.
  func oldSection(of new: Int) -> Int? {
    oldSections.indices.contains(new) ? oldSections[new] : nil
  }
}
