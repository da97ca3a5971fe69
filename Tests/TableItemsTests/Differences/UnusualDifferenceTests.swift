import TableItems
import TestSupport
import Testing

struct UnusualDifferenceTests {
  /// Data that is not even equal to itself, or cannot be compared.
  private struct Measure: Identifiable, Equatable {
    var id: Int
    var value: Double
  }

  private struct Opaque: Identifiable {
    var id: Int
    var name = ""
  }

  @Test func `Data that is no number is updated unless its bits are the same`() {
    let (one, other) = (Double.nan, Double(nan: 1, signaling: false))
    for (value, updates) in [(one, 0), (other, 1)] {
      let (old, new) = (Measure(id: 0, value: one), Measure(id: 0, value: value))
      let uniform = TableContent([SectionItem(id: 0, data: [new], cell: CellIdentifier("m"))])
        .difference(from: [SectionItem(id: 0, data: [old], cell: CellIdentifier("m"))])
      let mixed = TableContent([SectionItem(id: 0, rows: [RowItem(new)])])
        .difference(from: [SectionItem(id: 0, rows: [RowItem(old)])])
      #expect(uniform.updatedRows.count == updates)
      #expect(mixed.updatedRows.count == updates)
    }
  }

  @Test func `Ids that are no number are other rows each time`() {
    let old: TableContent = [SectionItem(id: 0, rows: [RowItem(Double.nan)])]
    let new: TableContent = [SectionItem(id: 0, rows: [RowItem(Double.nan)])]
    #expect(new.difference(from: old).description == "- row (0, 0)\n+ row (0, 0)")
  }

  @Test func `Data that cannot be compared is always updated`() {
    let (old, new) = ([Opaque(id: 0), Opaque(id: 1)], [Opaque(id: 1), Opaque(id: 0)])
    let uniform = TableContent([SectionItem(id: 0, data: new, cell: CellIdentifier("o"))])
      .difference(from: [SectionItem(id: 0, data: old, cell: CellIdentifier("o"))])
    let mixed = TableContent([SectionItem(id: 0, rows: new.map { RowItem($0) })])
      .difference(from: [SectionItem(id: 0, rows: old.map { RowItem($0) })])
    for difference in [uniform, mixed] {
      #expect(difference.movedRows.count == 1)
      #expect(difference.updatedRows.count == 2)
    }
  }

  // A section of more rows than any list of changes could hold.
  @Test func `More rows than can be compared are replaced as a whole`() {
    let huge = 5_000_000_000
    let old: TableContent = [
      SectionItem(id: 0, data: 0..<3), SectionItem(id: 1, data: 0..<huge),
      SectionItem(id: 2, data: 5..<6),
    ]
    var new = old
    #expect(new.difference(from: old).isEmpty)
    new.sections[1] = SectionItem(id: 1, data: 0..<(huge + 1))
    let difference = new.difference(from: old)
    #expect(difference.description == "- section 1\n+ section 1")
    #expect(old.applying(difference)?.rowCount == huge + 5)
    #expect(new.applying(difference.inverse())?.rowCount == huge + 4)
    new.sections[1] = SectionItem(id: 1, data: 0..<2)
    #expect(new.difference(from: old).description == "- section 1\n+ section 1")
  }

  @Test func `A million rows in any order are no trouble`() {
    var random = SeededGenerator(seed: 1)
    let count = 1_000_000
    let rows = (0..<count).map { $0 ^ 0x55 }
    var shifted = Array(rows[100...] + rows[..<100])
    shifted.swapAt(10, 500_000)
    let content: TableContent = [SectionItem(id: 0, data: rows)]
    #expect(
      TableContent([SectionItem(id: 0, data: shifted)]).difference(from: content).movedRows.count
        == 102)
    let shuffled = rows.shuffled(using: &random)
    let difference = TableContent([SectionItem(id: 0, data: shuffled)]).difference(from: content)
    #expect(difference.deletedRows.isEmpty)
    #expect(difference.movedRows.count < count)
  }

  @Test func `Two ids of a hundred thousand rows are no trouble`() {
    let count = 100_000
    let old = (0..<count).map { Opaque(id: $0 % 2) }
    let new = (0..<count).map { Opaque(id: $0 < count / 2 ? 1 : 0) }
    let difference = TableContent([SectionItem(id: 0, data: new, cell: CellIdentifier("o"))])
      .difference(from: [SectionItem(id: 0, data: old, cell: CellIdentifier("o"))])
    #expect(difference.deletedRows.isEmpty)
    #expect(difference.insertedRows.isEmpty)
    #expect(difference.updatedRows.count == count)
  }

  // The same element has other ids in the two sections, so nothing but the ids can tell.
  @Test func `Sections whose rows are told apart in different ways are compared by their ids`() {
    let names = ["a", "b"]
    let old: TableContent = [SectionItem(id: 0, data: names)]
    let new: TableContent = [SectionItem(id: 0, data: names, rowID: { $0 == "a" ? "b" : "a" })]
    #expect(new.difference(from: old).movedRows.count == 1)
    #expect(new.difference(from: old).updatedRows.count == 2)
  }

  @Test func `Ids are the same whatever their width`() {
    let old: TableContent = [SectionItem(id: 0, rows: [RowItem("x", id: UInt8(7))])]
    let new: TableContent = [SectionItem(id: 0, rows: [RowItem("x", id: 7)])]
    #expect(new.difference(from: old).isEmpty)
  }

  @Test func `Sections without an id stand for their position`() {
    let old: TableContent = [SectionItem(rows: ["a"]), SectionItem(rows: ["b"])]
    let new: TableContent = [SectionItem(rows: ["b"])]
    #expect(
      new.difference(from: old).description == "- section 1\n- row (0, 0)\nrow (1, 0) → (0, 0)")
  }
}
