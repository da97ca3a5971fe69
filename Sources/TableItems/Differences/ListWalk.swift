/// Walks along two lists side by side, and takes note of the items that agree.
///
/// Nothing is hashed on the way. Where the lists disagree, the walk looks a little ahead for the place
/// where they agree again; what it passes over is left to ``ListJoin``. It is a shortcut and need not
/// find everything, but what it finds is in order in both lists.
@usableFromInline
struct ListWalk<Pair: ListPair> {
  @usableFromInline let pair: Pair

  /// The items that agree, in order.
  @usableFromInline var runs: [MatchedRun] = []

  /// The items that agree and look different.
  @usableFromInline var updated: [PositionPair] = []

  /// The same, of the items that agree at the ends, last first.
  @usableFromInline var updatedLast: [PositionPair] = []

  /// Whether it is known which items agree at the ends.
  @usableFromInline var hasSuffix = false

  /// How many comparisons may be spent on looking far ahead, so that all of them together stay linear.
  @usableFromInline var credit: Int

  /// Where the lists end that are still to be walked along.
  @usableFromInline var oldEnd: Int
  @usableFromInline var newEnd: Int

  /// Walks along two lists.
  ///
  /// - Complexity: O(*n*) in the number of items of both lists.
  @inlinable
  init(along pair: Pair) {
    self.pair = pair
    (oldEnd, newEnd) = (pair.oldCount, pair.newCount)
    credit = oldEnd + newEnd
    walk()
    let suffix = pair.oldCount - oldEnd
    runs.appendRun(old: oldEnd, new: newEnd, count: suffix)
    updated += updatedLast.reversed()
  }

  @inlinable
  mutating func walk() {
    var (old, new) = (0, 0)
    var (lastOld, lastNew) = (old, new)
    // Lists that have little in common are looked at less and less often, and far ahead yet less.
    var (pace, farPace) = (1, 0)
    while old < oldEnd, new < newEnd {
      let count = takeAgreement(from: old, new)
      if count > 0 {
        old += count
        new += count
        (lastOld, lastNew) = (old, new)
        (pace, farPace) = (1, 0)
        continue
      }
      var found = searchNear(from: old, new)
      if found == nil, old - lastOld >= farPace {
        takeSuffix(downTo: old, new)
        farPace = max(64, farPace * 2)
        found = searchFar(from: old, new)
      }
      if let found {
        old += found.old
        new += found.new
        // What was passed over blindly before may agree as well.
        while old > lastOld, new > lastNew, pair.isSame(old - 1, new - 1) {
          old -= 1
          new -= 1
        }
      } else {
        var rest = pace
        while rest > 0, old < oldEnd, new < newEnd, !pair.isSame(old, new) {
          old += 1
          new += 1
          rest -= 1
        }
        pace = min(pace * 2, 64)
      }
    }
  }

  /// Takes note of the items that agree from two on, and returns how many they are.
  @inlinable
  mutating func takeAgreement(from old: Int, _ new: Int) -> Int {
    let limit = min(oldEnd - old, newEnd - new)
    var count = 0
    var nextLook = 0
    while count < limit {
      if count >= nextLook {
        let identical = pair.identicalCount(old + count, new + count, atMost: limit - count)
        count += identical
        nextLook = identical == 0 ? count + 32 : count + 1
      }
      guard count < limit, pair.isSame(old + count, new + count) else { break }
      if !pair.isEqual(old + count, new + count) {
        updated.append(PositionPair(old: old + count, new: new + count))
      }
      count += 1
    }
    runs.appendRun(old: old, new: new, count: count)
    return count
  }

  /// Takes note of the items that agree at the ends: once, and not before it is needed.
  @inlinable
  mutating func takeSuffix(downTo old: Int, _ new: Int) {
    guard !hasSuffix else { return }
    hasSuffix = true
    let limit = min(oldEnd - old, newEnd - new)
    var count = 0
    while count < limit {
      let block = min(32, limit - count)
      if count % 32 == 0, pair.areIdentical(oldEnd - block, newEnd - block, count: block) {
        oldEnd -= block
        newEnd -= block
        count += block
        continue
      }
      guard pair.isSame(oldEnd - 1, newEnd - 1) else { break }
      oldEnd -= 1
      newEnd -= 1
      count += 1
      if !pair.isEqual(oldEnd, newEnd) {
        updatedLast.append(PositionPair(old: oldEnd, new: newEnd))
      }
    }
  }
}

extension ListWalk {
  /// Returns how many items of both lists are to be passed over until they agree again; nil if that is
  /// not near.
  @inlinable
  func searchNear(from old: Int, _ new: Int) -> (old: Int, new: Int)? {
    let (oldRest, newRest) = (oldEnd - old, newEnd - new)
    var distance = 1
    while distance <= 6 {
      var skip = max(0, distance - newRest + 1)
      let last = min(distance, oldRest - 1)
      while skip <= last {
        let (oldNext, newNext) = (old + skip, new + distance - skip)
        if pair.isSame(oldNext, newNext), distance < 4 || isConfirmed(oldNext, newNext) {
          return (skip, distance - skip)
        }
        skip += 1
      }
      distance += 1
    }
    return nil
  }

  /// Looks for a place where many items were added to one of the lists and none to the other.
  ///
  /// An item that is found in the wrong place will not be found again.
  @inlinable
  mutating func searchFar(from old: Int, _ new: Int) -> (old: Int, new: Int)? {
    var (oldLimit, newLimit) = (oldEnd - old, newEnd - new)
    let limit = min(credit, max(64, credit / 4))
    var skip = 7
    defer { credit -= min(skip, credit) }
    while skip < limit, skip < oldLimit || skip < newLimit {
      if skip < oldLimit, pair.isSame(old + skip, new) {
        if isConfirmed(old + skip, new) { return (skip, 0) }
        oldLimit = skip
      }
      if skip < newLimit, pair.isSame(old, new + skip) {
        if isConfirmed(old, new + skip) { return (0, skip) }
        newLimit = skip
      }
      skip += 1
    }
    return nil
  }

  /// Tells whether the items after two that agree do as well: far away, one alone may have come from
  /// elsewhere.
  @inlinable
  func isConfirmed(_ old: Int, _ new: Int) -> Bool {
    old + 1 == oldEnd || new + 1 == newEnd || pair.isSame(old + 1, new + 1)
  }
}
