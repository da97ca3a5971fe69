import TableItemsView
import TestSupport
import Testing

/// Where sections, headers, rows and footers are, and what is where.
@MainActor
struct RectTests {
  /// A table at random, of known heights, that is low enough to have more than can be seen.
  private func table(seed: UInt64) -> TextTable {
    var random = SeededGenerator(seed: seed)
    func height() -> RowHeight { .fixed(Double(Int.random(in: 0...4, using: &random)) / 2) }
    let sections = (0..<Int.random(in: 1...4, using: &random)).map { section in
      SectionItem(
        header: Bool.random(using: &random) ? HeaderFooter("h", height: height()) : nil,
        footer: Bool.random(using: &random) ? HeaderFooter("f", height: height()) : nil,
        rows: (0..<Int.random(in: 0...5, using: &random)).map { row in
          RowItem("\(section).\(row)", height: height())
        })
    }
    return TextTable(sections: sections, width: 10, height: 2)
  }

  private func paths(in table: TextTable) -> [RowPath] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { RowPath(section: section, row: $0) }
    }
  }

  // 1.4.5, 1.4.6
  @Test(arguments: UInt64(0)..<30)
  func `Sections follow each other, and consist of header, rows and footer`(seed: UInt64) {
    let table = table(seed: seed)
    var top = 0.0
    for section in 0..<table.numberOfSections {
      let rows = (0..<table.numberOfRows(inSection: section)).map {
        table.rectForRow(at: RowPath(section: section, row: $0))
      }
      let parts =
        [table.rectForHeader(inSection: section)] + rows
        + [table.rectForFooter(inSection: section)]
      #expect(table.rect(forSection: section).minY == top)
      for part in parts {
        #expect(part == TableRect(x: 0, y: top, width: 10, height: part.height))
        top = part.maxY
      }
      #expect(table.rect(forSection: section).maxY == top)
    }
    #expect(table.contentHeight == top)
  }

  // 1.4.6
  @Test(arguments: UInt64(0)..<30)
  func `Rows in a rectangle are those that meet it, as the obvious way finds them`(seed: UInt64) {
    let table = table(seed: seed)
    let paths = paths(in: table)
    for top in stride(from: -1.0, through: table.contentHeight + 1, by: 0.5) {
      for height in [0.25, 0.5, 1, 2.5, .infinity] {
        let rect = TableRect(x: 0, y: top, width: 10, height: height)
        let expected = paths.filter {
          let row = table.rectForRow(at: $0)
          return row.height > 0 && row.minY < rect.maxY && row.maxY > rect.minY
        }
        #expect(table.rowPathsForRows(in: rect) == expected, "\(rect)")
      }
      let expected = paths.first {
        let row = table.rectForRow(at: $0)
        return row.minY <= top && top < row.maxY
      }
      #expect(table.rowPathForRow(at: TablePoint(y: top)) == expected, "at \(top)")
    }
  }

  // 1.4.6
  @Test func `Rows are in a rectangle only from edge to edge, and if it is one`() {
    let table = TextTable(sections: [SectionItem(rows: ["a", "b"])], width: 10)
    func rows(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Int]? {
      table.rowPathsForRows(in: TableRect(x: x, y: y, width: width, height: height))?.map(\.row)
    }
    #expect(rows(0, 0, 10, 2) == [0, 1])
    #expect(rows(9, 1, 5, 5) == [1])
    #expect(rows(-5, -5, 6, 6) == [0])
    #expect(rows(10, 0, 5, 2) == [])
    #expect(rows(-5, 0, 5, 2) == [])
    #expect(rows(0, 2, 10, 2) == [])
    #expect(rows(0, 0, 0, 2) == [])
    #expect(rows(0, 0, 10, 0) == [])
    for none in [-1, .nan] {
      #expect(rows(0, 0, none, 2) == nil)
      #expect(rows(0, 0, 10, none) == nil)
    }
    for nowhere in [Double.nan, .infinity, -.infinity] {
      #expect(rows(nowhere, 0, 10, 2) == nil)
      #expect(rows(0, nowhere, 10, 2) == nil)
    }
    for x in [-1, 10, .nan, .infinity] {
      #expect(table.rowPathForRow(at: TablePoint(x: x, y: 0)) == nil)
    }
    #expect(table.rowPathForRow(at: TablePoint(x: 9, y: 1))?.row == 1)
    #expect(table.rowPathForRow(at: TablePoint(y: .nan)) == nil)
  }

  // 2.20, 2.22
  @Test func `What does not exist is nowhere, and has nothing`() {
    let table = TextTable(
      sections: [SectionItem(header: "h", footer: "f", rows: ["a", "b", "c"])], height: 2)
    table.contentOffset = 1
    for section in [1, -1, .max, .min] {
      #expect(table.numberOfRows(inSection: section) == 0)
      #expect(table.rect(forSection: section) == .zero)
      #expect(table.rectForHeader(inSection: section) == .zero)
      #expect(table.rectForFooter(inSection: section) == .zero)
      #expect(table.headerView(forSection: section) == nil)
      #expect(table.footerView(forSection: section) == nil)
      table.scrollToSection(section, at: .top)
    }
    for path in [(0, 3), (0, -1), (1, 0), (-1, 0), (.max, .max), (.min, .min)] {
      let path = RowPath(section: path.0, row: path.1)
      #expect(table.rectForRow(at: path) == .zero)
      #expect(table.cellForRow(at: path) == nil)
      for position in [ScrollPosition.none, .top, .middle, .bottom] {
        table.scrollToRow(at: path, at: position)
      }
    }
    #expect(table.contentOffset == 1)
  }
}
