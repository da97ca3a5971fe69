import TableItemsView
import TestSupport
import Testing

/// What stands above and below all sections.
@MainActor
struct TableHeaderViewTests {
  private let journal = Journal()
  private let tableView = TableView<TextCell>(width: 9, height: 4)
  private let dataSource: WritingDataSource
  private let delegate: WritingDelegate

  init() {
    dataSource = WritingDataSource([2, 2], journal: journal)
    dataSource.headerTitles = [0: "A", 1: "B"]
    dataSource.text = { "\($0.section).\($0.row)" }
    delegate = WritingDelegate(journal: journal)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
  }

  private func view(_ text: String) -> TextHeaderFooterView {
    let view = TextHeaderFooterView()
    view.show(CellContent(text: text))
    return view
  }

  // 1.4.13, 6.8
  @Test func `They scroll along, while the headers of sections stay`() {
    tableView.tableHeaderView = view("top\nof all")
    tableView.tableFooterView = view("bottom")
    #expect(tableView.contentHeight == 9)
    #expect(
      tableView.screens(at: (0...5).map(Double.init)) == """
        top      |of all   |A        |A        |A        |B
        of all   |A        |  0.0    |  0.1    |B        |  1.0
        A        |  0.0    |  0.1    |B        |  1.0    |  1.1
          0.0    |  0.1    |B        |  1.0    |  1.1    |bottom
        """)
    #expect(tableView.rectForRow(at: RowPath(section: 0, row: 0)).minY == 3)
    #expect(tableView.rect(forSection: 0).minY == 2)
  }

  // 1.2.1, 1.4.13
  @Test func `The delegate is not told of them, and asked for no height`() {
    tableView.tableHeaderView = view("top")
    tableView.tableFooterView = view("bottom")
    tableView.height = 9
    #expect("\(tableView)" == "top\nA\n  0.0\n  0.1\nB\n  1.0\n  1.1\nbottom")
    #expect(Set(journal.read().filter { $0.hasPrefix("will display header") }).count == 2)
    tableView.tableHeaderView = nil
    tableView.tableFooterView = nil
    #expect("\(tableView)" == "A\n  0.0\n  0.1\nB\n  1.0\n  1.1")
    #expect(journal.read().allSatisfy { !$0.hasPrefix("did end") })
  }

  // 1.4.13
  @Test func `They are seen without any section, and without a data source`() {
    tableView.tableHeaderView = view("top")
    tableView.tableFooterView = view("bottom")
    dataSource.rowCounts = []
    #expect("\(tableView)" == "top\nbottom")
    tableView.dataSource = nil
    #expect("\(tableView)" == "top\nbottom")
  }

  // 1.4.13
  @Test func `A view that takes the place of another is seen at once`() {
    tableView.tableHeaderView = view("old")
    tableView.height = 9
    #expect(tableView.screen.lines.first == "old")
    tableView.tableHeaderView = view("new\ntwo")
    #expect("\(tableView)" == "new\ntwo\nA\n  0.0\n  0.1\nB\n  1.0\n  1.1")
    tableView.reloadData()
    #expect("\(tableView)" == "new\ntwo\nA\n  0.0\n  0.1\nB\n  1.0\n  1.1")
    tableView.tableFooterView = view("old")
    #expect(tableView.screen.lines.last == "old")
    tableView.tableFooterView = view("new")
    #expect(tableView.screen.lines.last == "new")
  }

  // 1.4.13, 7.12
  @Test func `A view that the table made is not used again while it stands above all sections`() {
    tableView.register(TextHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "view")
    let top = tableView.dequeueReusableHeaderFooterView(withIdentifier: "view")
    top?.show("top")
    tableView.tableHeaderView = top
    dataSource.rowCounts = [9, 0, 0]
    dataSource.headerViews = [0: "A", 1: "B", 2: "C"]
    for offset in [0, 5, .infinity, 0] {
      tableView.contentOffset = offset
      tableView.layoutIfNeeded()
    }
    #expect("\(tableView)" == "top\nA\n  0.0\n  0.1")
  }

  // 1.4.13, 6.9
  @Test func `In the grouped style, there is room between them and the first section`() {
    let grouped = TableView<TextCell>(width: 9, height: 20, style: .grouped)
    grouped.dataSource = dataSource
    grouped.tableHeaderView = view("top")
    grouped.tableFooterView = view("bottom")
    #expect("\(grouped)" == "top\n\nA\n  0.0\n  0.1\n\nB\n  1.0\n  1.1\nbottom")
    grouped.tableHeaderView = nil
    #expect("\(grouped)" == "A\n  0.0\n  0.1\n\nB\n  1.0\n  1.1\nbottom")
  }
}
