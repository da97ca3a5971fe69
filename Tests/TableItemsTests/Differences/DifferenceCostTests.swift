import TableItems
import Testing

/// Counts what a difference asks of rows: it hashes only what disagrees, and compares data only once.
struct DifferenceCostTests {
  private final class Tally: @unchecked Sendable {
    var idsCompared = 0
    var idsHashed = 0
    var dataCompared = 0

    var counts: [Int] { [idsCompared, idsHashed, dataCompared] }
  }

  private struct ID: Hashable {
    let number: Int
    let tally: Tally

    static func == (id: ID, other: ID) -> Bool {
      id.tally.idsCompared += 1
      return id.number == other.number
    }

    func hash(into hasher: inout Hasher) {
      tally.idsHashed += 1
      hasher.combine(number)
    }
  }

  private struct Entry: Identifiable, Equatable {
    let id: ID

    /// What makes the bits differ, and nothing else.
    let salt: Int

    static func == (entry: Entry, other: Entry) -> Bool {
      entry.id.tally.dataCompared += 1
      return entry.id.number == other.id.number
    }
  }

  private let tally = Tally()

  private func entries(_ numbers: some Sequence<Int>, salt: Int = 0) -> [Entry] {
    numbers.map { Entry(id: ID(number: $0, tally: tally), salt: salt) }
  }

  private func difference(_ old: [Entry], _ new: [Entry]) -> TableDifference {
    content(new).difference(from: content(old))
  }

  private func content(_ entries: [Entry]) -> TableContent {
    [SectionItem(id: 0, data: entries, cell: CellIdentifier("entry"))]
  }

  @Test func `Nothing is asked where the rows are the same array`() {
    let entries = entries(0..<100)
    #expect(difference(entries, entries).isEmpty)
    let rows = entries.map { RowItem($0, cell: CellIdentifier("entry")) }
    #expect(
      TableContent([SectionItem(rows: rows)]).difference(from: [SectionItem(rows: rows)]).isEmpty)
    #expect(tally.counts == [0, 0, 0])
  }

  @Test func `Nothing is asked where the rows are the same bit by bit`() {
    #expect(difference(entries(0..<1_000), entries(0..<1_000)).isEmpty)
    #expect(tally.counts == [0, 0, 0])
  }

  @Test func `Each row is compared once where no bits are the same`() {
    #expect(difference(entries(0..<1_000), entries(0..<1_000, salt: 1)).isEmpty)
    #expect(tally.counts == [1_000, 0, 1_000])
  }

  @Test(arguments: [0, 500, 1_000])
  func `A row that is inserted makes nothing be hashed`(position: Int) {
    var new = Array(0..<1_000)
    new.insert(-1, at: position)
    let difference = difference(entries(0..<1_000), entries(new, salt: 1))
    #expect(difference.insertedRows == [RowPath(section: 0, row: position)])
    #expect(tally.idsHashed == 0)
    #expect(tally.dataCompared == 1_000)
    #expect(tally.idsCompared < 1_010)
  }

  @Test func `A block that is removed makes nothing be hashed`() {
    let new = Array(0..<300) + Array(500..<1_000)
    #expect(difference(entries(0..<1_000), entries(new, salt: 1)).deletedRows.count == 200)
    #expect(tally.idsHashed == 0)
    #expect(tally.dataCompared == 800)
    #expect(tally.idsCompared < 2_000)
  }

  @Test func `A row that moves from the front to the end makes nothing be hashed`() {
    let new = Array(1..<1_000) + [0]
    #expect(difference(entries(0..<1_000), entries(new, salt: 1)).movedRows.count == 1)
    #expect(tally.idsHashed == 0)
    #expect(tally.dataCompared == 1_000)
  }

  @Test func `Rows in reverse order are found without hashing`() {
    #expect(difference(entries(0..<1_000), entries((0..<1_000).reversed())).movedRows.count == 999)
    #expect(tally.idsHashed == 0)
    #expect(tally.dataCompared == 1_000)
  }

  @Test func `Only what disagrees is hashed`() {
    let old = Array(0..<1_000)
    var new = old
    for row in 400..<420 { new[row] += 1_000 }
    let difference = difference(entries(old), entries(new, salt: 1))
    #expect(difference.deletedRows.count == 20)
    #expect(difference.insertedRows.count == 20)
    #expect(tally.idsHashed == 40)
    #expect(tally.dataCompared == 980)
  }

  @Test func `Rows in any order are hashed once on each side, and compared once`() {
    let new = (0..<1_000).map { $0 * 577 % 1_000 }
    #expect(difference(entries(0..<1_000), entries(new, salt: 1)).insertedRows.isEmpty)
    #expect(tally.idsHashed <= 2_000)
    #expect(tally.dataCompared == 1_000)
    #expect(tally.idsCompared < 20_000)
  }

  @Test func `Blocks that come and go behind rows in disorder are passed over`() {
    var new = Array(0..<500).map { $0 < 200 ? $0 * 77 % 200 : $0 }
    new += Array(1_500..<2_500) + Array(5_000..<6_000) + Array(2_500..<5_000)
    let difference = difference(entries(0..<5_000), entries(new, salt: 1))
    #expect(difference.deletedRows.count == 1_000)
    #expect(difference.insertedRows.count == 1_000)
    #expect(tally.idsHashed <= 2_400)
    #expect(tally.dataCompared == 4_000)
    #expect(tally.idsCompared < 11_000)
  }

  @Test func `Ids that are all the same do not make it slow`() {
    let old = entries(Array(repeating: 0, count: 2_000) + [1])
    let new = entries([2] + Array(repeating: 0, count: 1_500), salt: 1)
    #expect(difference(old, new).deletedRows.count == 501)
    #expect(tally.idsCompared < 20_000)
    #expect(tally.idsHashed <= 4_000)
  }

  @Test func `Rows of sections that share their rows are not asked when another changes`() {
    let shared = entries(0..<1_000)
    let old: TableContent = [
      SectionItem(id: 0, data: shared, cell: CellIdentifier("entry")),
      SectionItem(id: 1, data: entries(2_000..<2_010), cell: CellIdentifier("entry")),
    ]
    var new = old
    new.sections[1] = SectionItem(
      id: 1, data: entries(2_001..<2_010, salt: 1), cell: CellIdentifier("entry"))
    #expect(new.difference(from: old).deletedRows == [RowPath(section: 1, row: 0)])
    #expect(tally.dataCompared == 9)
    #expect(tally.idsHashed == 0)
  }

  @Test func `Rows that come from other sections are hashed, and compared once`() {
    let old: TableContent = [
      SectionItem(id: 0, data: entries(0..<100), cell: CellIdentifier("entry")),
      SectionItem(id: 1, data: entries(100..<200), cell: CellIdentifier("entry")),
    ]
    let new: TableContent = [
      SectionItem(id: 0, data: entries(0..<90, salt: 1), cell: CellIdentifier("entry")),
      SectionItem(id: 1, data: entries(90..<200, salt: 1), cell: CellIdentifier("entry")),
    ]
    #expect(new.difference(from: old).movedRows.count == 10)
    #expect(tally.idsHashed <= 20)
    #expect(tally.dataCompared == 200)
  }
}
