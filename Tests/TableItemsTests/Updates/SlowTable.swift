import TableItemsView

/// A table that performs batches of updates slowly, by what was before and what is after, as the
/// statements 3.1 to 3.4 have it. It knows nothing of ``UpdateRule``.
///
/// Each section and row has a key, which stays with it. What comes in a batch has none at first.
struct SlowTable {
  struct Section {
    var key: Int?
    var rows: [Int?]
  }

  /// Why a batch cannot be performed.
  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  /// What a batch makes of the table, and the rows that were shown anew, by key.
  struct Outcome {
    var sections: [Section]
    var refreshed: [Int]
  }

  var sections: [(key: Int, rows: [Int])]

  func perform(
    _ updates: BatchUpdates, counts: [Int]
  ) throws(Refusal) -> Outcome {
    let origins = try sectionOrigins(updates, counts.count)
    let sectionsMove = !updates.movedSections.isEmpty
    // What happens to each old row, and from where the new rows come.
    var fates = sections.map { $0.rows.map { _ in String?.none } }
    var slots = counts.map { (0..<max($0, 0)).map { _ in Slot.free } }
    func take(_ path: RowPath, _ fate: String) throws(Refusal) {
      guard let section = sections.element(path.section), section.rows.element(path.row) != nil
      else { throw Refusal(description: "there is no row \(path) to be \(fate)") }
      guard !updates.deletedSections.contains(path.section),
        !updates.reloadedSections.contains(path.section),
        !updates.movedSections.contains(where: { $0.source == path.section })
      else { throw Refusal(description: "row \(path) is \(fate) in a section that changes") }
      if let other = fates[path.section][path.row] {
        throw Refusal(description: "row \(path) is \(fate) and \(other)")
      }
      fates[path.section][path.row] = fate
    }
    func put(_ slot: Slot, _ path: RowPath) throws(Refusal) {
      guard let section = slots.element(path.section), section.element(path.row) != nil
      else { throw Refusal(description: "there is no place \(path) for a row") }
      guard case .stays = origins[path.section] else {
        throw Refusal(description: "a row is put in a section that changes, at \(path)")
      }
      guard case .free = slots[path.section][path.row] else {
        throw Refusal(description: "two rows are put at \(path)")
      }
      slots[path.section][path.row] = slot
    }
    var stirred: Set<Int> = []  // old sections
    for path in updates.deletedRows { try take(path, "deleted") }
    for path in updates.insertedRows { try put(.new, path) }
    for move in updates.movedRows {
      try take(move.source, "moved")
      try put(.row(sections[move.source.section].rows[move.source.row]), move.destination)
      stirred.insert(move.source.section)
      if case .stays(let old) = origins[move.destination.section] { stirred.insert(old) }
    }
    var refreshed: [Int] = []
    for (fate, paths) in [
      ("reloaded", updates.reloadedRows), ("reconfigured", updates.reconfiguredRows),
    ] {
      for path in paths {
        try take(path, fate)
        let isInPlace =
          origins.element(path.section)?.isStaying(path.section) ?? false
        guard !stirred.contains(path.section), !sectionsMove || isInPlace else {
          throw Refusal(description: "row \(path) is \(fate) among moves")
        }
        refreshed.append(sections[path.section].rows[path.row])
      }
    }
    let result = try origins.indices.map { new throws(Refusal) in
      try section(new, origins[new], fates, slots[new])
    }
    return Outcome(sections: result, refreshed: refreshed)
  }

  private func section(
    _ new: Int, _ origin: Origin, _ fates: [[String?]], _ slots: [Slot]
  ) throws(Refusal) -> Section {
    switch origin {
    case .new: return Section(key: nil, rows: slots.map { _ in nil })
    case .reloaded(let old):
      guard old == new else {
        throw Refusal(description: "section \(old) is reloaded and becomes section \(new)")
      }
      return Section(key: sections[old].key, rows: slots.map { _ in nil })
    case .moved(let old):
      guard slots.count == sections[old].rows.count else {
        throw Refusal(description: "section \(old) moves and has other rows")
      }
      return Section(key: sections[old].key, rows: sections[old].rows)
    case .stays(let old):
      var rest = sections[old].rows.indices
        .filter { fates[old][$0] != "deleted" && fates[old][$0] != "moved" }
        .map { sections[old].rows[$0] }
      let rows = try slots.map { slot throws(Refusal) -> Int? in
        switch slot {
        case .new: return nil
        case .row(let key): return key
        case .free:
          if rest.isEmpty { throw Refusal(description: "section \(old) lacks rows") }
          return rest.removeFirst()
        }
      }
      guard rest.isEmpty else { throw Refusal(description: "section \(old) has rows left over") }
      return Section(key: sections[old].key, rows: rows)
    }
  }
}

extension SlowTable {
  /// What a place for a row is filled with.
  private enum Slot {
    case free
    case new
    case row(Int)
  }

  /// Where a section comes from.
  private enum Origin {
    case new
    case moved(Int)
    case reloaded(Int)
    case stays(Int)

    func isStaying(_ section: Int) -> Bool {
      if case .stays(section) = self { true } else { false }
    }
  }

  private func sectionOrigins(
    _ updates: BatchUpdates, _ newCount: Int
  ) throws(Refusal) -> [Origin] {
    var fates = sections.map { _ in String?.none }
    var places = [Origin?](repeating: nil, count: newCount)
    func take(_ section: Int, _ fate: String) throws(Refusal) {
      guard fates.indices.contains(section) else {
        throw Refusal(description: "there is no section \(section) to be \(fate)")
      }
      if let other = fates[section] {
        throw Refusal(description: "section \(section) is \(fate) and \(other)")
      }
      fates[section] = fate
    }
    func put(_ origin: Origin, _ section: Int) throws(Refusal) {
      guard places.indices.contains(section) else {
        throw Refusal(description: "there is no place \(section) for a section")
      }
      guard places[section] == nil else {
        throw Refusal(description: "two sections are put at \(section)")
      }
      places[section] = origin
    }
    for section in updates.deletedSections { try take(section, "deleted") }
    for section in updates.reloadedSections { try take(section, "reloaded") }
    for section in updates.insertedSections { try put(.new, section) }
    for move in updates.movedSections {
      try take(move.source, "moved")
      try put(.moved(move.source), move.destination)
    }
    var rest = sections.indices.filter { fates[$0] == nil || fates[$0] == "reloaded" }
    for place in places.indices where places[place] == nil {
      if rest.isEmpty { throw Refusal(description: "sections are lacking") }
      let section = rest.removeFirst()
      places[place] = fates[section] == nil ? .stays(section) : .reloaded(section)
    }
    guard rest.isEmpty else { throw Refusal(description: "sections are left over") }
    return places.compactMap(\.self)
  }
}

extension Array {
  /// The element at a position, or nil if there is none.
  fileprivate func element(_ position: Int) -> Element? {
    indices.contains(position) ? self[position] : nil
  }
}
