import TableItemsView
import TestSupport
import Testing

@MainActor
struct WeakReferenceTests {
  private let journal = Journal()
  private let tableView = TableView<TextCell>(width: 20, height: 3)

  // 1.4.2
  @Test func `A data source is not kept alive, and with it go its rows`() {
    let delegate = WritingDelegate(journal: journal)
    var dataSource: CountingDataSource? = CountingDataSource([2])
    tableView.delegate = delegate
    tableView.dataSource = dataSource
    tableView.selectRow(at: RowPath(section: 0, row: 1))
    #expect("\(tableView)" == "  row 0.0\n* row 0.1")
    _ = journal.read()

    dataSource = nil
    #expect(tableView.dataSource == nil)
    #expect(dataSource == nil)
    #expect("\(tableView)" == "")
    #expect(tableView.numberOfSections == 0)
    #expect(tableView.visibleCells.isEmpty)
    #expect(tableView.rowPathsForSelectedRows == nil)
    #expect(Set(journal.read()) == ["did end (0, 0)", "did end (0, 1)"])
  }

  // 1.4.2
  @Test func `A delegate is not kept alive, and the table goes on without it`() {
    let dataSource = CountingDataSource([9])
    var delegate: WritingDelegate? = WritingDelegate(journal: journal)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    _ = journal.read()

    delegate = nil
    #expect(tableView.delegate == nil)
    #expect(delegate == nil)
    tableView.contentOffset = 4
    tableView.tapRow(at: RowPath(section: 0, row: 5))
    #expect("\(tableView)" == "  row 0.4\n* row 0.5\n  row 0.6")
    #expect(journal.read() == [])
  }

  // 1.4.2
  @Test func `A prefetch data source is not kept alive, and the table goes on without it`() {
    final class Prefetching: TableViewPrefetching {
      var rows: [RowPath] = []
      func tableView(_ tableView: any TableHost, prefetchRowsAt paths: [RowPath]) {
        rows += paths
      }
    }
    let dataSource = CountingDataSource([9])
    var prefetching: Prefetching? = Prefetching()
    tableView.dataSource = dataSource
    tableView.prefetchDataSource = prefetching
    tableView.layoutIfNeeded()
    #expect(prefetching?.rows.isEmpty == false)

    prefetching = nil
    #expect(tableView.prefetchDataSource == nil)
    tableView.contentOffset = 4
    #expect("\(tableView)" == "  row 0.4\n  row 0.5\n  row 0.6")
  }

  // 1.4.2
  @Test func `The ready objects are not kept alive either, but a text table keeps its own`() {
    let model = TableModel(sections: [SectionItem(rows: ["a"])])
    var dataSource: DataSource<TextCell>? = DataSource(model: model)
    tableView.dataSource = dataSource
    #expect("\(tableView)" == "  a")
    dataSource = nil
    #expect(dataSource == nil)
    #expect("\(tableView)" == "")
    #expect("\(TextTable(model: model))" == "  a")
  }

  // 7.9
  @Test func `Nobody is told anything when the table is released, and nobody keeps it`() {
    let dataSource = WritingDataSource([3], journal: journal)
    let delegate = WritingDelegate(journal: journal)
    weak var released: TableView<TextCell>?
    do {
      let tableView = TableView<TextCell>(width: 20, height: 3)
      tableView.dataSource = dataSource
      tableView.delegate = delegate
      #expect(tableView.visibleCells.count == 3)
      released = tableView
      _ = journal.read()
    }
    #expect(released == nil)
    #expect(journal.read() == [])
  }
}
