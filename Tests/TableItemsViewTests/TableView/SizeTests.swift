import TableItemsView
import Testing

/// What a table of any size is asked for is what a person sees of it.
@MainActor
struct SizeTests {
  /// What a person does with a large table.
  private func visit(_ table: TextTable) -> TableCounts {
    table.layoutIfNeeded()
    table.contentOffset = .infinity
    table.layoutIfNeeded()
    table.touchSectionIndexTitle(at: 1)
    table.layoutIfNeeded()
    let section = table.numberOfSections - 1
    let last = RowPath(section: section, row: table.numberOfRows(inSection: section) - 1)
    table.scrollToRow(at: last, at: .bottom)
    table.tapRow(at: last)
    #expect(table.rowPathForSelectedRow == last)
    for _ in 0..<10 {
      table.contentOffset -= 1
      table.layoutIfNeeded()
    }
    return table.counts
  }

  /// Three sections, the middle one large.
  private func sections(around rows: (Int) -> SectionItem, _ count: Int) -> [SectionItem] {
    [
      SectionItem(id: "a", indexTitle: "A", data: 0..<100, height: 1), rows(count),
      SectionItem(id: "z", indexTitle: "Z", data: 0..<100, height: 1),
    ]
  }

  @Test func `Ten million uniform rows are asked for what a thousand are`() {
    func rows(_ count: Int) -> SectionItem {
      SectionItem(id: "m", indexTitle: "M", data: 0..<count, height: 2)
    }
    let counts = [1_000, 10_000_000].map { count in
      visit(TextTable(sections: sections(around: rows, count), height: 20))
    }
    #expect(counts[0] == counts[1])
    // One for each line that came on screen: at the top, the end, the jump, and step by step.
    #expect(counts[1].cellsAsked == 20 + 20 + 10 + 20 + 10)
    // One more than can be seen: the row that is scrolled to is made before the others are let go.
    #expect(counts[1].cellsMade == 20 + 1)
    #expect(counts[1].countsAsked == 4)
    #expect(counts[1].heightsAsked == 0)
  }

  @Test func `Ten million rows that measure themselves are asked for what a thousand are`() {
    func rows(_ count: Int) -> SectionItem {
      SectionItem(id: "m", indexTitle: "M", data: 0..<count)
    }
    let counts = [1_000, 10_000_000].map { count in
      visit(TextTable(sections: sections(around: rows, count), height: 20))
    }
    #expect(counts[0] == counts[1])
    #expect(counts[1].heightsAsked == 20)
  }

  @Test func `A million rows of their own heights are asked for what a thousand are`() {
    func rows(_ count: Int) -> SectionItem {
      SectionItem(
        id: "m", indexTitle: "M",
        rows: (0..<count).map { RowItem($0, height: .fixed(Double($0 % 3 + 1))) })
    }
    let counts = [1_000, 1_000_000].map { count in
      visit(TextTable(sections: sections(around: rows, count), height: 20))
    }
    #expect(counts[0] == counts[1])
    #expect(counts[1].cellsMade == 20 + 1)
  }
}
