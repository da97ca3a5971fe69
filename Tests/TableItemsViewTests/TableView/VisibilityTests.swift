import TableItemsView
import Testing

/// What can be seen, and how to get there.
@MainActor
struct VisibilityTests {
  private let tableView = TableView<TextCell>(width: 20, height: 3)
  private let dataSource = CountingDataSource([2, 0, 5])

  init() {
    tableView.dataSource = dataSource
  }

  // 1.4.7, 2.3, 2.19
  @Test func `The rows that can be seen are known from the top, with their cells`() {
    for offset in stride(from: 0.0, through: 4, by: 0.5) {
      tableView.contentOffset = offset
      let paths = tableView.rowPathsForVisibleRows ?? []
      let cells = tableView.visibleCells
      #expect(paths == paths.sorted())
      #expect(paths.count == (offset.rounded() == offset ? 3 : 4))
      #expect(cells.map(\.content.text) == paths.map { "row \($0.section).\($0.row)" })
      for (path, cell) in zip(paths, cells) {
        #expect(tableView.cellForRow(at: path) === cell)
        #expect(tableView.rowPath(for: cell) == path)
      }
    }
  }

  // 1.4.6, 1.4.7
  @Test func `A row that cannot be seen has no cell, and its old cell no row`() {
    let first = RowPath(section: 0, row: 0)
    let cell = tableView.cellForRow(at: first)
    #expect(cell.flatMap { tableView.rowPath(for: $0) } == first)
    tableView.contentOffset = 4
    #expect(tableView.cellForRow(at: first) == nil)
    // The cell shows another row now, or waits to be used again.
    #expect(cell.flatMap { tableView.rowPath(for: $0) } != first)
    tableView.contentOffset = 0
    #expect(tableView.rowPath(for: TextCell()) == nil)
  }

  // 1.4.7
  @Test func `Where there are no rows, none can be seen`() {
    dataSource.rowCounts = [0, 0]
    tableView.reloadData()
    #expect(tableView.rowPathsForVisibleRows == nil)
    #expect(tableView.visibleCells.isEmpty)
    #expect(tableView.rowPathForRow(at: TablePoint(y: 0)) == nil)
    #expect(tableView.rowPathsForRows(in: TableRect(x: 0, y: 0, width: 9, height: 9)) == [])
    #expect(TableView<TextCell>(width: 9, height: 9).rowPathsForVisibleRows == nil)
  }

  // 1.4.5
  @Test func `Counts are those of the last load, whatever the data source would say now`() {
    #expect(tableView.numberOfSections == 3)
    dataSource.rowCounts = [7]
    #expect((0...3).map(tableView.numberOfRows) == [2, 0, 5, 0])
    tableView.reloadData()
    #expect((0...3).map(tableView.numberOfRows) == [7, 0, 0, 0])
    #expect(tableView.numberOfSections == 1)
  }

  // 1.4.8, 2.21
  @Test func `A section is scrolled to by its header, or else by its first row`() {
    let table = TextTable(
      sections: [
        SectionItem(header: "A", rows: ["0.0", "0.1"]), SectionItem(rows: ["1.0", "1.1"]),
        SectionItem(header: "C", rows: []), SectionItem(rows: []),
        SectionItem(rows: ["4.0", "4.1", "4.2"]),
      ], height: 3)
    let screens = (0..<5).map { section in
      table.scrollToSection(section, at: .top)
      return "\(table)"
    }
    #expect(
      screens == [
        "A\n  0.0\n  0.1", "  1.0\n  1.1\nC", "C\n  4.0\n  4.1", "  4.0\n  4.1\n  4.2",
        "  4.0\n  4.1\n  4.2",
      ])
    table.scrollToSection(2, at: .bottom)
    #expect("\(table)" == "  1.0\n  1.1\nC")
    table.scrollToSection(1, at: .middle)
    #expect("\(table)" == "A\n  1.0\n  1.1")
    table.scrollToSection(2, at: .none)
    #expect("\(table)" == "  1.0\n  1.1\nC")
  }

  // 1.4.8, 2.21
  @Test(arguments: TableStyle.allCases, [1, 2])
  func `A section without a header is scrolled to, also if it has no rows`(
    style: TableStyle, section: Int
  ) {
    let tableView = TableView<TextCell>(width: 20, height: 3, style: style)
    dataSource.rowCounts = [9, 0, 9]
    tableView.dataSource = dataSource
    tableView.scrollToSection(section, at: .top)
    #expect(tableView.contentOffset == (style == .plain ? 9 : Double(9 + section)))
  }

  // 1.4.8
  @Test func `A row of no height is scrolled to where it would be`() {
    let table = TextTable(
      sections: [
        SectionItem(rows: (0..<30).map { RowItem("\($0)", height: $0 == 15 ? 0 : 1) })
      ], height: 3)
    table.layoutIfNeeded()
    let cells = table.counts.cellsAsked
    table.scrollToRow(at: RowPath(section: 0, row: 15), at: .top)
    #expect(table.counts.cellsAsked == cells + 3)
    #expect("\(table)" == "  14\n  16\n  17" || "\(table)" == "  16\n  17\n  18")
  }

  // 1.4.8
  @Test func `The selected row nearest to what can be seen is scrolled to`() {
    dataSource.rowCounts = [50]
    tableView.allowsMultipleSelection = true
    tableView.contentOffset = 20
    tableView.scrollToNearestSelectedRow(at: .top)
    #expect(tableView.contentOffset == 20)
    for row in [2, 30, 45] { tableView.selectRow(at: RowPath(section: 0, row: row)) }
    tableView.scrollToNearestSelectedRow(at: .top)
    #expect(tableView.contentOffset == 30)
    tableView.contentOffset = 5
    tableView.scrollToNearestSelectedRow(at: .bottom)
    #expect(tableView.contentOffset == 0)
    tableView.contentOffset = 47
    tableView.scrollToNearestSelectedRow(at: .none)
    #expect("\(tableView)" == "* row 0.45\n  row 0.46\n  row 0.47")
  }
}
