import TableItemsView
import Testing

/// What is tapped at a point.
@MainActor
struct TapPointTests {
  @Test func `A tap on what is pinned over a row is no tap on the row`() {
    let table = TextTable(
      sections: [SectionItem(header: "header", footer: "footer", data: 0..<9, height: 1)],
      height: 4)
    table.contentOffset = 3
    #expect("\(table)" == "header\n  3\n  4\nfooter")
    for (line, tapped) in [(0, nil), (0.9, nil), (1, 3), (2.5, 4), (3, nil), (-1, nil), (4, nil)]
      as [(Double, Int?)]
    {
      table.selectRow(at: nil)
      table.tap(at: TablePoint(y: line))
      #expect(table.rowPathForSelectedRow?.row == tapped)
      table.tap(at: TablePoint(x: 80, y: line))
      table.tap(at: TablePoint(x: -1, y: line))
      #expect(table.rowPathForSelectedRow?.row == tapped)
    }
  }

  @Test func `A tap on the index leads to a section, and is no tap on a row`() {
    let table = TextTable(
      sections: ["A", "B", "C"].map { (name: String) in
        SectionItem(indexTitle: name, data: (0..<6).map { "\(name)\($0)" }, height: 1)
      }, width: 8, height: 3)
    #expect("\(table)" == "  A0   A\n  A1   B\n  A2   C")
    table.tap(at: TablePoint(x: 7, y: 1))
    #expect("\(table)" == "  B0   A\n  B1   B\n  B2   C")
    #expect(table.rowPathForSelectedRow == nil)
    table.tap(at: TablePoint(x: 2, y: 1))
    #expect("\(table)" == "  B0   A\n* B1   B\n  B2   C")
  }

  @Test func `Where no row is, nothing is tapped`() {
    let table = TextTable(
      sections: [SectionItem(header: "h", footer: "f", rows: ["a"])], width: 20, height: 9)
    for line in [0.0, 2, 3, 8, 9, -1, .infinity, -.infinity, .nan] {
      table.tap(at: TablePoint(y: line))
      #expect(table.rowPathForSelectedRow == nil)
    }
    table.tap(at: TablePoint(x: .nan, y: 1))
    #expect(table.rowPathForSelectedRow == nil)
    table.tap(at: TablePoint(x: 19, y: 1))
    #expect(table.rowPathForSelectedRow == RowPath(section: 0, row: 0))
  }
}
