import TableItemsView
import TestSupport
import Testing

/// What stays in place on screen through updates.
@MainActor
struct UpdateScrollingTests {
  private func sections(_ rows: [Int]) -> [SectionItem] {
    [SectionItem(id: "A", header: "header", data: rows, height: 1)]
  }

  // Instagram/IGListKit#242, #644, #1332; lionheart/openradar-mirror#1772.
  @Test func `The first row that can be seen stays where it is`() {
    let table = TextTable(sections: sections(Array(0..<20)), height: 4)
    table.pinsHeadersAndFooters = false
    table.contentOffset = 6
    #expect("\(table)" == "  5\n  6\n  7\n  8")
    table.model.apply(sections([100, 101] + Array(0..<20)))
    #expect("\(table)" == "  5\n  6\n  7\n  8")
    #expect(table.contentOffset == 8)
    table.model.apply(sections(Array(3..<5) + Array(6..<20)))
    #expect("\(table)" == "  4\n  6\n  7\n  8")
  }

  @Test func `At the top, rows that come above are shown`() {
    let table = TextTable(sections: sections(Array(0..<20)), height: 4)
    table.layoutIfNeeded()
    table.model.apply(sections([100] + Array(0..<20)))
    #expect("\(table)" == "header\n  100\n  0\n  1")
    #expect(table.contentOffset == 0)
  }

  // The update takes two batches: one for the move, one for the change.
  @Test func `A row that moves far away does not take the screen with it`() {
    func sections(_ entries: [Entry]) -> TableContent {
      Outline([.init(id: "A", entries: entries)]).content
    }
    let entries = (0..<30).map { Entry(id: 7 * $0) }
    let table = CheckedTable(sections(entries), .init())
    table.view.contentOffset = 10
    #expect(table.view.rowPathsForVisibleRows?.first == path(0, 10))
    var new = entries
    let first = new.remove(at: 12)
    new.insert(first, at: 0)
    new[14].version = 1
    table.model.apply(sections(new))
    let screen = table.view.screen
    #expect("\(screen)" == "  70.0\n  77.0\n  91.0\n  98.1\n  105.0")
    #expect(table.problemsOnScreen() == [])
  }

  @Test func `A section that moves does not take the screen with it`() {
    func sections(_ ids: [String]) -> [SectionItem] {
      ids.map { id in SectionItem(id: id, rows: (0..<4).map { RowItem("\(id)\($0)") }) }
    }
    let table = TextTable(sections: sections(["A", "B", "C", "D"]), height: 4)
    table.contentOffset = 6
    #expect("\(table)" == "  B2\n  B3\n  C0\n  C1")
    table.model.apply(sections(["B", "A", "C", "D"]))
    #expect("\(table)".contains("  C0\n  C1"))
  }

  @Test func `A header above the screen that grows leaves what is seen in place`() {
    func sections(_ header: HeaderFooter) -> [SectionItem] {
      [SectionItem(id: "A", header: header, data: 0..<20, rowID: { $0 }, height: 1)]
    }
    let table = TextTable(sections: sections("one"), height: 3)
    table.pinsHeadersAndFooters = false
    table.contentOffset = 5
    #expect("\(table)" == "  4\n  5\n  6")
    table.model.apply(sections(HeaderFooter("two", height: 2)))
    #expect("\(table)" == "  4\n  5\n  6")
    #expect(table.contentOffset == 6)
  }

  @Test func `To load anew what changed a lot leaves the first row that stays in place`() {
    let table = TextTable(sections: sections(Array(0..<600)), height: 4)
    table.pinsHeadersAndFooters = false
    table.contentOffset = 301
    #expect("\(table)" == "  300\n  301\n  302\n  303")
    let update = table.model.apply(sections(Array(1000..<1500) + [301] + Array(2000..<2500)))
    #expect(update.result == .reloaded)
    // Nobody looks before the next update.
    table.model.apply(sections(Array(1000..<1400) + [301] + Array(2000..<2500)))
    #expect("\(table)" == "  1399\n  301\n  2000\n  2001")
  }

  @Test func `Pinned headers and what stands above and below all sections are kept`() {
    var setting = CheckedTable.Setting()
    setting.hasTitles = true
    setting.height = 4
    let entries = (0..<8).map { Entry(id: 7 * $0) }
    let table = CheckedTable(
      Outline([.init(id: "A", header: 0, entries: entries)]).content, setting)
    let top = table.view.tableHeaderView
    table.view.contentOffset = 4
    let header = table.view.headerView(forSection: 0)
    #expect("\(table.view)" == "header A 0\n  21.0\n  28.0\n  35.0")
    table.model.apply(
      Outline([.init(id: "A", header: 1, entries: Array(entries.dropFirst()))]).content)
    #expect("\(table.view)" == "header A 1\n  21.0\n  28.0\n  35.0")
    #expect(table.view.headerView(forSection: 0) === header)
    #expect(table.view.tableHeaderView === top)
    table.view.contentOffset = 99
    #expect("\(table.view)" == "header A 1\n  42.0\n  49.0\nbottom")
    #expect(table.problemsOnScreen() == [])
    #expect(table.problemsBesideFresh() == [])
  }
}
