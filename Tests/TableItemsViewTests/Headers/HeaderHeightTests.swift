import TableItemsView
import TestSupport
import Testing

@MainActor
struct HeaderHeightTests {
  private let journal = Journal()
  private let tableView = TableView<TextCell>(width: 20, height: 9)
  private let dataSource: WritingDataSource
  private let delegate: WritingDelegate

  init() {
    dataSource = WritingDataSource([1, 1], journal: journal)
    dataSource.headerTitles = [0: "a\nb"]
    dataSource.footerTitles = [0: "c\nd"]
    delegate = WritingDelegate(journal: journal)
    tableView.dataSource = dataSource
  }

  private var headerHeight: Double { tableView.rectForHeader(inSection: 0).height }
  private var footerHeight: Double { tableView.rectForFooter(inSection: 0).height }

  // 6.5, 6.7
  @Test func `The delegate says how tall a header is, or else the table, or else its title`() {
    #expect("\(tableView)" == "a\nb\n  row 0.0\nc\nd\n  row 1.0")
    #expect(headerHeight == 2)
    #expect(footerHeight == 2)
    tableView.sectionHeaderHeight = 3
    tableView.sectionFooterHeight = 1
    #expect("\(tableView)" == "a\nb\n\n  row 0.0\nc\n  row 1.0")
    #expect(headerHeight == 3)
    #expect(footerHeight == 1)

    tableView.delegate = delegate
    delegate.headerHeight = 4
    delegate.footerHeight = .lines(3)
    #expect(headerHeight == 4)
    #expect(footerHeight == 3)
    // An answer of automatic fits the title, whatever the table says.
    delegate.headerHeight = .automatic
    delegate.footerHeight = .automatic
    tableView.reloadData()
    #expect("\(tableView)" == "a\nb\n  row 0.0\nc\nd\n  row 1.0")
  }

  // 6.5, 6.7
  @Test func `A view needs no height to be said`() {
    dataSource.headerViews = [1: "v\nw\nx"]
    dataSource.footerViews = [0: "y"]
    #expect("\(tableView)" == "a\nb\n  row 0.0\ny\nv\nw\nx\n  row 1.0")
    #expect(tableView.rectForHeader(inSection: 1).height == 3)
  }

  // 6.6, 6.7
  @Test func `A header or footer of no height is not asked for`() {
    dataSource.headerViews = [1: "view"]
    dataSource.footerViews = [1: "view"]
    delegate.headerHeight = 0
    delegate.footerHeight = 0
    tableView.delegate = delegate
    #expect("\(tableView)" == "  row 0.0\n  row 1.0")
    let written = journal.read()
    #expect(!written.contains { $0.contains("view") || $0.contains("title ") })
    #expect(!written.contains { $0.contains("display header") || $0.contains("display footer") })
    #expect(tableView.headerView(forSection: 0) == nil)
  }

  // 6.6, 6.7
  @Test func `Without view and title there is no room, whatever height was said`() {
    dataSource.headerTitles = [:]
    dataSource.footerTitles = [:]
    delegate.headerHeight = 2
    delegate.footerHeight = 2
    tableView.delegate = delegate
    #expect("\(tableView)" == "  row 0.0\n  row 1.0")
    #expect(headerHeight == 0)
    #expect(footerHeight == 0)
    #expect(tableView.contentHeight == 2)
  }

  // 6.10
  @Test func `A header that was not shown yet is thought to be a line, if it has a title`() {
    dataSource.rowCounts = [9, 9, 9]
    dataSource.headerTitles = [0: "a\nb", 1: "c\nd"]
    dataSource.footerTitles = [2: "e\nf\ng"]
    #expect(tableView.rectForHeader(inSection: 0).height == 2)
    #expect(tableView.rectForHeader(inSection: 1).height == 1)
    #expect(tableView.rectForHeader(inSection: 2).height == 0)
    #expect(tableView.rectForFooter(inSection: 2).height == 1)
    #expect(tableView.contentHeight == 2 + 9 + 1 + 9 + 9 + 1)
    tableView.contentOffset = 8
    #expect(tableView.rectForHeader(inSection: 1).height == 2)
    tableView.contentOffset = .infinity
    #expect(tableView.contentHeight == 2 + 9 + 2 + 9 + 9 + 3)
    #expect(tableView.screen.lines.suffix(3) == ["e", "f", "g"])
  }

  // 6.10
  @Test func `A view that is there without a title is found when it comes on screen`() {
    dataSource.rowCounts = [9, 9]
    dataSource.headerTitles = [:]
    dataSource.footerTitles = [:]
    dataSource.headerViews = [1: "view"]
    dataSource.text = { "\($0.section).\($0.row)" }
    tableView.height = 4
    tableView.width = 6
    #expect(tableView.contentHeight == 18)
    #expect(
      tableView.screens(at: [5, 6, 7, 8, 9, 10]) == """
          0.5 |  0.6 |  0.7 |  0.8 |view  |view
          0.6 |  0.7 |  0.8 |view  |  1.0 |  1.1
          0.7 |  0.8 |view  |  1.0 |  1.1 |  1.2
          0.8 |view  |  1.0 |  1.1 |  1.2 |  1.3
        """)
    #expect(tableView.contentHeight == 19)
  }
}
