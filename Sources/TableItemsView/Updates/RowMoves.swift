/// Where rows went in the last batches of updates, to find one again that has no id.
struct RowMoves {
  private var maps: [Int: UpdateMap] = [:]

  /// How many batches are kept.
  private static let limit = 16

  /// Takes note of a batch, by the number of loads and batches before it.
  mutating func add(_ map: UpdateMap, after number: Int) {
    maps[number] = map
    maps[number - Self.limit] = nil
  }

  /// Returns where a row is that had a place after so many loads and batches; nil if it is gone, or
  /// that is not known.
  func path(of row: RowPath, after number: Int, now: Int) -> RowPath? {
    guard now - number <= Self.limit else { return nil }
    var path = row
    for number in number..<max(number, now) {
      guard let next = maps[number]?.newPath(of: path) else { return nil }
      path = next
    }
    return path
  }
}
