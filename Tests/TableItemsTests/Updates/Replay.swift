import TableItemsView

/// Performs the stages of a difference on a slow table, and finds fault with them.
struct Replay {
  /// What is wrong with the stages.
  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  private let difference: TableDifference
  private var table = SlowTable(sections: [])
  private var sectionIDs: [ItemID] = []  // by key
  private var rows: [Row] = []  // by key

  private struct Row {
    var id: ItemID
    var shown: Note?
    var refreshCount = 0
    var path: RowPath?
  }

  /// Performs the stages of a difference, and checks all that they promise.
  static func check(_ difference: TableDifference) throws {
    var replay = Replay(difference)
    let stages = difference.stages
    var counts = difference.old.counts
    for (number, stage) in stages.enumerated() {
      let newCounts = stage.content.counts
      do {
        try stage.updates.check(from: counts, to: newCounts)
        let outcome = try replay.table.perform(stage.updates, counts: newCounts)
        try replay.take(outcome, stage.content)
      } catch {
        throw Fault(
          description: "stage \(number + 1) of \(difference.new): \(error)\n\(stages)")
      }
      counts = newCounts
    }
    try replay.checkEnd(after: stages)
  }

  private init(_ difference: TableDifference) {
    self.difference = difference
    let old = difference.old
    for section in old.sections.indices {
      let keys = old.sections[section].rows.indices.map { row in
        addRow(at: RowPath(section: section, row: row), of: old)
      }
      table.sections.append((addSection(section, of: old), keys))
    }
  }

  private mutating func addSection(_ section: Int, of content: TableContent) -> Int {
    sectionIDs.append(content.sectionID(at: section) ?? "none")
    return sectionIDs.count - 1
  }

  private mutating func addRow(at path: RowPath, of content: TableContent) -> Int {
    let id = content.id(at: path)?.row ?? "none"
    rows.append(Row(id: id, shown: content.note(at: path), path: path))
    return rows.count - 1
  }

  /// Takes over what a batch has made of the table; what came is asked of the content.
  private mutating func take(_ outcome: SlowTable.Outcome, _ content: TableContent) throws {
    for key in rows.indices { rows[key].path = nil }
    table.sections = []
    for (section, made) in outcome.sections.enumerated() {
      let id = content.sectionID(at: section)
      if let key = made.key, sectionIDs[key] != id {
        throw Fault(description: "section \(section) is \(sectionIDs[key])")
      }
      var keys: [Int] = []
      for (row, key) in made.rows.enumerated() {
        let path = RowPath(section: section, row: row)
        if let key, rows[key].id != content.id(at: path)?.row {
          throw Fault(description: "row \(path) is \(rows[key].id)")
        }
        let key = key ?? addRow(at: path, of: content)
        rows[key].path = path
        keys.append(key)
      }
      table.sections.append((made.key ?? addSection(section, of: content), keys))
    }
    for key in outcome.refreshed {
      rows[key].refreshCount += 1
      rows[key].shown = rows[key].path.flatMap(content.note)
    }
  }

  private func checkEnd(after stages: [UpdateStage]) throws {
    func fail(_ text: String) throws {
      throw Fault(description: "\(text) after\n\(stages)")
    }
    let new = difference.new
    if stages.count > 3 { try fail("too many stages") }
    if stages.contains(where: \.updates.isEmpty) { try fail("an empty stage") }
    guard table.sections.map(\.rows.count) == new.counts else { return try fail("other counts") }
    let oldNotes = difference.old.notes
    for (section, shown) in table.sections.enumerated() {
      for (row, key) in shown.rows.enumerated() {
        let note = new.note(at: RowPath(section: section, row: row))
        if rows[key].shown != note { try fail("row (\(section), \(row)) is shown as before") }
        let isUpdated = key < oldNotes.count && oldNotes[key] != note
        if rows[key].refreshCount != (isUpdated ? 1 : 0) {
          try fail("row (\(section), \(row)) is shown \(rows[key].refreshCount) times")
        }
      }
    }
    try checkSurvivors(oldNotes.count, fail)
  }

  /// Rows that are the same are the same all the way: none is deleted and inserted again.
  private func checkSurvivors(_ oldCount: Int, _ fail: (String) throws -> Void) throws {
    let (old, new) = (difference.old, difference.new)
    var ends: [RowPath: RowPath] = [:]
    for (key, row) in rows.prefix(oldCount).enumerated() {
      if let path = row.path { ends[old.paths[key]] = path }
    }
    for move in difference.movedRows where ends[move.source] != move.destination {
      try fail("row \(move) did not move")
    }
    let comingWhole = difference.insertedSections.reduce(0) { $0 + new.counts[$1] }
    let movedInto = difference.movedRows.filter {
      difference.insertedSections.contains($0.destination.section)
    }
    let came = difference.insertedRows.count + comingWhole - movedInto.count
    if ends.count != new.rowCount - came { try fail("\(ends.count) rows survive") }
  }
}
