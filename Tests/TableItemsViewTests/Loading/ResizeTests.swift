import TableItemsView
import TestSupport
import Testing

@MainActor
struct ResizeTests {
  private let journal = Journal()
  private let tableView = TableView<TextCell>(width: 20, height: 3)
  private let dataSource: WritingDataSource
  private let delegate: WritingDelegate

  init() {
    dataSource = WritingDataSource([9], journal: journal)
    delegate = WritingDelegate(journal: journal)
    delegate.rowHeight = { _ in 1 }
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.estimatedRowHeight = 0
    tableView.layoutIfNeeded()
    _ = journal.read()
  }

  private func asked(_ kind: String) -> [String] {
    tableView.layoutIfNeeded()
    return journal.read().filter { $0.hasPrefix(kind) }
  }

  // 2.18
  @Test func `Another width has all heights asked for anew, and no cell`() {
    delegate.rowHeight = { [tableView] _ in tableView.width < 20 ? 2 : 1 }
    let cells = tableView.visibleCells
    tableView.width = 10
    tableView.layoutIfNeeded()
    let written = journal.read()
    let heights = (0..<9).map { "height \(RowPath(section: 0, row: $0))" }
    #expect(Set(written).isSuperset(of: heights))
    #expect(written.allSatisfy { !$0.hasPrefix("cell") })
    #expect(tableView.contentHeight == 18)
    #expect("\(tableView)" == "  row 0.0\n\n  row 0.1")
    #expect(zip(tableView.visibleCells, cells).allSatisfy { $0 === $1 })
  }

  // 2.18
  @Test func `Another height has only the cells asked for that come on screen`() {
    tableView.height = 5
    tableView.layoutIfNeeded()
    #expect(
      journal.read() == [
        "cell (0, 3)", "will display (0, 3)", "cell (0, 4)", "will display (0, 4)",
      ])
    tableView.height = 4
    tableView.layoutIfNeeded()
    #expect(journal.read() == ["did end (0, 4)"])
    tableView.height = 4
    tableView.width = 20
    tableView.layoutIfNeeded()
    #expect(journal.read() == [])
  }

  // 2.2, 2.18
  @Test func `A table that becomes taller at its end shows rows from above`() {
    tableView.contentOffset = 6
    #expect("\(tableView)" == "  row 0.6\n  row 0.7\n  row 0.8")
    tableView.height = 5
    #expect(tableView.contentOffset == 4)
    #expect("\(tableView)" == (4..<9).map { "  row 0.\($0)" }.joined(separator: "\n"))
  }

  @Test func `A table of no height shows no rows, wherever it is scrolled`() {
    delegate.rowHeight = { _ in 3 }
    tableView.reloadData()
    tableView.contentOffset = 1
    #expect(tableView.rowPathsForVisibleRows?.count == 2)
    tableView.height = 0
    // A row that reaches across the place where the table begins and ends stays on screen.
    #expect(tableView.rowPathsForVisibleRows == nil)
    #expect("\(tableView)" == "")
  }

  // 2.16
  @Test func `Of more rows than can be laid out, as many as can be are shown, with a diagnostic`() {
    dataSource.rowCounts = [.max, 1]
    tableView.estimatedRowHeight = .automatic
    tableView.reloadData()
    #expect(tableView.numberOfRows(inSection: 0) == 1 << 40)
    #expect(tableView.diagnostics.map(\.kind) == [.invalidCount])
    tableView.contentOffset = .infinity
    #expect(tableView.screen.lines.last == "  row 1.0")
    tableView.scrollToRow(at: RowPath(section: 0, row: (1 << 40) - 1), at: .top)
    #expect(tableView.rowPathsForVisibleRows?.contains(RowPath(section: 1, row: 0)) == true)
    #expect(tableView.rectForRow(at: RowPath(section: 0, row: 1 << 40)) == .zero)
    tableView.contentOffset = 0
    #expect("\(tableView)" == "  row 0.0\n  row 0.1\n  row 0.2")
  }

  // 2.16
  @Test func `Of fewer sections than none, none are shown, with a diagnostic`() {
    final class Negative: TableViewDataSource {
      func numberOfSections(in tableView: any TableHost<TextCell>) -> Int { -2 }
      func tableView(
        _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
      ) -> Int { 1 }
      func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
        TextCell()
      }
    }
    let negative = Negative()
    tableView.dataSource = negative
    #expect(tableView.numberOfSections == 0)
    #expect("\(tableView)" == "")
    #expect(tableView.diagnostics.map(\.kind) == [.invalidCount])
  }
}
