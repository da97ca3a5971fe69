/// Where rows went in the last batches of updates, to find one again without looking for its id.
struct RowMoves {
  private var maps: [(number: Int, map: UpdateMap)] = []

  /// How many batches are kept.
  private static let limit = 16

  /// Takes note of a batch, by the number of loads and batches before it.
  mutating func add(_ map: UpdateMap, after number: Int) {
    if maps.count == Self.limit { maps.removeFirst() }
    maps.append((number, map))
  }

  /// Forgets all, as everything is loaded anew.
  mutating func removeAll() {
    maps = []
  }

  /// What is known of where a row is.
  enum Place: Equatable {
    case at(RowPath)
    case gone
    case unknown
  }

  /// Returns where a row is that had a place after so many loads and batches.
  func place(of row: RowPath, after number: Int) -> Place {
    guard let first = maps.first?.number, number >= first else { return .unknown }
    var path = row
    for entry in maps where entry.number >= number {
      guard let next = entry.map.newPath(of: path) else { return .gone }
      path = next
    }
    return .at(path)
  }
}
