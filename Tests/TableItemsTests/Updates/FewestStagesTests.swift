import TableItemsView
import Testing

/// There are as few stages as there can be, wherever two sections are all there are.
struct FewestStagesTests {
  @Test func `One stage is taken wherever one is legal, and two wherever two are`() {
    var pairsByCount = [0, 0, 0, 0]
    for old in SmallTables.unique where SmallTables.isFirstOfItsKind(old) {
      var middles = Middles(from: old)
      for new in SmallTables.unique {
        let common = new.flatMap(\.rows).filter(old.flatMap(\.rows).contains)
        // None or all of the rows that stay look different.
        for changed in Set([[], Set(common)]) {
          let difference = SmallTables.content(new, changed: changed.contains)
            .difference(from: SmallTables.content(old))
          let count = difference.stages.count
          guard (0...3).contains(count) else {
            Issue.record("\(count) stages: \(difference.pair)")
            continue
          }
          pairsByCount[count] += 1
          if count == 2, difference.isLegalInOneBatch {
            Issue.record("one suffices: \(difference.pair)")
          }
          if count == 3, let middle = middles.middle(to: new, difference, changed) {
            Issue.record("two suffice: \(difference.pair), by way of \(middle.drawing)")
          }
        }
      }
    }
    #expect(pairsByCount.allSatisfy { $0 > 10 }, "\(pairsByCount)")
  }
}

/// The tables that can be made of another in one legal batch, with some rows changed.
private struct Middles {
  private struct Key: Hashable {
    var table: Int
    var changed: Set<Int>
  }

  private let old: [SmallTables.Section]
  private var known: [Key: TableContent?] = [:]

  init(from old: [SmallTables.Section]) {
    self.old = old
  }

  /// Looks for a table between two others that takes one legal batch to become, and one to leave.
  mutating func middle(
    to new: [SmallTables.Section], _ difference: TableDifference, _ changed: Set<Int>
  ) -> TableContent? {
    let sections = Set(old.map(\.id)).intersection(new.map(\.id))
    let rows = Set(old.flatMap(\.rows)).intersection(new.flatMap(\.rows))
    for (number, table) in SmallTables.unique.enumerated()
    where sections.isSubset(of: table.map(\.id)) && rows.isSubset(of: table.flatMap(\.rows)) {
      for changed in changed.subsets {
        let content = content(number, changed, difference.old)
        if let content, difference.new.difference(from: content).isLegalInOneBatch {
          return content
        }
      }
    }
    return nil
  }

  /// Returns a table with some rows changed, if it can be made in one legal batch.
  private mutating func content(
    _ table: Int, _ changed: Set<Int>, _ old: TableContent
  ) -> TableContent? {
    let key = Key(table: table, changed: changed)
    if let content = known[key] { return content }
    let content = SmallTables.content(SmallTables.unique[table], changed: changed.contains)
    let isLegal = content.difference(from: old).isLegalInOneBatch
    known[key] = .some(isLegal ? content : nil)
    return isLegal ? content : nil
  }
}

extension Set<Int> {
  /// Every selection of the elements.
  fileprivate var subsets: [Set<Int>] {
    reduce(into: [[]]) { subsets, element in
      subsets += subsets.map { $0.union([element]) }
    }
  }
}

extension TableDifference {
  /// Whether all that happens may do so at once.
  fileprivate var isLegalInOneBatch: Bool {
    let updates = BatchUpdates(
      deletedSections: deletedSections, insertedSections: insertedSections,
      movedSections: movedSections, deletedRows: deletedRows, insertedRows: insertedRows,
      reconfiguredRows: updatedRows.map(\.source), movedRows: movedRows)
    return updates.errors(from: old.counts, to: new.counts).isEmpty
  }

  /// The tables that are compared.
  fileprivate var pair: String { "\(old.drawing) → \(new.drawing)" }
}
