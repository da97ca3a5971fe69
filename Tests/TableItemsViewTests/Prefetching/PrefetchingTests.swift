import TableItemsView
import TestSupport
import Testing

/// A prefetch data source that writes down which rows of the first section it is told of.
private final class WritingPrefetching: TableViewPrefetching {
  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  func tableView(_ tableView: any TableHost, prefetchRowsAt paths: [RowPath]) {
    journal.write("+\(paths.map(\.row))")
  }

  func tableView(_ tableView: any TableHost, cancelPrefetchingForRowsAt paths: [RowPath]) {
    journal.write("-\(paths.map(\.row))")
  }
}

@MainActor
struct PrefetchingTests {
  private let journal = Journal()
  private let tableView = TableView<TextCell>(width: 20, height: 3)
  private let dataSource = CountingDataSource([30])
  private let prefetching: WritingPrefetching

  init() {
    prefetching = WritingPrefetching(journal: journal)
    tableView.rowHeight = 1
    tableView.dataSource = dataSource
    tableView.prefetchDataSource = prefetching
  }

  /// Returns what is told while the table is scrolled to an offset and looked at.
  private func scroll(to offset: Double) -> [String] {
    tableView.contentOffset = offset
    tableView.layoutIfNeeded()
    return journal.read()
  }

  // 1.3.1
  @Test func `The rows of the next screen are announced, the nearest first, and each once`() {
    #expect(scroll(to: 0) == ["+[3, 4, 5]"])
    #expect(scroll(to: 1) == ["+[6]"])
    #expect(scroll(to: 1) == [])
    #expect(scroll(to: 3) == ["+[7, 8]"])
    #expect(scroll(to: 3.5) == ["+[9]"])
    #expect(scroll(to: 4) == [])
  }

  // 1.3.1, 1.3.2
  @Test func `Upwards, the rows above are announced, from the lowest, and those below taken back`()
  {
    _ = scroll(to: 10)
    #expect(scroll(to: 9) == ["-[13, 14, 15]", "+[8, 7, 6]"])
    #expect(scroll(to: 8) == ["+[5]"])
    #expect(scroll(to: 9) == ["-[5, 6, 7]", "+[12, 13, 14]"])
  }

  // 1.3.1, 1.3.2
  @Test func `There is nothing to announce beyond both ends`() {
    #expect(scroll(to: 27) == [])
    #expect(scroll(to: 26) == ["+[25, 24, 23]"])
    #expect(scroll(to: 1) == ["-[23, 24, 25]", "+[0]"])
    #expect(scroll(to: 0) == [])
    #expect(scroll(to: 1) == ["+[4, 5, 6]"])
  }

  // 1.3.2
  @Test func `A jump takes back what was announced, but not rows that it leads to`() {
    #expect(scroll(to: 0) == ["+[3, 4, 5]"])
    #expect(scroll(to: 5) == ["-[3, 4]", "+[8, 9, 10]"])
    #expect(scroll(to: 20) == ["-[8, 9, 10]", "+[23, 24, 25]"])
    // None of these was announced, and is none the less shown.
    #expect(tableView.visibleCells.count == 3)
  }

  // 1.3.1
  @Test func `Rows are announced across sections, headers and rows without height`() {
    var told: [RowPath] = []
    let model = TableModel(sections: [
      SectionItem(header: "A", rows: ["0", "1"]), SectionItem(rows: []),
      SectionItem(header: "B", footer: "b", rows: [RowItem("2", height: 0), "3"]),
      SectionItem(rows: ["4", "5"]),
    ])
    let table = TextTable(model: model, height: 3)
    let dataSource = DataSource<TextCell>(model: model)
    dataSource.onPrefetch = { events in told += events.map(\.path) }
    table.dataSource = dataSource
    table.prefetchDataSource = dataSource
    table.layoutIfNeeded()
    // Below the screen are B, 3 and b, all of a line.
    #expect(told == [RowPath(section: 2, row: 1)])
    table.contentOffset = 1
    table.layoutIfNeeded()
    #expect(told.dropFirst() == [RowPath(section: 3, row: 0)])
  }

  // 1.3.1, 1.3.2
  @Test func `The closures of the ready data source are told of the rows themselves`() {
    let model = TableModel(sections: [SectionItem(rows: (0..<9).map { RowItem("row \($0)") })])
    let dataSource = DataSource<TextCell>(model: model)
    dataSource.onPrefetch = { [journal] events in journal.write("+\(events.map(\.id.row))") }
    dataSource.onCancelPrefetching = { [journal] events in
      journal.write("-\(events.map(\.path.row)) \(events.map { $0.row.data as? String })")
    }
    tableView.dataSource = dataSource
    tableView.prefetchDataSource = dataSource
    tableView.height = 1
    tableView.layoutIfNeeded()
    let ids = (0..<9).map { ItemID("row \($0)") }
    #expect(journal.read() == ["+\([ids[1]])"])
    tableView.contentOffset = 4
    tableView.layoutIfNeeded()
    #expect(journal.read() == ["-[1] \([Optional("row 1")])", "+\([ids[5]])"])
  }

  // 1.4.2
  @Test func `Nobody is told where prefetching is not wanted`() {
    tableView.isPrefetchingEnabled = false
    #expect(scroll(to: 5) == [])
    tableView.isPrefetchingEnabled = true
    #expect(scroll(to: 6) == ["+[9, 10, 11]"])
    tableView.isPrefetchingEnabled = false
    #expect(scroll(to: 9) == [])
    tableView.prefetchDataSource = nil
    tableView.isPrefetchingEnabled = true
    #expect(scroll(to: 2) == [])
  }

  // 1.3.1
  @Test func `After a reload, rows are announced anew`() {
    #expect(scroll(to: 2) == ["+[5, 6, 7]"])
    tableView.reloadData()
    #expect(scroll(to: 2) == ["+[5, 6, 7]"])
    dataSource.rowCounts = [6]
    tableView.reloadData()
    #expect(scroll(to: 2) == ["+[5]"])
  }

  // 1.3.1
  @Test func `A table that shows everything has nothing to announce`() {
    tableView.height = .infinity
    #expect(scroll(to: 0) == [])
  }
}
