import TableItemsView
import Testing

/// Counts what edits ask of rows.
struct DraftCostTests {
  private final class Tally: @unchecked Sendable {
    var hashed = 0
    var compared = 0
  }

  private struct ID: Hashable {
    let number: Int
    let tally: Tally

    static func == (id: ID, other: ID) -> Bool {
      id.tally.compared += 1
      return id.number == other.number
    }

    func hash(into hasher: inout Hasher) {
      tally.hashed += 1
      hasher.combine(number)
    }
  }

  private struct Entry: Identifiable, Equatable {
    let id: ID
    var text = "a"

    static func == (entry: Entry, other: Entry) -> Bool {
      entry.id.tally.compared += 1
      return entry.id.number == other.id.number && entry.text == other.text
    }
  }

  private let tally = Tally()

  private func entry(_ number: Int) -> Entry { Entry(id: ID(number: number, tally: tally)) }

  private func draft(isUniform: Bool) -> TableDraft {
    let sections = (0..<3).map { section in
      let entries = (0..<1_000).map { entry(section * 1_000 + $0) }
      return isUniform
        ? SectionItem(id: section, data: entries)
        : SectionItem(id: section, rows: entries.map { RowItem($0) })
    }
    return TableDraft(TableContent(sections))
  }

  @Test(arguments: [false, true])
  func `Edits by path neither hash nor compare`(isUniform: Bool) {
    var draft = draft(isUniform: isUniform)
    draft.insert(RowItem(entry(5_000)), at: RowPath(section: 0, row: 500))
    draft.remove(at: RowPath(section: 0, row: 7))
    draft.move(from: RowPath(section: 0, row: 999), to: RowPath(section: 0, row: 3))
    draft.move(from: RowPath(section: 0, row: 10), to: RowPath(section: 1, row: 900))
    draft.refresh(at: RowPath(section: 1, row: 0))
    draft.moveSection(from: 2, to: 0)
    draft.insertSection(SectionItem(id: 9, data: [entry(6_000)]), at: 1)
    let difference = draft.difference
    #expect(!difference.isEmpty)
    #expect(difference.stages.count <= 3)
    #expect(tally.hashed == 0)
    #expect(tally.compared == 0)
  }

  @Test(arguments: [false, true])
  func `A section that is not touched shares its rows`(isUniform: Bool) {
    var draft = draft(isUniform: isUniform)
    draft.remove(at: RowPath(section: 0, row: 7))
    let (old, new) = (draft.original, draft.content)
    // Rows that are shared are not compared.
    tally.compared = 0
    _ = TableContent(Array(new.sections[1...])).difference(
      from: TableContent(Array(old.sections[1...])))
    #expect(tally.compared == 0)
    #expect(new.sections[1].rows.isUniform == isUniform)
  }

  @Test(arguments: [false, true])
  func `A row that is replaced is compared once, and no other`(isUniform: Bool) {
    var draft = draft(isUniform: isUniform)
    var other = entry(1_007)
    other.text = "b"
    draft.replace(at: RowPath(section: 1, row: 7), with: RowItem(other))
    #expect("\(draft.difference)" == "~ row (1, 7)")
    #expect(tally.hashed == 0)
    #expect(tally.compared == 2)  // the id, and the data
  }

  @Test(arguments: [false, true])
  func `Edits by id hash the rows of a section once`(isUniform: Bool) {
    var draft = draft(isUniform: isUniform)
    for number in stride(from: 0, to: 1_000, by: 3) {
      #expect(draft.remove(RowID(section: 0, row: ItemID(ID(number: number, tally: tally)))) != nil)
    }
    #expect(draft.difference.deletedRows.count == 334)
    #expect(tally.hashed <= 1_000 + 334 + 1_000)  // also while the index grows
    #expect(tally.compared < 2_000)
  }
}
