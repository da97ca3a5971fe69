import TableItemsView
import TestSupport
import Testing

/// What is at the top of the screen stays there while heights above it turn out to be others.
@MainActor
struct StayingInPlaceTests {
  private let journal = Journal()
  private let tableView = TableView<TextCell>(width: 20, height: 4)
  private let dataSource: WritingDataSource
  private let delegate: WritingDelegate

  init() {
    dataSource = WritingDataSource([30], journal: journal)
    dataSource.text = { "\($0.row)\nmore\nmore" }
    delegate = WritingDelegate(journal: journal)
    tableView.dataSource = dataSource
  }

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  /// Where a row is on screen, from its top.
  private func place(of number: Int) -> Double {
    tableView.rectForRow(at: row(number)).minY - tableView.contentOffset
  }

  // 2.12
  @Test(arguments: [1.0, 2, 5, 9] as [RowHeight], [0.5, 1, 2, 3])
  func `Scrolling up moves what is seen by as much, whatever was thought of rows above`(
    estimate: RowHeight, step: Double
  ) {
    tableView.estimatedRowHeight = estimate
    tableView.scrollToRow(at: row(20), at: .top)
    #expect("\(tableView)" == "  20\n  more\n  more\n  21")
    while tableView.contentOffset > 0 {
      guard let top = tableView.rowPathsForVisibleRows?.first?.row else { break }
      let before = place(of: top)
      tableView.contentOffset -= min(step, tableView.contentOffset)
      let moved = place(of: top) - before
      // At the very top, there may be less to scroll by than was thought.
      if tableView.contentOffset > 0 { #expect(abs(moved - step) < 1e-9) }
    }
    #expect("\(tableView)" == "  0\n  more\n  more\n  1")
  }

  // 2.12
  @Test func `Another estimate moves nothing`() {
    tableView.scrollToRow(at: row(10), at: .top)
    tableView.contentOffset += 1
    let screen = tableView.screen.lines
    #expect(screen == ["  more", "  more", "  11", "  more"])
    for estimate in [2, 5, 9] as [RowHeight] {
      tableView.estimatedRowHeight = estimate
      #expect(tableView.screen.lines == screen)
    }
    tableView.estimatedRowHeight = 1
    #expect(tableView.screen.lines == screen)
  }

  // 2.12, 2.18
  @Test(arguments: [(1.0, 2.0), (2, 3), (1, 9), (9, 2), (3, 1)] as [(RowHeight, RowHeight)])
  func `Another height of all rows keeps the row at the top`(old: RowHeight, new: RowHeight) {
    tableView.rowHeight = old
    tableView.scrollToRow(at: row(15), at: .top)
    #expect(tableView.rowPathsForVisibleRows?.first == row(15))
    tableView.rowHeight = new
    #expect(tableView.rowPathsForVisibleRows?.first == row(15))
    #expect(place(of: 15) == 0)
  }

  // 2.12, 2.18
  @Test func `Another width keeps the row at the top`() {
    let table = TextTable(
      sections: [SectionItem(rows: (0..<30).map { "\($0)\nmore\nmore" })], height: 4)
    for _ in 0..<45 {
      table.contentOffset += 1
      table.layoutIfNeeded()
    }
    #expect("\(table)" == "  15\n  more\n  more\n  16")
    table.width = 20
    #expect("\(table)" == "  15\n  more\n  more\n  16")
  }

  // 2.12, 6.9
  @Test func `More room above headers, and a table header, move nothing that is seen`() {
    dataSource.rowCounts = [9, 30]
    dataSource.headerTitles = [0: "A", 1: "B"]
    dataSource.text = { "\($0.section).\($0.row)" }
    tableView.pinsHeadersAndFooters = false
    tableView.scrollToRow(at: RowPath(section: 1, row: 2), at: .top)
    let screen = "\(tableView)"
    #expect(screen == "  1.2\n  1.3\n  1.4\n  1.5")
    tableView.sectionHeaderTopPadding = 3
    #expect("\(tableView)" == screen)
    let view = TextHeaderFooterView()
    view.show("top\nof all")
    tableView.tableHeaderView = view
    #expect("\(tableView)" == screen)
    tableView.tableHeaderView = nil
    tableView.sectionHeaderTopPadding = 0
    #expect("\(tableView)" == screen)
  }

  // 2.12
  @Test func `The end of the content is reached at once, whatever was thought of the rows`() {
    for estimate in [1, 2, 3, 5, 20] as [RowHeight] {
      tableView.estimatedRowHeight = estimate
      tableView.reloadData()
      tableView.contentOffset = .infinity
      #expect("\(tableView)" == "  more\n  29\n  more\n  more")
      #expect(tableView.contentOffset == tableView.contentHeight - 4)
      tableView.contentOffset = 0
    }
  }

  // 2.3, 2.12
  @Test func `The end is reached at the first look, also where it is far from what was thought`() {
    let text = "row" + String(repeating: "\nmore", count: 7)
    let rows = (0..<500).map { RowItem(text, id: $0) }
    let table = TextTable(sections: [SectionItem(rows: rows)], height: 50)
    table.contentOffset = .infinity
    let offset = table.contentOffset
    #expect(table.contentOffset == offset)
    #expect(offset == table.contentHeight - 50)
  }

  // 2.12
  @Test(arguments: [0.5, 1, 6], [1.0, 1.5, 2])
  func `Scrolling by screens over rows that were never seen leaves nothing out`(
    estimate: Double, screens: Double
  ) {
    let rows = (0..<100).map { (row: Int) in RowItem("\(row)\nmore", id: ItemID(row)) }
    for isUpwards in [true, false] {
      let table = TextTable(sections: [SectionItem(rows: rows)], height: 6)
      table.estimatedRowHeight = .fixed(estimate)
      table.scrollToRow(at: row(isUpwards ? 80 : 20), at: .top)
      for _ in 0..<5 {
        let seen = (table.rowPathsForVisibleRows ?? []).map(\.row)
        table.contentOffset += isUpwards ? -6 * screens : 6 * screens
        let now = (table.rowPathsForVisibleRows ?? []).map(\.row)
        guard let old = seen.first, let new = now.first else { return }
        // Three rows are a screen.
        let rows = Double(new - old) * (isUpwards ? -1 : 1)
        #expect(abs(rows - 3 * screens) < 1, "\(seen), \(now)")
      }
    }
  }

  // 2.2
  @Test func `Headers that were measured, and heights that a closure said, outlast a reload`() {
    let sections = (0..<9).map { section in
      SectionItem(
        id: .init(section), header: "header\nmore\nmore", rows: ["\(section).0", "\(section).1"])
    }
    let table = TextTable(sections: sections, height: 10)
    table.events.heightForRow = { _ in 2 }
    for _ in 0..<80 { table.contentOffset += 1 }
    #expect(table.contentHeight == 9 * (3 + 2 * 2))
    table.contentOffset = 30
    let screen = "\(table)"
    table.reloadData()
    #expect("\(table)" == screen)
    #expect(table.contentHeight == 9 * (3 + 2 * 2))
  }
}
