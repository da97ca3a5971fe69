/// Which old sections are which new ones.
struct SectionMatching {
  /// The old sections that are gone, in order.
  private(set) var deleted: [Int]

  /// The new sections that came, in order.
  private(set) var inserted: [Int]

  /// The sections that stand elsewhere among those that stay, in their old order.
  private(set) var moved: [TableDifference.Move<Int>]

  /// The old position of each new section; nil for one that came.
  private(set) var oldPositions: [Int?]

  /// Matches sections by their ids.
  ///
  /// - Complexity: O(*n*) in the number of sections, and O(*m* log *m*) in those out of order.
  init(from old: [SectionItem], to new: [SectionItem]) {
    let difference = ListDifference(of: SectionPair(old: old, new: new))
    deleted = difference.deleted.map { Int($0) }
    inserted = difference.inserted.map { Int($0) }
    moved = difference.moved.map { .init(from: Int($0.old), to: Int($0.new)) }
    // All that neither came nor moved are in the same order.
    var isElsewhere = Array(repeating: false, count: old.count)
    for section in deleted + moved.map(\.source) { isElsewhere[section] = true }
    oldPositions = Array(repeating: nil, count: new.count)
    for move in moved { oldPositions[move.destination] = move.source }
    var isNew = Array(repeating: false, count: new.count)
    for section in inserted { isNew[section] = true }
    var kept = old.indices.lazy.filter { !isElsewhere[$0] }.makeIterator()
    for section in new.indices where oldPositions[section] == nil && !isNew[section] {
      oldPositions[section] = kept.next()
    }
  }

  /// Takes two sections for different ones.
  mutating func part(_ old: Int, _ new: Int) {
    oldPositions[new] = nil
    moved.removeAll { $0.source == old }
    deleted = (deleted + [old]).sorted()
    inserted = (inserted + [new]).sorted()
  }
}

/// Two lists of sections that are compared by their ids alone.
private struct SectionPair: ListPair {
  let old: [SectionItem]
  let new: [SectionItem]

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func isSame(_ old: Int, _ new: Int) -> Bool {
    Self.id(of: self.old, old) == Self.id(of: self.new, new)
  }

  func isSameNew(_ new: Int, _ other: Int) -> Bool {
    Self.id(of: self.new, new) == Self.id(of: self.new, other)
  }

  func isEqual(_ old: Int, _ new: Int) -> Bool { true }

  func hashOld(_ old: Int) -> Int { Self.id(of: self.old, old).hashValue }

  func hashNew(_ new: Int) -> Int { Self.id(of: self.new, new).hashValue }

  private static func id(of sections: [SectionItem], _ position: Int) -> ItemID {
    sections[position].id ?? .position(position)
  }
}
