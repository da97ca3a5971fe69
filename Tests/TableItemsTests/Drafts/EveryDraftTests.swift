import TableItemsView
import TestSupport
import Testing

/// Edits small and larger tables at random, and compares what a draft remembers with what can be
/// found out.
struct EveryDraftTests {
  private func run(
    _ old: TableContent, _ seed: Int, _ edits: DraftScript.Edits = [], count: Int? = nil,
    _ check: (TableDifference) throws -> String?
  ) {
    var script = DraftScript(old, seed: UInt64(seed), edits)
    script.run(count ?? seed % 7 + 1)
    let problem: String?
    do {
      problem = try script.problem ?? Self.problem(script) ?? check(script.draft.difference)
    } catch {
      problem = "\(error)"
    }
    guard let problem else { return }
    Issue.record(
      "seed \(seed), \(old.drawing): \(problem)\n\(script.log)\n\(script.draft.difference)")
  }

  /// What is wrong with the content of a draft, or with its difference.
  private static func problem(_ script: DraftScript) -> String? {
    let content = script.draft.content
    guard content.sections.map(\.id) == script.expected.map(\.id),
      content.sections.map({ $0.rows.map { $0.data as? Note } }) == script.expected.map(\.rows)
    else { return "is \(content.drawing)" }
    for path in content.paths {
      guard script.draft.row(at: path)?.data as? Note == content.note(at: path),
        script.draft.id(at: path) == content.id(at: path)
      else { return "row \(path) is another" }
      var draft = script.draft
      if let id = content.id(at: path), draft.path(of: id) != content.path(of: id) {
        return "row \(path) is not found"
      }
    }
    let difference = script.draft.difference
    guard let applied = script.draft.original.applying(difference),
      applied.drawing == content.drawing,
      content.difference(from: applied).isEmpty
    else { return "cannot be applied" }
    guard let restored = content.applying(difference.inverse()),
      restored.drawing == script.draft.original.drawing
    else { return "cannot be undone" }
    var counts = script.draft.original.counts
    for stage in difference.stages {
      let newCounts = stage.content.counts
      do {
        try stage.updates.check(from: counts, to: newCounts)
      } catch {
        return "\(error)"
      }
      counts = newCounts
    }
    return counts == content.counts ? nil : "ends in other counts"
  }

  /// What a draft and a full comparison disagree about, where all ids are different.
  private static func disagreement(_ difference: TableDifference) -> String? {
    let full = difference.new.difference(from: difference.old)
    let agree =
      difference.deletedSections == full.deletedSections
      && difference.insertedSections == full.insertedSections
      && difference.movedSections.count == full.movedSections.count
      && difference.deletedRows == full.deletedRows
      && difference.insertedRows == full.insertedRows
      && difference.movedRows.count == full.movedRows.count
      && difference.updatedRows == full.updatedRows
      && difference.updatedHeaders == full.updatedHeaders
      && difference.updatesIndexTitles == full.updatesIndexTitles
    return agree ? nil : "the full difference is\n\(full)"
  }

  @Test func `Every small table is edited as a full comparison has it`() {
    for (number, table) in SmallTables.unique.enumerated()
    where SmallTables.isFirstOfItsKind(table) {
      for script in 0..<60 {
        run(SmallTables.content(table), number * 100 + script) { difference in
          try Replay.check(difference)
          return Self.disagreement(difference)
        }
      }
    }
  }

  @Test func `Larger tables, some of uniform sections, are edited as a full comparison has it`() {
    for seed in 0..<600 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let old = TableContent(random: &generator, pool: 40, hasDoubles: false)
      run(old, seed, count: seed % 30) { difference in
        try Replay.check(difference)
        return Self.disagreement(difference)
      }
    }
  }

  // Instagram/IGListKit#810; RxSwiftCommunity/RxDataSources#123, #251.
  @Test func `Rows that are double, come again or are shown anew break nothing`() {
    for (number, table) in SmallTables.double.enumerated() {
      for script in 0..<10 {
        run(SmallTables.content(table), number * 100 + script, [.refreshing, .repeating]) { _ in
          nil
        }
      }
    }
  }

  @Test func `Rows that stand for their position stay the same rows`() {
    for seed in 0..<500 {
      var rows = (1...5).map { RowItem(Note(id: $0)) }
      for row in rows.indices where seed % 5 != row { rows[row].id = nil }
      let old = TableContent([
        SectionItem(rows: Array(rows[..<2])), SectionItem(rows: Array(rows[2...])),
      ])
      run(old, seed, .refreshing) { _ in nil }
    }
  }
}
