/// What tells a row from those of other sections: its id, and the type of its data.
@usableFromInline
struct LooseID {
  /// The id, as far as it fits; the rest is looked at only where that is not enough.
  let key: RowKey
  private let type: Any.Type
  private let id: ItemID?

  @usableFromInline
  init(_ id: ItemID?, _ type: Any.Type) {
    key = RowKey(id, at: 0)
    self.type = type
    self.id = key.isWhole ? nil : id
  }

  var hash: Int { id?.hashValue ?? key.value }

  func isSame(as other: LooseID) -> Bool {
    key == other.key && type == other.type && (key.isWhole || id == other.id)
  }
}

/// Rows that are gone from their sections, or that came to them: they may have come from others.
struct LooseRows {
  /// Where the rows are, first those that are gone from sections that stay, or came to them.
  let paths: [RowPath]

  private(set) var ids: [LooseID] = []

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
  fileprivate func addLooseIDs(of paths: ArraySlice<RowPath>, to ids: inout [LooseID]) {
    switch storage {
    case .mixed(let rows):
      for path in paths { ids.append(LooseID(rows[path.row].id, rows[path.row].dataType)) }
    case .uniform(let rows): rows.addLooseIDs(of: paths, to: &ids)
    }
  }
}

/// Two lists of loose rows that are compared.
struct LoosePair: ListPair {
  let old: [LooseID]
  let new: [LooseID]

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func isSame(_ old: Int, _ new: Int) -> Bool {
    self.old[old].key == self.new[new].key && self.old[old].isSame(as: self.new[new])
  }

  func isSameNew(_ new: Int, _ other: Int) -> Bool {
    self.new[new].key == self.new[other].key && self.new[new].isSame(as: self.new[other])
  }

  func isEqual(_ old: Int, _ new: Int) -> Bool { true }

  func hashOld(_ old: Int) -> Int {
    self.old[old].key.isWhole ? self.old[old].key.value : self.old[old].hash
  }

  func hashNew(_ new: Int) -> Int {
    self.new[new].key.isWhole ? self.new[new].key.value : self.new[new].hash
  }

  /// The old and the new rows that are the same; those that stand for their position never are.
  var matches: [PositionPair] {
    let candidates = (0..<Int32(truncatingIfNeeded: newCount)).filter {
      new[Int($0)].key.kind != .position
    }
    var join = ListJoin(self, candidates: candidates)
    var matches: [PositionPair] = []
    for row in 0..<oldCount where old[row].key.kind != .position {
      guard let match = join.takeMatch(ofOld: row) else { continue }
      matches.append(PositionPair(old: row, new: match))
    }
    return matches
  }
}
