import TableItemsView
import TestSupport
import Testing

/// Headers and footers of the plain style, which stay on screen while their section scrolls by.
@MainActor
struct PinnedHeaderTests {
  private func table(
    height: Int, headers: [String?] = ["A", "B"], footers: [String?] = ["a", "b"],
    counts: [Int] = [3, 2]
  ) -> TextTable {
    let sections = counts.indices.map { section in
      SectionItem(
        header: headers[section], footer: footers[section],
        rows: (0..<counts[section]).map { RowItem("\(section).\($0)", height: 1) })
    }
    return TextTable(sections: sections, width: 6, height: height)
  }

  // 6.8
  @Test func `A header stays at the top until the next one pushes it out`() {
    #expect(
      table(height: 3, footers: [nil, nil]).screens(at: (0...4).map(Double.init)) == """
        A     |A     |A     |A     |B
          0.0 |  0.1 |  0.2 |B     |  1.0
          0.1 |  0.2 |B     |  1.0 |  1.1
        """)
  }

  // 6.8
  @Test func `A footer stays at the bottom until the previous one pushes it out`() {
    #expect(
      table(height: 3, headers: [nil, nil]).screens(at: (0...4).map(Double.init)) == """
          0.0 |  0.1 |  0.2 |a     |  1.0
          0.1 |  0.2 |a     |  1.0 |  1.1
        a     |a     |b     |b     |b
        """)
  }

  // 6.8
  @Test func `Headers and footers stay at their ends of the screen at the same time`() {
    #expect(
      table(height: 5, counts: [4, 3]).screens(at: (0...6).map(Double.init)) == """
        A     |A     |A     |A     |A     |A     |B
          0.0 |  0.1 |  0.2 |  0.3 |a     |B     |  1.0
          0.1 |  0.2 |  0.3 |a     |B     |  1.0 |  1.1
          0.2 |  0.3 |a     |B     |  1.0 |  1.1 |  1.2
        a     |a     |b     |b     |b     |b     |b
        """)
  }

  // 6.8
  @Test func `A header of several lines is pushed out line by line`() {
    let table = table(height: 4, headers: ["A\nA'", "B\nB'"], footers: [nil, nil])
    table.layoutIfNeeded()
    table.contentOffset = .infinity
    table.layoutIfNeeded()
    #expect(
      table.screens(at: (0...5).map(Double.init)) == """
        A     |A     |A     |A     |A'    |B
        A'    |A'    |A'    |A'    |B     |B'
          0.0 |  0.1 |  0.2 |B     |B'    |  1.0
          0.1 |  0.2 |B     |B'    |  1.0 |  1.1
        """)
  }

  // 6.8
  @Test func `A section without header has the screen for itself`() {
    let table = table(
      height: 3, headers: ["A", nil, "C", nil], footers: [nil, nil, "c", nil],
      counts: [2, 3, 0, 1])
    #expect(
      table.screens(at: (0...6).map(Double.init)) == """
        A     |A     |A     |  1.0 |  1.1 |  1.2 |C
          0.0 |  0.1 |  1.0 |  1.1 |  1.2 |C     |c
          0.1 |  1.0 |  1.1 |  1.2 |c     |c     |  3.0
        """)
  }

  // 6.8
  @Test func `In the grouped style, and where it is not wanted, nothing stays`() {
    let table = table(height: 3)
    table.pinsHeadersAndFooters = false
    let grouped = TableView<TextCell>(width: 6, height: 3, style: .grouped)
    grouped.dataSource = table.dataSource
    grouped.delegate = table.delegate
    grouped.sectionHeaderTopPadding = 0
    let screens = """
      A     |  0.0 |  0.1 |  0.2 |a     |B     |  1.0
        0.0 |  0.1 |  0.2 |a     |B     |  1.0 |  1.1
        0.1 |  0.2 |a     |B     |  1.0 |  1.1 |b
      """
    #expect(grouped.screens(at: (0...6).map(Double.init)) == screens)
    #expect(grouped.screen.items.allSatisfy { !$0.isPinned })
    #expect(table.screens(at: (0...6).map(Double.init)) == screens)
  }

  // 6.8
  @Test func `Where a header and a footer belong is the same wherever they are`() {
    let table = table(height: 3, counts: [5, 5])
    table.contentOffset = .infinity
    for offset in stride(from: 0.0, through: 11, by: 0.5) {
      table.contentOffset = offset
      #expect((0...1).map { table.rectForHeader(inSection: $0).minY } == [0, 7])
      #expect((0...1).map { table.rectForFooter(inSection: $0).minY } == [6, 13])
      #expect((0...1).map { table.rect(forSection: $0).height } == [7, 7])
      for item in table.screen.items where item.isPinned {
        #expect(
          item.rect.minY == offset || item.rect.maxY == offset + 3
            || item.rect.maxY == 7 || item.rect.minY == 7)
      }
    }
  }

  // 6.8
  @Test func `A screen says what is pinned, and has it once`() {
    let table = table(height: 3, counts: [5, 5])
    table.contentOffset = 2
    #expect(
      table.screen.items.filter(\.isPinned).map(\.part) == [
        .footer(section: 0), .header(section: 0),
      ])
    table.contentOffset = 0.5
    #expect(table.screen.items.map(\.part).count { $0 == .header(section: 0) } == 1)
    #expect(table.headerView(forSection: 0)?.content.text == "A")
  }
}
