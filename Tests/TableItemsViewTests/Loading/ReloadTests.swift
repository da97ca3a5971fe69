import TableItemsView
import TestSupport
import Testing

@MainActor
struct ReloadTests {
  private let journal = Journal()
  private let tableView = TableView<TextCell>(width: 20, height: 3)
  private let dataSource: WritingDataSource
  private let delegate: WritingDelegate

  init() {
    dataSource = WritingDataSource([2, 9], journal: journal)
    dataSource.headerTitles = [0: "first", 1: "second"]
    delegate = WritingDelegate(journal: journal)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
  }

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  // 2.1
  @Test func `A new table loads itself at the first look, and only then`() {
    #expect(journal.read() == [])
    tableView.layoutIfNeeded()
    #expect(journal.read().contains("sections"))
    tableView.layoutIfNeeded()
    _ = tableView.screen
    #expect(journal.read() == [])
  }

  // 2.1, 2.3
  @Test func `A reload before the first look is the one that was due anyway`() {
    tableView.layoutIfNeeded()
    let asked = journal.read()
    let other = TableView<TextCell>(width: 20, height: 3)
    other.dataSource = dataSource
    other.delegate = delegate
    other.reloadData()
    other.layoutIfNeeded()
    #expect(journal.read() == asked)
    other.layoutIfNeeded()
    #expect(journal.read() == [])
  }

  // 2.1
  @Test func `Another data source is asked for everything, and the selection is cleared`() {
    tableView.selectRow(at: row(1))
    _ = tableView.screen
    _ = journal.read()
    tableView.dataSource = dataSource
    tableView.layoutIfNeeded()
    #expect(journal.read() == [])
    #expect(tableView.rowPathForSelectedRow == row(1))

    let other = WritingDataSource([2], journal: journal)
    tableView.dataSource = other
    #expect(tableView.rowPathsForSelectedRows == nil)
    #expect("\(tableView)" == "  row 0.0\n  row 0.1")
    #expect(journal.read().contains("cell (0, 0)"))
  }

  // 2.1, 2.4
  @Test func `A reload clears selection and highlight at once`() {
    tableView.allowsMultipleSelection = true
    tableView.selectRow(at: row(0))
    tableView.selectRow(at: row(1))
    tableView.beginTouch(ofRowAt: row(0))
    #expect(tableView.cellForRow(at: row(0))?.isHighlighted == true)
    tableView.reloadData()
    #expect(tableView.rowPathsForSelectedRows == nil)
    #expect("\(tableView)" == "first\n  row 0.0\n  row 0.1")
    #expect(tableView.cellForRow(at: row(0))?.isHighlighted == false)
    tableView.endTouch()
    #expect(tableView.rowPathsForSelectedRows == nil)
  }

  // 1.4.9, 2.2, 6.12, 6.13
  @Test func `A reload asks anew for index titles, and for what can be seen`() {
    dataSource.footerTitles = [0: "end of first"]
    tableView.height = 4
    tableView.contentOffset = 1
    tableView.pinsHeadersAndFooters = false
    tableView.layoutIfNeeded()
    _ = journal.read()
    tableView.reloadData()
    #expect("\(tableView)" == "  row 0.0\n  row 0.1\nend of first\nsecond")
    let asked = journal.read()
    #expect(asked.filter { $0.hasPrefix("cell") } == ["cell (0, 0)", "cell (0, 1)"])
    #expect(asked.filter { $0.contains("view") } == ["footer view 0", "header view 1"])
    #expect(asked.contains("index titles"))
    #expect(Set(asked).isSuperset(of: ["sections", "rows 0", "rows 1"]))
  }

  // 2.2
  @Test func `A reload stays where it is, and moves up only if the content has shrunk`() {
    tableView.contentOffset = 6
    #expect(tableView.contentOffset == 6)
    tableView.reloadData()
    #expect(tableView.contentOffset == 6)
    dataSource.rowCounts = [2, 3]
    tableView.reloadData()
    #expect(tableView.contentOffset == 4)
    #expect("\(tableView)" == "second\n  row 1.1\n  row 1.2")
    dataSource.rowCounts = []
    tableView.reloadData()
    #expect(tableView.contentOffset == 0)
    #expect("\(tableView)" == "")
  }

  // 2.3
  @Test func `A reload asks nothing before the next look, which is right at once`() {
    tableView.layoutIfNeeded()
    let old = tableView.visibleCells
    _ = journal.read()
    dataSource.rowCounts = [1]
    for _ in 0..<5 { tableView.reloadData() }
    #expect(journal.read() == [])
    #expect(tableView.visibleCells.map(\.content.text) == ["row 0.0"])
    #expect(tableView.numberOfSections == 1)
    #expect(old.count == 2)
    #expect(journal.read().count { $0 == "cell (0, 0)" } == 1)
  }

  // 2.4, 2.5
  @Test func `A reload lets go of everything, then counts, then asks for cells`() {
    tableView.layoutIfNeeded()
    _ = journal.read()
    tableView.reloadData()
    tableView.layoutIfNeeded()
    let kinds = journal.read().map { entry in
      if entry.hasPrefix("did end") { return 0 }
      if entry == "sections" || entry.hasPrefix("rows") { return 1 }
      return entry.hasPrefix("cell") ? 2 : nil
    }.compactMap(\.self)
    #expect(kinds == kinds.sorted())
    #expect(Set(kinds) == [0, 1, 2])
  }

  // 7.7
  @Test func `A reload tells that every cell goes by its old path, whatever there is now`() {
    tableView.layoutIfNeeded()
    _ = journal.read()
    dataSource.rowCounts = []
    tableView.reloadData()
    tableView.layoutIfNeeded()
    #expect(
      Set(journal.read().filter { $0.hasPrefix("did end") })
        == ["did end (0, 0)", "did end (0, 1)", "did end header 0"])
  }
}
