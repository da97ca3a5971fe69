import TableItemsView
import Testing

/// Cases of what holds whatever a person and a program do, each as small as it can be.
@MainActor
struct SoundnessTests {
  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  /// A table of sections with headers of two lines.
  private func table(height: Int?) -> (TextTable, DisplayLog) {
    let sections = (0..<4).map { section in
      SectionItem(header: "header \(section)\nmore", rows: ["\(section).0", "\(section).1"])
    }
    let table = TextTable(sections: sections, height: height)
    let display = DisplayLog(table.events)
    table.layoutIfNeeded()
    return (table, display)
  }

  @Test func `A pinned header that is partly in its place comes once and goes once`() {
    let (table, display) = table(height: 5)
    table.contentOffset = 1
    #expect("\(table)" == "header 0\nmore\n  0.1\nheader 1\nmore")
    #expect(display.others == [.header(section: 0): 1, .header(section: 1): 1])
    table.reloadData()
    table.layoutIfNeeded()
    #expect(display.others == [.header(section: 0): 1, .header(section: 1): 1])
  }

  @Test func `A view shows one header at a time`() {
    let (table, _) = table(height: 5)
    table.contentOffset = 1
    table.layoutIfNeeded()
    table.reloadData()
    table.contentOffset = 0
    table.height = 9
    #expect(
      "\(table)" == "header 0\nmore\n  0.0\n  0.1\nheader 1\nmore\n  1.0\n  1.1\nheader 2")
    let views = (0..<3).compactMap { table.headerView(forSection: $0) }
    #expect(Set(views.map(ObjectIdentifier.init)).count == 3)
  }

  @Test(arguments: [ScrollPosition.top, .middle, .bottom, .none])
  func `In a table that shows everything, scrolling changes nothing`(position: ScrollPosition) {
    let (table, display) = table(height: nil)
    let screen = table.screen
    table.scrollToRow(at: row(1), at: position)
    #expect(table.contentOffset == 0)
    #expect(table.screen == screen)
    #expect(display.rows.count == 8)
    #expect(Set(display.rows.keys) == Set(table.visibleCells.map { ObjectIdentifier($0) }))
    #expect(display.problems == [])
  }

  @Test func `Where everything is shown from now on, every row comes`() {
    let rows = (0..<12).map { RowItem("\($0)\nmore\nmore") }
    let table = TextTable(sections: [SectionItem(rows: rows)], height: 4)
    let display = DisplayLog(table.events)
    table.scrollToRow(at: row(10), at: .top)
    table.height = .infinity
    #expect(table.visibleCells.count == 12)
    #expect(display.rows.count == 12)
  }

  @Test func `In a table of no height, nothing is visible, wherever it is scrolled to`() {
    let (table, display) = table(height: 0)
    table.scrollToRow(at: row(1), at: .top)
    #expect(display.rows.isEmpty)
    #expect(table.rowPathsForVisibleRows == nil)
    #expect(table.screen.items == [])
    table.height = 20
    table.layoutIfNeeded()
    #expect(display.rows.count == table.visibleCells.count)
  }

  @Test func `A header of which only the room above it is on screen is not seen`() {
    let tableView = TableView<TextCell>(width: 20, height: 3, style: .grouped)
    let dataSource = DataSource<TextCell>(sections: [
      SectionItem(rows: ["a", "b"]), SectionItem(header: "header", rows: ["c"]),
    ])
    tableView.dataSource = dataSource
    #expect("\(tableView)" == "  a\n  b")
    #expect(tableView.screen.items.map(\.part) == [.row(row(0)), .row(row(1))])
  }

  @Test func `A section without a header has none to pin`() {
    let tableView = TableView<TextCell>(width: 20, height: 3, style: .grouped)
    let dataSource = DataSource<TextCell>(sections: [
      SectionItem(rows: ["a", "b"]), SectionItem(rows: ["c", "d", "e", "f"]),
    ])
    tableView.dataSource = dataSource
    tableView.pinsHeadersAndFooters = true
    tableView.contentOffset = 4
    #expect("\(tableView)" == "  d\n  e\n  f")
    #expect(tableView.screen.items.allSatisfy { !$0.isPinned })
  }
}
