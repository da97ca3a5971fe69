import TableItems

/// The obvious way to read a difference: every position is looked at, and everything is checked.
struct SlowDifference {
  let difference: TableDifference
  let old: Plan
  let new: Plan

  /// Whether rows are told apart by where they stand.
  var isByPosition = false

  /// Whether no id is there twice.
  var isUnique = true

  /// What is wrong with the difference; nil if all is right.
  var problem: String? {
    if let problem = disorder { return problem }
    guard let replayed = replay() else { return "cannot be replayed" }
    if replayed != new { return "replays to \(replayed)" }
    if let problem = wrongUpdate { return problem }
    return isUnique ? tooManyMoves : nil
  }
}

// MARK: - Order

extension SlowDifference {
  /// Whether something is listed twice, out of order, or in a place that is not there.
  private var disorder: String? {
    let oldRows = difference.deletedRows + difference.movedRows.map(\.source)
    let newRows = difference.insertedRows + difference.movedRows.map(\.destination)
    let oldSections = difference.deletedSections + difference.movedSections.map(\.source)
    let newSections = difference.insertedSections + difference.movedSections.map(\.destination)
    func isOrdered<Position: Comparable>(_ positions: [Position]) -> Bool {
      zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
    }
    let lists: [(String, Bool)] = [
      ("deleted rows", isOrdered(difference.deletedRows)),
      ("inserted rows", isOrdered(difference.insertedRows)),
      ("moved rows", isOrdered(difference.movedRows.map(\.source))),
      ("updated rows", isOrdered(difference.updatedRows.map(\.source))),
      ("deleted sections", isOrdered(difference.deletedSections)),
      ("inserted sections", isOrdered(difference.insertedSections)),
      ("moved sections", isOrdered(difference.movedSections.map(\.source))),
      ("headers", isOrdered(difference.updatedHeaders)),
      ("rows that leave", Set(oldRows).count == oldRows.count),
      ("rows that come", Set(newRows).count == newRows.count),
      ("sections that leave", Set(oldSections).count == oldSections.count),
      ("sections that come", Set(newSections).count == newSections.count),
      ("old rows", (oldRows + difference.updatedRows.map(\.source)).allSatisfy(old.has)),
      ("new rows", (newRows + difference.updatedRows.map(\.destination)).allSatisfy(new.has)),
      ("old sections", oldSections.allSatisfy(old.sections.indices.contains)),
      ("new sections", newSections.allSatisfy(new.sections.indices.contains)),
      (
        "rows of deleted sections",
        !difference.deletedRows.contains { difference.deletedSections.contains($0.section) }
      ),
      (
        "rows of inserted sections",
        !difference.insertedRows.contains { difference.insertedSections.contains($0.section) }
      ),
    ]
    return lists.first { !$0.1 }.map { "\($0.0) are in disorder" }
  }
}

// MARK: - Replay

extension SlowDifference {
  /// Where each new section was before; nil for those that came. Nothing, if the numbers do not add up.
  private var oldSections: [Int?]? {
    origins(
      old.sections.count, new.sections.count, difference.deletedSections,
      difference.insertedSections, difference.movedSections.map { ($0.source, $0.destination) })
  }

  private func origins(
    _ oldCount: Int, _ newCount: Int, _ deleted: [Int], _ inserted: [Int], _ moved: [(Int, Int)]
  ) -> [Int?]? {
    var kept = (0..<oldCount).filter { position in
      !deleted.contains(position) && !moved.contains { $0.0 == position }
    }
    var origins: [Int?] = []
    for position in 0..<newCount {
      if inserted.contains(position) {
        origins.append(nil)
      } else if let move = moved.first(where: { $0.1 == position }) {
        origins.append(move.0)
      } else if kept.isEmpty {
        return nil
      } else {
        origins.append(kept.removeFirst())
      }
    }
    return kept.isEmpty ? origins : nil
  }

  private func replay() -> Plan? {
    guard let oldSections else { return nil }
    var result = Plan()
    for (section, origin) in oldSections.enumerated() {
      var rows: [Plan.Row] = []
      if let origin {
        guard
          let origins = origins(
            old.sections[origin].rows.count, new.sections[section].rows.count,
            (difference.deletedRows + difference.movedRows.map(\.source))
              .filter { $0.section == origin }.map(\.row),
            (difference.insertedRows + difference.movedRows.map(\.destination))
              .filter { $0.section == section }.map(\.row), [])
        else { return nil }
        rows = origins.enumerated().map { row, oldRow in
          oldRow.map { old.sections[origin].rows[$0] } ?? new.sections[section].rows[row]
        }
      } else {
        rows = new.sections[section].rows
      }
      for move in difference.movedRows where move.destination.section == section {
        rows[move.destination.row] = old[move.source]
      }
      for move in difference.updatedRows where move.destination.section == section {
        rows[move.destination.row] = new[move.destination]
      }
      let id = origin.map { old.sections[$0].id } ?? new.sections[section].id
      result.sections.append(Plan.Section(id: id, rows: rows))
    }
    return result
  }
}

// MARK: - Updates and moves

extension SlowDifference {
  private var wrongUpdate: String? {
    for move in difference.movedRows + difference.updatedRows where !isByPosition {
      if old[move.source].id != new[move.destination].id { return "\(move) is another row" }
    }
    for move in difference.updatedRows where old[move.source] == new[move.destination] {
      return "\(move) is no update"
    }
    return nil
  }

  private var tooManyMoves: String? {
    guard let oldSections else { return nil }
    let sections = moves(old.sections.map(\.id), new.sections.map(\.id))
    if difference.movedSections.count != sections { return "not \(sections) moves of sections" }
    guard !isByPosition else {
      return difference.movedRows.isEmpty ? nil : "a position is never elsewhere"
    }
    var within = 0
    var (gone, come) = (old.ids, new.ids)
    for case (let section, let origin?) in oldSections.enumerated() {
      let (oldIDs, newIDs) = (
        old.sections[origin].rows.map(\.id), new.sections[section].rows.map(\.id)
      )
      within += moves(oldIDs, newIDs)
      gone[origin] = oldIDs.filter { !newIDs.contains($0) }
      come[section] = newIDs.filter { !oldIDs.contains($0) }
    }
    let across = Set(gone.joined()).intersection(come.joined()).count
    let count = within + across
    return difference.movedRows.count == count ? nil : "not \(count) moves of rows"
  }

  /// The least moves: all but the longest increasing sequence.
  private func moves(_ old: [Int], _ new: [Int]) -> Int {
    let places = old.compactMap { new.firstIndex(of: $0) }
    var lengths: [Int] = []
    for (number, place) in places.enumerated() {
      let before = (0..<number).filter { places[$0] < place }.map { lengths[$0] }.max()
      lengths.append((before ?? 0) + 1)
    }
    return places.count - (lengths.max() ?? 0)
  }
}

extension Plan {
  fileprivate subscript(path: RowPath) -> Row { sections[path.section].rows[path.row] }

  fileprivate var ids: [[Int]] { sections.map { $0.rows.map(\.id) } }

  fileprivate func has(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }
}
