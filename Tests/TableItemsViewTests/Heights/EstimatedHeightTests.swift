import TableItemsView
import TestSupport
import Testing

/// Heights that are not known before rows are shown.
@MainActor
struct EstimatedHeightTests {
  private let journal = Journal()
  private let tableView = TableView<TextCell>(width: 20, height: 5)
  private let dataSource: WritingDataSource
  private let delegate: WritingDelegate

  init() {
    dataSource = WritingDataSource([100], journal: journal)
    delegate = WritingDelegate(journal: journal)
    delegate.rowHeight = { .fixed(Double($0.row % 3 + 1)) }
    tableView.dataSource = dataSource
    tableView.delegate = delegate
  }

  private let trueHeight = 199.0

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  /// Returns the cells and heights that are asked for while the table is looked at.
  private func asked() -> [String] {
    tableView.layoutIfNeeded()
    return journal.read().filter { $0.hasPrefix("cell") || $0.hasPrefix("height") }
  }

  // 2.9, 2.11, 2.12
  @Test func `By default, the height of a row is asked for when it is shown, after its cell`() {
    #expect(
      asked() == [
        "cell (0, 0)", "height (0, 0)", "cell (0, 1)", "height (0, 1)",
        "cell (0, 2)", "height (0, 2)",
      ])
    tableView.contentOffset = 3
    #expect(
      asked() == ["cell (0, 3)", "height (0, 3)", "cell (0, 4)", "height (0, 4)"])
    #expect(tableView.counts.heightsAsked == 5)
    #expect(tableView.counts.cellsAsked == 5)
  }

  // 2.9, 2.11
  @Test func `With an estimate of zero, all heights are asked for once, before any cell`() {
    tableView.estimatedRowHeight = 0
    let written = asked()
    let heights = written.prefix { $0.hasPrefix("height") }
    #expect(Array(heights) == (0..<100).map { "height \(row($0))" })
    #expect(written.dropFirst(100).prefix(3).allSatisfy { $0.hasPrefix("cell") })
    #expect(tableView.counts.heightsAsked >= 100)
    #expect(tableView.contentHeight == trueHeight)
    #expect(tableView.rectForRow(at: row(99)).minY == trueHeight - 1)
  }

  // 2.9, 2.11
  @Test func `The ready delegate is asked for all heights too, with an estimate of zero`() {
    let table = TextTable(
      sections: [
        SectionItem(rows: (0..<50).map { "\($0)" }), SectionItem(data: 0..<50),
      ], height: 5)
    table.events.heightForRow = { _ in 2 }
    #expect(table.contentHeight < 200)
    table.estimatedRowHeight = 0
    #expect(table.contentHeight == 200)
  }

  // 2.12
  @Test func `A table of rows that fit themselves can be scrolled, also with an estimate of zero`()
  {
    let table = TextTable(sections: [SectionItem(rows: (0..<9).map { "\($0)" })], height: 3)
    table.estimatedRowHeight = 0
    #expect("\(table)" == "  0\n  1\n  2")
    table.contentOffset = 2
    #expect("\(table)" == "  2\n  3\n  4")
  }

  // 2.12
  @Test(arguments: [(RowHeight.automatic, 1.0), (.lines(2), 2), (7, 7), (0.5, 0.5)])
  func `At first, the content is as tall as its rows are thought to be`(
    estimate: RowHeight, length: Double
  ) {
    tableView.height = 0
    tableView.estimatedRowHeight = estimate
    #expect(tableView.contentHeight == 100 * length)
    #expect(tableView.rectForRow(at: row(10)).minY == 10 * length)
    tableView.height = 1
    #expect(tableView.contentHeight == 99 * length + 1)
  }

  // 2.12
  @Test(arguments: [.automatic, .lines(2), 7, 0.5] as [RowHeight])
  func `What is thought becomes what is while the table is scrolled through`(estimate: RowHeight) {
    tableView.estimatedRowHeight = estimate
    // Where the last row has been shown, or as many steps as can be needed.
    for _ in 0..<200 where tableView.rowPathsForVisibleRows?.last != row(99) {
      tableView.contentOffset += 3
    }
    #expect(tableView.contentHeight == trueHeight)
    for number in 0..<100 {
      #expect(tableView.rectForRow(at: row(number)).height == Double(number % 3 + 1))
    }
    #expect(tableView.counts.heightsAsked == 100)
  }

  // 2.11
  @Test func `However many rows there are, only those that are shown are asked for`() {
    dataSource.rowCounts = [1_000_000]
    tableView.contentOffset = .infinity
    #expect(tableView.rowPathsForVisibleRows?.last == row(999_999))
    #expect(tableView.counts.heightsAsked < 20)
    tableView.scrollToRow(at: row(500_000), at: .middle)
    #expect(tableView.rowPathsForVisibleRows?.contains(row(500_000)) == true)
    #expect(tableView.counts.heightsAsked < 30)
  }

  // 2.11
  @Test func `A row can be as tall as a million`() {
    delegate.rowHeight = { _ in 1_000_000 }
    tableView.estimatedRowHeight = 0
    #expect(tableView.contentHeight == 100_000_000)
    tableView.contentOffset = .infinity
    #expect(tableView.rowPathsForVisibleRows == [row(99)])
    #expect(tableView.diagnostics.isEmpty)
  }

  // 2.12
  @Test func `An estimate that cannot be laid out is a line, and reported`() {
    tableView.height = 0
    for estimate in [-1, .fixed(.nan), .lines(.min)] as [RowHeight] {
      tableView.estimatedRowHeight = estimate
      #expect(tableView.contentHeight == 100)
    }
    #expect(Set(tableView.diagnostics.map(\.kind)) == [.invalidHeight])
  }

  // 2.2, 2.12
  @Test func `Rows of the model that were measured keep their heights over a reload`() {
    let table = TextTable(
      sections: [SectionItem(rows: (0..<20).map { "\($0)\nmore" })], height: 4)
    table.contentOffset = .infinity
    table.contentOffset = 0
    for _ in 0..<40 {
      table.contentOffset += 1
      table.layoutIfNeeded()
    }
    #expect(table.contentHeight == 40)
    table.reloadData()
    #expect(table.contentHeight == 40)
    #expect(table.contentOffset == 36)
  }
}
