import TableItemsView
import Testing

@MainActor
struct ScrollingTests {
  private func table(_ rows: Int = 20, height: Int = 5) -> TextTable {
    TextTable(
      sections: [SectionItem(data: (0..<rows).map { "row \($0)" }, height: 1)], height: height)
  }

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  @Test func `The offset stays inside of the content`() {
    let table = table()
    for (wanted, offset) in [(0, 0), (7, 7), (15, 15), (16, 15), (99, 15), (-3, 0)]
      as [(Double, Double)]
    {
      table.contentOffset = wanted
      #expect(table.contentOffset == offset)
    }
    table.contentOffset = 15
    table.sections = [SectionItem(data: 0..<8, height: 1)]
    #expect(table.contentOffset == 3)
  }

  @Test(arguments: [
    (ScrollPosition.top, 10, 10.0), (.middle, 10, 8), (.bottom, 10, 6), (.none, 10, 6),
    (.top, 19, 15), (.middle, 1, 0), (.bottom, 2, 0), (.none, 4, 0), (.none, 0, 0),
  ])
  func `A row is scrolled to where it is wanted, as far as the content allows`(
    position: ScrollPosition, number: Int, offset: Double
  ) {
    let table = table()
    table.scrollToRow(at: row(number), at: position)
    #expect(table.contentOffset == offset)
    #expect(table.rowPathsForVisibleRows.contains(row(number)))
  }

  @Test func `Without a position, the table moves as little as it can`() {
    let table = table()
    table.contentOffset = 8
    for (number, offset) in [(8, 8), (12, 8), (13, 9), (9, 9), (3, 3)] as [(Int, Double)] {
      table.scrollToRow(at: row(number), at: .none)
      #expect(table.contentOffset == offset)
    }
  }

  @Test func `A row that is taller than the table begins at its top`() {
    let table = TextTable(
      sections: [SectionItem(rows: ["a", RowItem("tall", height: 9), "b"])], height: 4)
    table.scrollToRow(at: row(1), at: .none)
    #expect(table.contentOffset == 1)
  }

  @Test func `A row that does not exist is not scrolled to`() {
    let table = table()
    table.contentOffset = 4
    for path in [row(20), row(-1), RowPath(section: 1, row: 0), RowPath(section: -1, row: 0)] {
      table.scrollToRow(at: path, at: .top)
      #expect(table.contentOffset == 4)
      #expect(table.rectForRow(at: path) == .zero)
      #expect(table.cellForRow(at: path) == nil)
    }
  }

  @Test func `Rows that turn out taller than was thought are scrolled to all the same`() {
    let rows = (0..<40).map { RowItem((0...($0 % 4)).map { "line \($0)" }.joined(separator: "\n")) }
    for number in stride(from: 0, to: 40, by: 3) {
      for position in [ScrollPosition.top, .middle, .bottom, .none] {
        let table = TextTable(sections: [SectionItem(rows: rows)], height: 6)
        table.scrollToRow(at: row(number), at: position)
        let rect = table.rectForRow(at: row(number))
        #expect(rect.height == Double(number % 4 + 1))
        #expect(rect.minY >= table.contentOffset)
        #expect(rect.maxY <= table.contentOffset + 6)
      }
    }
  }

  @Test func `What is under a point is found`() {
    let table = TextTable(
      sections: [SectionItem(header: "h", rows: [RowItem("a", height: 2), "b"])], height: 4)
    let found = [0, 1, 2.5, 3, 4, -1, 99].map { table.rowPath(atVisibleOffset: $0)?.row }
    #expect(found == [nil, 0, 0, 1, nil, nil, nil])
    table.height = 2
    table.contentOffset = 1
    #expect(table.rowPath(atVisibleOffset: 0) == row(0))
    #expect(table.rectForRow(at: row(1)) == TableRect(x: 0, y: 3, width: 80, height: 1))
  }
}
