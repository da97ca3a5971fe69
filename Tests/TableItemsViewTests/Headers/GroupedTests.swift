import TableItemsView
import TestSupport
import Testing

/// The grouped style, and the room above headers.
@MainActor
struct GroupedTests {
  private let journal = Journal()
  private let dataSource: WritingDataSource
  private let delegate: WritingDelegate
  private let grouped = TableView<TextCell>(width: 20, height: 20, style: .grouped)

  init() {
    dataSource = WritingDataSource([1, 1, 1], journal: journal)
    dataSource.headerTitles = [0: "first", 2: "third"]
    dataSource.footerTitles = [0: "end of first"]
    delegate = WritingDelegate(journal: journal)
    grouped.dataSource = dataSource
  }

  private let screen = """
    first
      row 0.0
    end of first

      row 1.0

    third
      row 2.0
    """

  // 6.1, 6.8
  @Test func `There is room between sections, also where there is no header, but none at the top`()
  {
    #expect("\(grouped)" == screen)
    #expect(grouped.contentHeight == 8)
    #expect(grouped.headerView(forSection: 1) == nil)
    dataSource.headerTitles[0] = nil
    grouped.reloadData()
    #expect(grouped.screen.lines.first == "  row 0.0")
  }

  // 6.6
  @Test func `A header of no height leaves the room between sections, and is not asked for`() {
    dataSource.headerViews = [1: "second"]
    delegate.headerHeight = 0
    grouped.delegate = delegate
    #expect("\(grouped)" == "  row 0.0\nend of first\n\n  row 1.0\n\n  row 2.0")
    #expect(!journal.read().contains { $0.contains("header view") })
    delegate.headerHeight = 1e-9
    grouped.reloadData()
    #expect("\(grouped)" == "  row 0.0\nend of first\n\n  row 1.0\n\n  row 2.0")
  }

  // 6.9
  @Test(arguments: [0.0, 1, 2, 3])
  func `The room above headers can be chosen`(padding: Double) {
    grouped.sectionHeaderTopPadding = padding
    let room = String(repeating: "\n", count: Int(padding))
    #expect(
      "\(grouped)"
        == "first\n  row 0.0\nend of first\n\(room)  row 1.0\n\(room)third\n  row 2.0")
    #expect(grouped.contentHeight == 6 + 2 * padding)
    // The room belongs to its section.
    #expect(
      grouped.rect(forSection: 2)
        == TableRect(x: 0, y: 4 + padding, width: 20, height: 2 + padding))
    #expect(grouped.headerView(forSection: 2)?.content.text == "third")
  }

  // 6.9
  @Test func `In the plain style, there is room above headers only where it is wanted`() {
    let plain = TableView<TextCell>(width: 20, height: 20)
    plain.dataSource = dataSource
    #expect("\(plain)" == "first\n  row 0.0\nend of first\n  row 1.0\nthird\n  row 2.0")
    plain.sectionHeaderTopPadding = 1
    #expect("\(plain)" == "first\n  row 0.0\nend of first\n  row 1.0\n\nthird\n  row 2.0")
    plain.sectionHeaderTopPadding = -5
    #expect("\(plain)" == "first\n  row 0.0\nend of first\n  row 1.0\nthird\n  row 2.0")
  }

  // 6.8, 6.9
  @Test func `There is no room above a header that is pinned`() {
    let plain = TableView<TextCell>(width: 9, height: 3)
    dataSource.rowCounts = [2, 0, 3]
    dataSource.footerTitles = [:]
    plain.dataSource = dataSource
    plain.sectionHeaderTopPadding = 1
    plain.contentOffset = .infinity
    #expect(plain.contentHeight == 8)
    #expect(
      plain.screens(at: (0...5).map(Double.init)) == """
        first    |first    |first    |         |third    |third
          row 0.0|  row 0.1|         |third    |  row 2.0|  row 2.1
          row 0.1|         |third    |  row 2.0|  row 2.1|  row 2.2
        """)
  }

  // 6.8
  @Test func `Headers and footers scroll along`() {
    grouped.height = 3
    grouped.width = 9
    dataSource.text = { "\($0.section)" }
    dataSource.footerTitles = [0: "end"]
    grouped.contentOffset = .infinity
    #expect(
      grouped.screens(at: (0...5).map(Double.init)) == """
        first    |  0      |end      |         |  1      |
          0      |end      |         |  1      |         |third
        end      |         |  1      |         |third    |  2
        """)
  }

  // 1.4.7, 6.2, 6.7
  @Test(arguments: TableStyle.allCases)
  func `A footer view without a title is found at the very end too`(style: TableStyle) {
    let tableView = TableView<TextCell>(width: 20, height: 3, style: style)
    dataSource.rowCounts = [9]
    dataSource.footerTitles = [:]
    dataSource.footerViews = [0: "the end"]
    tableView.dataSource = dataSource
    tableView.pinsHeadersAndFooters = false
    tableView.contentOffset = .infinity
    #expect(tableView.footerView(forSection: 0) != nil)
    #expect("\(tableView)" == "  row 0.7\n  row 0.8\nthe end")
  }

  @Test func `Room that is pinned is not an item of the screen`() {
    grouped.height = 2
    grouped.pinsHeadersAndFooters = true
    dataSource.rowCounts = [1, 5, 1]
    grouped.contentOffset = 5
    #expect("\(grouped)" == "  row 1.1\n  row 1.2")
    #expect(grouped.screen.items.count == 2)
  }
}
