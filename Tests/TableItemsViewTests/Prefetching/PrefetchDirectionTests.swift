import TableItemsView
import TestSupport
import Testing

/// What is promised of prefetching however a table is scrolled.
@MainActor
struct PrefetchDirectionTests {
  /// A prefetch data source that keeps what was announced and not taken back.
  private final class Outstanding: TableViewPrefetching {
    private(set) var rows: Set<RowPath> = []
    private(set) var lastAnnounced: [RowPath] = []
    private(set) var mistakes: [String] = []

    func tableView(_ tableView: any TableHost, prefetchRowsAt paths: [RowPath]) {
      lastAnnounced = paths
      for path in paths where !rows.insert(path).inserted {
        mistakes.append("\(path) was announced twice")
      }
    }

    func tableView(_ tableView: any TableHost, cancelPrefetchingForRowsAt paths: [RowPath]) {
      for path in paths where rows.remove(path) == nil {
        mistakes.append("\(path) was taken back without having been announced")
      }
    }

    func forget(_ paths: [RowPath]) { rows.subtract(paths) }

    func forgetLastAnnounced() { lastAnnounced = [] }
  }

  // 1.3.1, 1.3.2
  @Test(arguments: UInt64(0)..<30)
  func `What is outstanding is the next screen, the nearest first, and nothing that is seen`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let prefetching = Outstanding()
    let dataSource = DataSource<TextCell>(sections: [
      SectionItem(header: "A", rows: (0..<15).map { RowItem("\($0)", height: 1) }),
      SectionItem(rows: []),
      SectionItem(footer: "b", rows: (0..<25).map { RowItem("\($0)", height: 2) }),
    ])
    let delegate = Delegate(model: dataSource.model)
    let tableView = TableView<TextCell>(width: 20, height: 5)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.prefetchDataSource = prefetching
    tableView.pinsHeadersAndFooters = false
    tableView.layoutIfNeeded()
    for step in 0..<60 {
      let context = Comment(rawValue: "step \(step), seed \(seed)")
      let before = tableView.contentOffset
      prefetching.forgetLastAnnounced()
      tableView.contentOffset = Double(Int.random(in: 0...120, using: &random)) / 2
      let offset = tableView.contentOffset
      guard offset != before else { continue }
      let visible = tableView.rowPathsForVisibleRows ?? []
      prefetching.forget(visible)

      let seen = tableView.screen.items.map(\.rect)
      let edge =
        offset > before ? seen.map(\.maxY).max() ?? 0 : (seen.map(\.minY).min() ?? 0) - 5
      let ahead = tableView.rowPathsForRows(in: TableRect(x: 0, y: edge, width: 20, height: 5))
      #expect(prefetching.rows == Set(ahead ?? []), context)
      #expect(prefetching.rows.isDisjoint(with: visible), context)
      let announced = prefetching.lastAnnounced
      #expect(
        announced == (offset > before ? announced.sorted() : announced.sorted(by: >)), context)
      #expect(prefetching.mistakes == [], context)
    }
  }

  // 1.3.1
  @Test func `Upwards is upwards, also where rows above turn out taller than was thought`() {
    let journal = Journal()
    let dataSource = DataSource<TextCell>(sections: [
      SectionItem(rows: (0..<30).map { "\($0)\nmore\nmore" })
    ])
    dataSource.onPrefetch = { events in journal.write("+\(events.map(\.path.row))") }
    dataSource.onCancelPrefetching = { _ in journal.write("-") }
    let tableView = TableView<TextCell>(width: 20, height: 4)
    tableView.dataSource = dataSource
    tableView.scrollToRow(at: RowPath(section: 0, row: 20), at: .top)
    tableView.prefetchDataSource = dataSource
    tableView.layoutIfNeeded()
    #expect(journal.read() == ["+[22, 23, 24, 25]"])
    tableView.contentOffset -= 1
    tableView.layoutIfNeeded()
    #expect("\(tableView)" == "  more\n  20\n  more\n  more")
    #expect(journal.read() == ["-", "+[18, 17, 16, 15]"])
  }

  // 1.3.1, 1.3.2
  @Test func `What does not scroll the table does not turn its direction`() {
    let prefetching = Outstanding()
    let dataSource = CountingDataSource([30])
    let tableView = TableView<TextCell>(width: 20, height: 3)
    tableView.rowHeight = 1
    tableView.dataSource = dataSource
    tableView.prefetchDataSource = prefetching
    tableView.contentOffset = 20
    tableView.layoutIfNeeded()
    tableView.contentOffset = 10
    tableView.layoutIfNeeded()
    let above = Set((7..<10).map { RowPath(section: 0, row: $0) })
    #expect(prefetching.rows == above)
    tableView.contentOffset = 10
    tableView.width = 30
    tableView.layoutIfNeeded()
    #expect(prefetching.rows == above)
  }

  // 1.3.2
  @Test func `Who was not told of rows is not told that they are taken back`() {
    let first = Outstanding()
    let second = Outstanding()
    let dataSource = CountingDataSource([30])
    let tableView = TableView<TextCell>(width: 20, height: 3)
    tableView.rowHeight = 1
    tableView.dataSource = dataSource
    tableView.prefetchDataSource = first
    tableView.layoutIfNeeded()
    tableView.prefetchDataSource = second
    tableView.contentOffset = 10
    tableView.layoutIfNeeded()
    #expect(second.mistakes == [])
  }
}
