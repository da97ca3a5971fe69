extension Entry {
  /// What a list of entries is sorted by.
  enum SortKey: String, CaseIterable {
    case name
    case size
    case date
  }
}

extension [Entry] {
  /// The entries by name, or the largest or newest first; entries that are equal in that by name.
  func sorted(by key: Entry.SortKey) -> [Entry] {
    // Positions are moved about, not entries, which are large.
    let names = map(\.name.text)
    let byName = indices.sorted { names[$0] < names[$1] }
    return switch key {
    case .name: byName.map { self[$0] }
    case .size: byName.sorted(byDescending: map(\.size)).map { self[$0] }
    case .date: byName.sorted(byDescending: map { $0.modified ?? .min }).map { self[$0] }
    }
  }
}

extension [Int] {
  /// The positions of values, the greatest value first; those of equal values stay in order.
  fileprivate func sorted(byDescending values: [Int]) -> [Int] {
    let ranks = indices.sorted { first, second in
      let (one, other) = (values[self[first]], values[self[second]])
      return one == other ? first < second : one > other
    }
    return ranks.map { self[$0] }
  }
}
