/// What tells some rows from those of other sections: their ids, and the types of their data.
@usableFromInline
struct LooseIDs {
  /// As much of an id as fits in a word, and the type; without anything to keep alive.
  struct Key: Equatable {
    let value: RowKey
    let type: ObjectIdentifier
  }

  private(set) var keys: [Key] = []

  /// The ids that do not fit, by row; none as long as all do.
  private var others: [ItemID?] = []

  @usableFromInline init() {}

  /// Adds a row.
  @usableFromInline
  mutating func append(_ id: ItemID?, _ type: Any.Type) {
    let key = RowKey(id, at: 0)
    if !key.isWhole, others.isEmpty { others = Array(repeating: nil, count: keys.count) }
    if !key.isWhole || !others.isEmpty { others.append(key.isWhole ? nil : id) }
    keys.append(Key(value: key, type: ObjectIdentifier(type)))
  }

  mutating func reserveCapacity(_ count: Int) { keys.reserveCapacity(count) }

  func hash(at row: Int) -> Int {
    let key = keys[row].value
    return key.isWhole ? key.value : others[row].hashValue
  }

  func isSame(_ row: Int, as other: LooseIDs, at otherRow: Int) -> Bool {
    keys[row] == other.keys[otherRow]
      && (keys[row].value.isWhole || others[row] == other.others[otherRow])
  }
}

/// Rows that are gone from their sections, or that came to them: they may have come from others.
struct LooseRows {
  /// Where the rows are, first those that are gone from sections that stay, or came to them.
  let paths: [RowPath]

  private(set) var ids = LooseIDs()

  /// Finds out about rows in order, and about all rows of some sections.
  init(_ rows: [RowPath], sections: [Int], of content: TableContent) {
    var paths = rows
    for section in sections {
      let count = content.sections[section].rows.count
      guard count <= ListDifference.greatestCount else { continue }
      paths += (0..<count).lazy.map { RowPath(section: section, row: $0) }
    }
    self.paths = paths
    ids.reserveCapacity(paths.count)
    var rest = paths[...]
    while let section = rest.first?.section {
      let end = rest.firstIndex { $0.section != section } ?? rest.endIndex
      content.sections[section].rows.addLooseIDs(of: rest[..<end], to: &ids)
      rest = rest[end...]
    }
  }

  var count: Int { paths.count }
}

extension SectionRows {
  fileprivate func addLooseIDs(of paths: ArraySlice<RowPath>, to ids: inout LooseIDs) {
    switch storage {
    case .mixed(let rows):
      for path in paths { ids.append(rows[path.row].id, rows[path.row].dataType) }
    case .uniform(let rows): rows.addLooseIDs(of: paths, to: &ids)
    }
  }
}

/// Two lists of loose rows that are compared.
struct LoosePair: ListPair {
  let old: LooseIDs
  let new: LooseIDs

  var oldCount: Int { old.keys.count }

  var newCount: Int { new.keys.count }

  func isSame(_ old: Int, _ new: Int) -> Bool { self.old.isSame(old, as: self.new, at: new) }

  func isSameNew(_ new: Int, _ other: Int) -> Bool { self.new.isSame(new, as: self.new, at: other) }

  func isEqual(_ old: Int, _ new: Int) -> Bool { true }

  func hashOld(_ old: Int) -> Int { self.old.hash(at: old) }

  func hashNew(_ new: Int) -> Int { self.new.hash(at: new) }

  /// The old and the new rows that are the same; those that stand for their position never are.
  var matches: [PositionPair] {
    let candidates = (0..<Int32(truncatingIfNeeded: newCount)).filter {
      new.keys[Int($0)].value.kind != .position
    }
    var join = ListJoin(self, candidates: candidates)
    var matches: [PositionPair] = []
    for row in 0..<oldCount where old.keys[row].value.kind != .position {
      guard let match = join.takeMatch(ofOld: row) else { continue }
      matches.append(PositionPair(old: row, new: match))
    }
    return matches
  }
}
