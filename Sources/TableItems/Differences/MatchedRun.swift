/// An old and a new position of one item.
///
/// Lists are compared up to a length of which every position takes half a word: see ``ListPair``.
@usableFromInline
struct PositionPair: Hashable, Sendable {
  @usableFromInline var old: Int32
  @usableFromInline var new: Int32

  @inlinable
  init(old: Int, new: Int) {
    self.old = Int32(truncatingIfNeeded: old)
    self.new = Int32(truncatingIfNeeded: new)
  }
}

/// Items that follow each other in both lists.
@usableFromInline
struct MatchedRun: Hashable, Sendable {
  @usableFromInline var old: Int32
  @usableFromInline var new: Int32
  @usableFromInline var count: Int32

  @inlinable
  init(old: Int, new: Int, count: Int) {
    self.old = Int32(truncatingIfNeeded: old)
    self.new = Int32(truncatingIfNeeded: new)
    self.count = Int32(truncatingIfNeeded: count)
  }
}

extension [MatchedRun] {
  /// Adds a run, which may be one with the last.
  @inlinable
  mutating func appendRun(old: Int, new: Int, count: Int) {
    guard count > 0 else { return }
    let run = MatchedRun(old: old, new: new, count: count)
    if let last, last.old + last.count == run.old, last.new + last.count == run.new {
      self[self.count - 1].count += run.count
    } else {
      append(run)
    }
  }
}
