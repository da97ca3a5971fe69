import TableItemsView
import TestSupport
import Testing

/// What else is different because headers and footers are pinned.
@MainActor
struct PinningTests {
  private let journal = Journal()
  private let tableView = TableView<TextCell>(width: 9, height: 5)
  private let dataSource: WritingDataSource
  private let delegate: WritingDelegate

  init() {
    dataSource = WritingDataSource([9, 9], journal: journal)
    dataSource.headerTitles = [0: "A", 1: "B"]
    dataSource.footerTitles = [0: "a", 1: "b"]
    delegate = WritingDelegate(journal: journal)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    _ = journal.read()
  }

  /// Returns what is written of headers and footers being displayed while the table is looked at.
  private func displayed() -> [String] {
    tableView.layoutIfNeeded()
    return journal.read().filter { $0.contains("display ") || $0.contains("end ") }
      .filter { $0.contains("header") || $0.contains("footer") }
  }

  // 1.2.1, 6.8
  @Test func `A view that is pinned, and comes loose again, stays the same and is not told of`() {
    tableView.contentOffset = 1
    let header = tableView.headerView(forSection: 0)
    let footer = tableView.footerView(forSection: 0)
    _ = displayed()
    for offset in [2, 5.5, 6, 3, 0, 0.5, 0, 6.0] {
      tableView.contentOffset = offset
      #expect(tableView.headerView(forSection: 0) === header)
      #expect(tableView.footerView(forSection: 0) === footer)
      #expect(displayed() == [])
    }
  }

  // 1.2.1, 6.8
  @Test func `A view is told to go when the next one has pushed it out`() {
    tableView.contentOffset = 10
    #expect(displayed().sorted() == ["will display footer 1", "will display header 1"])
    tableView.contentOffset = 11
    #expect(displayed().sorted() == ["did end footer 0", "did end header 0"])
    tableView.contentOffset = 9
    #expect(displayed().sorted() == ["will display footer 0", "will display header 0"])
  }

  // 7.7, 7.8
  @Test func `A header that is cut by the top goes once when the table is reloaded`() {
    tableView.contentOffset = 0.5
    tableView.layoutIfNeeded()
    _ = journal.read()
    tableView.reloadData()
    tableView.layoutIfNeeded()
    let written = journal.read()
    #expect(written.count { $0 == "did end header 0" } == 1)
    #expect(written.count { $0 == "will display header 0" } == 1)
  }

  // 7.1, 7.8
  @Test func `A header that was cut by the top is not used for two headers after a reload`() {
    dataSource.headerViews = [0: "A", 1: "B", 2: "C"]
    dataSource.footerTitles = [:]
    dataSource.rowCounts = [1, 9, 9]
    tableView.reloadData()
    tableView.contentOffset = 0.5
    tableView.layoutIfNeeded()
    dataSource.rowCounts = [1, 1, 9]
    tableView.reloadData()
    let views = (0...2).compactMap { tableView.headerView(forSection: $0) }
    #expect(Set(views.map { ObjectIdentifier($0) }).count == 3)
    #expect(views.map(\.content.text) == ["A", "B", "C"])
  }

  // 1.4.8, 6.8
  @Test(arguments: [
    (ScrollPosition.top, 10.0), (.middle, 9), (.bottom, 8),
  ])
  func `A row is scrolled to where nothing pinned covers it`(
    position: ScrollPosition, offset: Double
  ) {
    // B is at 11 and row 1.0 at 12.
    tableView.scrollToRow(at: RowPath(section: 0, row: 8), at: position)
    tableView.scrollToRow(at: RowPath(section: 1, row: 3), at: position)
    #expect(tableView.contentOffset == offset + 4)
    let screens: [ScrollPosition: String] = [
      .top: "B\n  row 1.3\n  row 1.4\n  row 1.5\nb",
      .middle: "B\n  row 1.2\n  row 1.3\n  row 1.4\nb",
      .bottom: "B\n  row 1.1\n  row 1.2\n  row 1.3\nb",
    ]
    #expect("\(tableView)" == screens[position])
  }

  // 1.4.8, 6.8
  @Test func `A row under a pinned header is scrolled to where it can be seen`() {
    tableView.contentOffset = 3
    #expect("\(tableView)" == "A\n  row 0.3\n  row 0.4\n  row 0.5\na")
    tableView.scrollToRow(at: RowPath(section: 0, row: 4), at: .none)
    #expect(tableView.contentOffset == 3)
    tableView.scrollToRow(at: RowPath(section: 0, row: 2), at: .none)
    #expect("\(tableView)" == "A\n  row 0.2\n  row 0.3\n  row 0.4\na")
    tableView.scrollToRow(at: RowPath(section: 0, row: 5), at: .none)
    #expect("\(tableView)" == "A\n  row 0.3\n  row 0.4\n  row 0.5\na")
  }

  // 1.4.8, 6.8, 6.10
  @Test func `A row is seen under a pinned header that turns out taller than was thought`() {
    dataSource.rowCounts = [9, 9, 9]
    dataSource.headerTitles[2] = "C\nC'\nC''"
    tableView.reloadData()
    tableView.scrollToRow(at: RowPath(section: 2, row: 3), at: .top)
    #expect("\(tableView)" == "C\nC'\nC''\n  row 2.3\n  row 2.4")
    tableView.scrollToRow(at: RowPath(section: 2, row: 3), at: .top)
    #expect("\(tableView)" == "C\nC'\nC''\n  row 2.3\n  row 2.4")
  }

  // 1.4.8, 6.8
  @Test func `A section is scrolled to where its own footer does not cover its header`() {
    tableView.scrollToSection(1, at: .bottom)
    #expect(tableView.screen.lines.contains("B"))
    tableView.scrollToSection(1, at: .top)
    #expect("\(tableView)" == "B\n  row 1.0\n  row 1.1\n  row 1.2\nb")
  }

  // 6.8
  @Test func `A tap on what is pinned does not reach the row below`() {
    tableView.contentOffset = 3
    for line in [0, 4] { tableView.tap(at: TablePoint(y: Double(line))) }
    #expect(tableView.rowPathForSelectedRow == nil)
    tableView.tap(at: TablePoint(y: 1))
    #expect("\(tableView)" == "A\n* row 0.3\n  row 0.4\n  row 0.5\na")
  }
}
