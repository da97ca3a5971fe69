/// What turns an old list into a new one, by positions.
@usableFromInline
struct ListDifference: Hashable, Sendable {
  /// How many items a list may have to be compared.
  static var greatestCount: Int { Int(Int32.max) }

  /// The old items that are gone, in order.
  @usableFromInline var deleted: [Int32] = []

  /// The new items that came, in order.
  @usableFromInline var inserted: [Int32] = []

  /// The items that stand elsewhere, in their old order: as few as possible, as long as ids are
  /// unique.
  @usableFromInline var moved: [PositionPair] = []

  /// The items that look different, in their old order.
  @usableFromInline var updated: [PositionPair] = []

  /// Compares two lists.
  ///
  /// What agrees is found by walking along both; only what is left is hashed. Items are kept in place
  /// that make up a longest increasing sequence.
  ///
  /// - Complexity: O(*n*) in the number of items, and O(*m* log *m*) in the number *m* of those that are
  ///   out of order.
  @inlinable
  init(of pair: some ListPair) {
    let walk = ListWalk(along: pair)
    updated = walk.updated
    let (old, new) = walk.runs.gaps(pair.oldCount, pair.newCount)
    guard !old.isEmpty, !new.isEmpty else {
      (deleted, inserted) = (old, new)
      return
    }
    var join = ListJoin(pair, candidates: new)
    var joined: [MatchedRun] = []
    joined.reserveCapacity(min(old.count, new.count))
    for item in old {
      let old = Int(item)
      guard let new = join.takeMatch(ofOld: old) else {
        deleted.append(item)
        continue
      }
      joined.appendRun(old: old, new: new, count: 1)
      if !pair.isEqual(old, new) { updated.append(PositionPair(old: old, new: new)) }
    }
    inserted = join.rest
    guard !joined.isEmpty else { return }
    if updated.count > walk.updated.count { updated.sort { $0.old < $1.old } }
    moved = RunOrder(walked: walk.runs, joined: joined).moved(newCount: pair.newCount)
  }
}

extension [MatchedRun] {
  /// Returns the items of two lists that are in no run.
  @inlinable
  func gaps(_ oldCount: Int, _ newCount: Int) -> (old: [Int32], new: [Int32]) {
    let matched = reduce(0) { $0 + Int($1.count) }
    var gaps: (old: [Int32], new: [Int32]) = ([], [])
    gaps.old.reserveCapacity(oldCount - matched)
    gaps.new.reserveCapacity(newCount - matched)
    var (old, new): (Int32, Int32) = (0, 0)
    for number in 0...count {
      let run = number < count ? self[number] : MatchedRun(old: oldCount, new: newCount, count: 0)
      while old < run.old {
        gaps.old.append(old)
        old += 1
      }
      while new < run.new {
        gaps.new.append(new)
        new += 1
      }
      old += run.count
      new += run.count
    }
    return gaps
  }
}
