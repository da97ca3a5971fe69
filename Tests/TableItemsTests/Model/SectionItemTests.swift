import TableItemsView
import Testing

struct SectionItemTests {
  struct Nameless {
    var text = ""
  }

  @Test func `A section of rows keeps them in order, with what it says of them`() {
    let section = SectionItem(
      id: "fruit", header: "Fruit", footer: "2 kinds", indexTitle: "F", rowHeight: 2,
      cellIdentifier: "fruit", rows: ["Apple", RowItem(Fruit.pear)])
    #expect(section.id == "fruit")
    #expect(section.header?.text == "Fruit")
    #expect(section.footer?.text == "2 kinds")
    #expect(section.indexTitle == "F")
    #expect(section.rowHeight == 2)
    #expect(section.cellIdentifier == "fruit")
    #expect(section.rows.map(\.id) == ["Apple", 2])
    #expect(!section.rows.isUniform)
  }

  @Test func `A section can be of any id, and has none unless it is given`() {
    enum Kind { case fruit }
    #expect(SectionItem(id: Kind.fruit, rows: []).id == ItemID(Kind.fruit))
    #expect(SectionItem(id: 5, rows: []).id == 5)
    #expect(SectionItem(rows: []).id == nil)
  }

  @Test func `A cell type, or an identifier, can stand for all rows that name none`() {
    #expect(
      SectionItem(cell: FruitCell.self, rows: []).cellIdentifier == "TableItemsTests.FruitCell")
    #expect(SectionItem(cell: .fruit, rows: []).cellIdentifier == "fruit")
    #expect(SectionItem(cellIdentifier: "fruit", rows: []).cellIdentifier == "fruit")
    #expect(SectionItem(cell: .fruit) { "a" }.cellIdentifier == "fruit")
    #expect(SectionItem(cellIdentifier: "fruit") { "a" }.cellIdentifier == "fruit")
    #expect(SectionItem(cell: FruitCell.self) { "a" }.cellIdentifier == "TableItemsTests.FruitCell")
    #expect(SectionItem(rows: []).cellIdentifier == nil)
  }

  @Test func `Built rows are the rows of an array`() {
    func names(_ isFull: Bool) -> [String] {
      let section = SectionItem(header: "Fruit") {
        "first"
        if isFull { RowItem("full") } else { RowItem("empty") }
        if isFull { ["a", "b"] as [RowItem] }
        for number in 1...2 { RowItem("row \(number)") }
      }
      return section.rows.compactMap { $0.data as? String }
    }
    #expect(names(true) == ["first", "full", "a", "b", "row 1", "row 2"])
    #expect(names(false) == ["first", "empty", "row 1", "row 2"])
  }

  @Test func `Rows can be edited like an array, those of one kind too`() {
    for var rows in [
      SectionItem(rows: ["a", "b", "c"]).rows, SectionItem(data: ["a", "b", "c"]).rows,
    ] {
      rows.append("d")
      rows.remove(at: 1)
      rows.insert("e", at: 0)
      rows[1] = RowItem("f")
      rows.swapAt(2, 3)
      #expect(rows.map(\.id) == ["e", "f", "d", "c"])
      #expect(!rows.isUniform)
      rows.removeAll()
      #expect(rows.isEmpty)
    }
  }

  @Test func `A hundred thousand rows can be added and changed one by one`() {
    var section = SectionItem(rows: [])
    for number in 0..<100_000 { section.rows.append(RowItem(number)) }
    for number in section.rows.indices { section.rows[number].height = 2 }
    section.rows.reverse()
    #expect(section.rows.count == 100_000)
    #expect(section.rows[0].id == 99_999)
    #expect(section.rows[99_999].height == 2)
  }

  @Test func `Uniform rows that are edited stay what they were`() {
    var section = SectionItem(
      data: [Fruit.apple, .pear], height: 2, cell: FruitCell.self, traits: .disabled)
    section.rows.append("other")
    #expect(section.rows.map(\.id) == [1, 2, "other"])
    #expect(section.rows[0].cellIdentifier == "TableItemsTests.FruitCell")
    #expect(section.rows[0].traits == .disabled)
    #expect(section.rowHeight == 2)
  }
}

extension SectionItemTests {
  @Test func `Uniform rows are made from a collection with what they share`() {
    let section = SectionItem(
      data: [Fruit.apple, .pear], height: 2, cell: FruitCell.self, traits: .disabled)
    #expect(section.rows.isUniform)
    #expect(section.rowHeight == 2)
    #expect(section.rows.count == 2)
    #expect(section.rows[1].data as? Fruit == .pear)
    #expect(section.rows[1].cellIdentifier == "TableItemsTests.FruitCell")
    #expect(!section.rows[1].traits.isEnabled)
  }

  @Test func `Uniform rows have the ids that single rows would have`() {
    func ids(_ section: SectionItem) -> [ItemID?] { section.rows.map(\.id) }
    #expect(ids(SectionItem(data: [Fruit.apple, .pear])) == [1, 2])
    #expect(ids(SectionItem(data: [Fruit.apple, .pear], cell: FruitCell.self)) == [1, 2])
    #expect(ids(SectionItem(data: ["a", "b"])) == ["a", "b"])
    #expect(ids(SectionItem(data: 5..<7)) == [5, 6])
    #expect(ids(SectionItem(data: [Nameless(), Nameless()])) == [nil, nil])
    #expect(ids(SectionItem(data: [CellContent(text: "a")])) == [nil])
    #expect(ids(SectionItem(data: [Nameless(text: "a")], rowID: \.text)) == ["a"])
    #expect(
      ids(SectionItem(data: [Fruit.apple], rowID: \.name, cell: FruitCell.self)) == ["Apple"])
  }

  @Test func `Any random access collection will do, whatever its indices`() {
    let slice = ["a", "b", "c", "d"][1...2]
    #expect(SectionItem(data: slice).rows.map(\.id) == ["b", "c"])
    let reversed = ["a", "b", "c"].reversed()
    #expect(SectionItem(data: Array(reversed)).rows.map(\.id) == ["c", "b", "a"])
    #expect(SectionItem(data: "abc".unicodeScalars.map(String.init)).rows.count == 3)
  }

  @Test func `No uniform row is made before it is asked for`() {
    let section = SectionItem(data: CountedNumbers(count: 10_000_000))
    #expect(section.rows.count == 10_000_000)
    #expect(CountedNumbers.reads == 0)
    #expect(section.rows[9_999_999].data as? Int == 9_999_999)
    #expect(CountedNumbers.reads == 1)
  }
}

/// Numbers that count how often one is read.
private struct CountedNumbers: RandomAccessCollection {
  nonisolated(unsafe) static var reads = 0

  var count: Int
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Int {
    Self.reads += 1
    return position
  }
}
