import TableItemsView
import TestSupport
import Testing

@MainActor
struct ScrollingTests {
  private func table(_ rows: Int = 20, height: Int = 5) -> TextTable {
    TextTable(
      sections: [SectionItem(data: (0..<rows).map { "row \($0)" }, height: 1)], height: height)
  }

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  // 2.2
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

  // 1.4.8, 1.4.14
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
    #expect(table.rowPathsForVisibleRows?.contains(row(number)) == true)
  }

  // 1.4.8
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

  // 2.20, 2.22
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

  // 2.12
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

  // 2.12
  @Test
  func `What is visible is what meets the screen, and stays in place while rows are measured`() {
    for seed in UInt64(0)..<60 {
      var random = SeededGenerator(seed: seed)
      let rows = (0..<80).map { number in
        let lines = Int.random(in: 0...4, using: &random)
        return RowItem(
          "row \(number)" + String(repeating: "\nmore", count: lines),
          height: Bool.random(using: &random) ? nil : .fixed(Double(lines) / 2))
      }
      let table = TextTable(sections: [SectionItem(header: "h", rows: rows)], height: 7)
      table.events.heightForRow = { event in event.path.row % 7 == 0 ? .lines(2) : nil }
      table.reloadData()
      for step in 0..<40 {
        let before = table.screen
        switch Int.random(in: 0...4, using: &random) {
        case 0: table.contentOffset = Double.random(in: 0...200, using: &random)
        case 1:
          table.scrollToRow(
            at: row(Int.random(in: 0..<80, using: &random)),
            at: [.top, .middle, .bottom, .none].randomElement(using: &random) ?? .none)
        default: table.contentOffset += Double(Int.random(in: -3...3, using: &random))
        }
        let screen = table.screen
        check(screen, "step \(step), seed \(seed)")
        // What is seen before and after has kept its distances.
        let common = before.items.filter { !$0.isPinned }.compactMap { old in
          screen.items.first { $0.part == old.part && !$0.isPinned }
            .map { $0.rect.minY - old.rect.minY }
        }
        #expect(
          common.allSatisfy { abs($0 - (common.first ?? 0)) < 1e-9 }, "step \(step), seed \(seed)")
      }
    }
  }

  /// Checks that a screen shows what meets it, without a gap or an overlap but for what is pinned.
  private func check(_ screen: TableScreen, _ context: String) {
    let items = screen.items.filter { !$0.isPinned }
    #expect(
      items.allSatisfy {
        $0.rect.minY < screen.bounds.maxY && $0.rect.maxY > screen.bounds.minY
      }, "\(context)")
    for (item, next) in zip(items, items.dropFirst()) {
      #expect(abs(item.rect.maxY - next.rect.minY) < 1e-9, "\(context)")
      #expect(item.part < next.part)
    }
    let bottom = items.last?.rect.maxY ?? 0
    #expect(bottom >= screen.bounds.maxY - 1e-9, "\(context)")
    let top = screen.items.map(\.rect.minY).min() ?? 0
    #expect(top <= screen.bounds.minY + 1e-9, "\(context)")
  }

  // Instagram/IGListKit#242, #644 and #1332.
  @Test func `Rows that come from above taller than thought do not move what is seen`() {
    let rows = (0..<30).map { RowItem("\($0)\nmore\nmore") }
    let table = TextTable(sections: [SectionItem(rows: rows)], height: 4)
    table.scrollToRow(at: row(20), at: .top)
    #expect("\(table)" == "  20\n  more\n  more\n  21")
    table.contentOffset -= 1
    #expect("\(table)" == "  more\n  20\n  more\n  more")
    table.contentOffset -= 3
    #expect("\(table)" == "  more\n  19\n  more\n  more")
    for _ in 0..<100 { table.contentOffset -= 1 }
    #expect("\(table)" == "  0\n  more\n  more\n  1")
    #expect(table.contentOffset == 0)
  }

  // 1.4.6
  @Test func `What is under a point is found`() {
    let table = TextTable(
      sections: [SectionItem(header: "h", rows: [RowItem("a", height: 2), "b"])], height: 4)
    let found = [0, 1, 2.5, 3, 4, -1, 99].map { table.rowPathForRow(at: TablePoint(y: $0))?.row }
    #expect(found == [nil, 0, 0, 1, nil, nil, nil])
    table.height = 2
    table.contentOffset = 1
    #expect(table.rowPathForRow(at: TablePoint(y: 1)) == row(0))
    #expect(table.rectForRow(at: row(1)) == TableRect(x: 0, y: 3, width: 80, height: 1))
  }
}
