import TableItemsView
import TestSupport
import Testing

@MainActor
struct SectionIndexTests {
  private let journal = Journal()
  private let tableView = TableView<TextCell>(width: 14, height: 5)
  private let dataSource: WritingDataSource

  init() {
    dataSource = WritingDataSource([3, 3, 3], journal: journal)
    dataSource.headerTitles = [0: "A", 1: "B", 2: "C"]
    dataSource.indexTitles = ["A", "B", "C"]
    dataSource.indexSections = [0, 1, 2]
    tableView.dataSource = dataSource
  }

  // 1.1.7, 6.12
  @Test func `The titles are asked for by a reload, and when they alone are to be reloaded`() {
    #expect(tableView.sectionIndexTitles == ["A", "B", "C"])
    #expect(journal.read().count { $0 == "index titles" } == 1)
    dataSource.indexTitles = ["X"]
    #expect(tableView.sectionIndexTitles == ["A", "B", "C"])
    tableView.contentOffset = 3
    tableView.width = 20
    tableView.layoutIfNeeded()
    #expect(!journal.read().contains("index titles"))
    tableView.reloadSectionIndexTitles()
    #expect(tableView.sectionIndexTitles == ["X"])
    let written = journal.read()
    #expect(written.count { $0 == "index titles" } == 1)
    #expect(!written.contains { $0.hasPrefix("cell") })
    dataSource.indexTitles = nil
    tableView.reloadData()
    #expect(tableView.sectionIndexTitles == nil)
    #expect(!tableView.showsSectionIndex)
  }

  // 6.12
  @Test func `The titles stand beside the rows, in the middle of the screen`() {
    dataSource.text = { _ in "a rather long text" }
    #expect(
      "\(tableView)" == """
        A
          a rather … A
          a rather … B
          a rather … C
        B
        """)
  }

  // 6.12
  @Test(arguments: [0, 8, 9, 10, .max])
  func `The index is shown if there are enough rows`(least: Int) {
    tableView.sectionIndexMinimumDisplayRowCount = least
    #expect(tableView.showsSectionIndex == (least <= 9))
    #expect(tableView.screen.sectionIndexTitles.isEmpty == (least > 9))
    #expect(tableView.sectionIndexTitles == ["A", "B", "C"])
    let row = tableView.screen.lines.dropFirst().first
    #expect(row == (least <= 9 ? "  row 0.0    A" : "  row 0.0"))
    dataSource.rowCounts = [3, 3, 2]
    tableView.reloadData()
    #expect(tableView.showsSectionIndex == (least <= 8))
  }

  // 6.12
  @Test func `Without titles, there is no index and no room for one`() {
    dataSource.text = { _ in "as wide as 14" }
    for titles in [nil, []] as [[String]?] {
      dataSource.indexTitles = titles
      tableView.reloadData()
      #expect(!tableView.showsSectionIndex)
      #expect(tableView.screen.lines[1] == "  as wide as …")
      tableView.touchSectionIndexTitle(at: 0)
      #expect(tableView.contentOffset == 0)
    }
  }

  // 1.1.7, 6.12
  @Test func `A touch on a title asks which section it leads to, and scrolls there`() {
    dataSource.indexSections = [2, 0, 1]
    tableView.touchSectionIndexTitle(at: 0)
    #expect(journal.read().last { $0.hasPrefix("section of") } == "section of A at 0")
    #expect(tableView.contentOffset == 7)
    tableView.touchSectionIndexTitle(at: 2)
    #expect(tableView.contentOffset == 4)
    #expect(tableView.screen.lines.first == "B")
    tableView.touchSectionIndexTitle(at: 1)
    #expect(tableView.contentOffset == 0)
    _ = journal.read()
    for position in [-1, 3, .min, .max] { tableView.touchSectionIndexTitle(at: position) }
    #expect(tableView.contentOffset == 0)
    #expect(journal.read() == [])
  }

  // 6.12
  @Test func `A title that leads to a section which does not exist leads to the nearest that does`()
  {
    for (section, offset) in [(3, 7), (.max, 7), (-1, 0), (.min, 0), (1, 4)] as [(Int, Double)] {
      dataSource.indexSections[1] = section
      tableView.touchSectionIndexTitle(at: 1)
      #expect(tableView.contentOffset == offset)
    }
    dataSource.rowCounts = []
    tableView.reloadData()
    tableView.touchSectionIndexTitle(at: 1)
    #expect(tableView.contentOffset == 0)
  }

  // 1.4.13, 6.12
  @Test func `The title of a search is drawn as one, and leads to the top`() {
    #expect(TableView<TextCell>.indexSearch == "{search}")
    dataSource.indexTitles = [TableView<TextCell>.indexSearch, "B"]
    dataSource.indexSections = [2, 1]
    #expect(tableView.screen.lines[1...2] == ["  row 0.0    /", "  row 0.1    B"])
    tableView.contentOffset = 5
    tableView.touchSectionIndexTitle(at: 0)
    #expect(tableView.contentOffset == 0)
    tableView.touchSectionIndexTitle(at: 1)
    #expect(tableView.contentOffset == 4)
  }

  // 6.12
  @Test func `A title leads to a section without a header, and to one without rows`() {
    dataSource.headerTitles = [:]
    dataSource.rowCounts = [9, 0, 9]
    for position in [2, 1] {
      tableView.reloadData()
      tableView.contentOffset = 0
      tableView.touchSectionIndexTitle(at: position)
      #expect(tableView.screen.lines.first == "  row 2.0")
    }
  }
}
