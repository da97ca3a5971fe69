/// Finds for old items the new ones of the same id, wherever they are, by hashing.
///
/// The table is open: a slot holds half of a hash, and where the item is among those that are looked
/// for. Items of one id share a slot, and are found in order.
@usableFromInline
struct ListJoin<Pair: ListPair>: ~Copyable {
  @usableFromInline let pair: Pair

  /// The new items that can be found.
  @usableFromInline let candidates: [Int32]

  /// Whether a candidate was found.
  @usableFromInline let isTaken: Scratch<Bool>

  /// The table, once it is needed.
  @usableFromInline var table: JoinTable?

  /// The candidate that was found last, and the direction in which the next is expected.
  @usableFromInline var latest: Int
  @usableFromInline var direction = -1

  /// Prepares for finding new items; lists in reverse order are expected at first.
  @inlinable
  init(_ pair: Pair, candidates: [Int32]) {
    self.pair = pair
    self.candidates = candidates
    isTaken = Scratch(repeating: false, count: candidates.count)
    latest = candidates.count
  }

  /// Returns the new item of the same id as an old one, which is not found again; nil if there is none.
  ///
  /// - Complexity: O(1) on average, after O(*n*) in the number of candidates the first time.
  @inlinable
  mutating func takeMatch(ofOld old: Int) -> Int? {
    guard let found = expected(old) ?? look(for: old) else { return nil }
    isTaken[found] = true
    latest = found
    return candidate(found)
  }

  /// The new items that were not found.
  @inlinable
  var rest: [Int32] {
    var rest: [Int32] = []
    for number in candidates.indices where !isTaken[number] { rest.append(candidates[number]) }
    return rest
  }

  @inlinable
  func candidate(_ number: Int) -> Int { Int(candidates[number]) }

  /// Returns the candidate beside the last one that was found, if it is the one.
  @inlinable
  mutating func expected(_ old: Int) -> Int? {
    for _ in 0..<2 {
      let guess = latest + direction
      if guess >= 0, guess < candidates.count, !isTaken[guess],
        pair.isSame(old, candidate(guess))
      {
        return guess
      }
      direction = -direction
    }
    return nil
  }

  @inlinable
  mutating func look(for old: Int) -> Int? {
    if table == nil { table = makeTable() }
    return table?.take(hash: pair.hashOld(old), isTaken) { pair.isSame(old, candidate($0)) }
  }

  @inlinable
  func makeTable() -> JoinTable {
    var table = JoinTable(count: candidates.count)
    for number in candidates.indices {
      let item = candidate(number)
      table.add(number, hash: pair.hashNew(item)) { pair.isSameNew(candidate($0), item) }
    }
    return table
  }
}
