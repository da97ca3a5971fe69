import TableItemsView
import TestSupport
import Testing

/// Selected and focused rows are rows of the table, and were selected as long as that is allowed,
/// whenever that changes.
@MainActor
struct SelectionExistenceTests {
  private let journal = Journal()

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  private func table() -> TextTable {
    TextTable(sections: [SectionItem(rows: ["a", "b", "c"])], height: 2)
  }

  // 4.9
  @Test(arguments: [true, false])
  func `A touch selects nothing that may not be selected any more when it ends`(isEditing: Bool) {
    let table = table()
    table.events.write(to: journal)
    table.beginTouch(ofRowAt: row(1))
    if isEditing { table.isEditing = true } else { table.allowsSelection = false }
    _ = journal.read()
    table.endTouch()
    #expect(journal.read() == ["did unhighlight b"])
    #expect(table.rowPathForSelectedRow == nil)
  }

  /// What a closure does with a row that is gone.
  enum Use: CaseIterable {
    case select, tap, focus, press

    @MainActor
    func apply(to table: TextTable) {
      let row = RowPath(section: 0, row: 1)
      switch self {
      case .select: table.selectRow(at: row)
      case .tap: table.tapRow(at: row)
      case .focus: table.focusRow(at: row)
      case .press: table.press(.down)
      }
    }
  }

  // 4.10
  @Test(arguments: Use.allCases)
  func `A closure that is told of display cannot select or focus a row that it has removed`(
    use: Use
  ) {
    let table = table()
    table.events.willDisplay = { _, _ in
      guard !table.sections.isEmpty else { return }
      table.sections = []
      use.apply(to: table)
    }
    table.layoutIfNeeded()
    #expect("\(table)" == "")
    #expect(table.focusedRowPath == nil)
    #expect(table.rowPathsForSelectedRows == nil)
  }

  // 2.1
  @Test func `With a data source goes the selection`() {
    let tableView = TableView<TextCell>(width: 20, height: 5)
    var dataSource: CountingDataSource? = CountingDataSource([3])
    tableView.dataSource = dataSource
    tableView.selectRow(at: row(1))
    tableView.focusRow(at: row(1))
    #expect("\(tableView)" == "  row 0.0\n>*row 0.1\n  row 0.2")
    dataSource = nil
    #expect(dataSource == nil)
    #expect(tableView.rowPathForSelectedRow == nil)
    #expect("\(tableView)" == "")
    #expect(tableView.rowPathForSelectedRow == nil)
    #expect(tableView.focusedRowPath == nil)
  }

  @Test func `Rows that a data source has lost without saying so are not selected any more`() {
    let tableView = TableView<TextCell>(width: 20, height: 5)
    let dataSource = CountingDataSource([3])
    tableView.dataSource = dataSource
    tableView.selectRow(at: row(2))
    tableView.focusRow(at: row(2))
    tableView.beginTouch(ofRowAt: row(2))
    dataSource.rowCounts = [1]
    tableView.width = 10
    #expect("\(tableView)" == "  row 0.0")
    #expect(tableView.focusedRowPath == nil)
    #expect(tableView.rowPathsForSelectedRows == nil)
    tableView.endTouch()
    tableView.scrollToNearestSelectedRow(at: .top)
    #expect("\(tableView)" == "  row 0.0")
  }

  // 4.15
  @Test func `Whatever cells do to themselves, the selection is the table's`() {
    let table = table()
    table.sections[0].rows.append("d")
    table.selectRow(at: row(0))
    table.cellForRow(at: row(0))?.isSelected = false
    table.cellForRow(at: row(1))?.isSelected = true
    #expect(table.rowPathsForSelectedRows == [row(0)])
    table.contentOffset = 2
    #expect("\(table)" == "  c\n  d")
    table.contentOffset = 0
    #expect("\(table)" == "* a\n  b")
  }

  // 4.15
  @Test func `A cell looks as its row is to before the delegate is told that it comes`() {
    let table = table()
    table.selectRow(at: row(0))
    table.focusRow(at: row(0))
    table.beginTouch(ofRowAt: row(0))
    table.events.willDisplay = { cell, event in
      guard let cell = cell as? TextCell else { return }
      let marks = [cell.isSelected, cell.isHighlighted, cell.isFocused].map { $0 ? "+" : "-" }
      journal.write("\(event.id.row)\(marks.joined())")
    }
    for offset in [1.0, 0] {
      table.contentOffset = offset
      table.layoutIfNeeded()
    }
    #expect(journal.read() == ["c---", "a+++"])
  }

  // Instagram/IGListKit#1105: a scroll delegate took the place of the delegate.
  @Test func `Whoever else listens to the table, the delegate hears of the selection`() {
    final class Listener: TableViewPrefetching {
      var told: [RowPath] = []
      func tableView(_ tableView: any TableHost, prefetchRowsAt paths: [RowPath]) { told += paths }
    }
    let table = table()
    table.events.onSelect = { event in journal.write("\(event.id.row)") }
    let listener = Listener()
    table.prefetchDataSource = listener
    table.onSelectionChange = { journal.write("changed") }
    table.contentOffset = 0.5
    table.tapRow(at: row(0))
    #expect(journal.read() == ["a", "changed"])
    table.prefetchDataSource = nil
    table.tapRow(at: row(1))
    #expect(journal.read() == ["b", "changed"])
  }
}
