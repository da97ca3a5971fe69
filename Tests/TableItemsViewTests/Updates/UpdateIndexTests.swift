import TableItemsView
import Testing

/// The index at the side and the rows announced ahead, through updates.
@MainActor
struct UpdateIndexTests {
  private final class Announcements: TableViewPrefetching {
    var lines: [String] = []
    func tableView(_ tableView: any TableHost, prefetchRowsAt paths: [RowPath]) {
      lines.append("prefetch \(paths.map(\.row))")
    }
    func tableView(_ tableView: any TableHost, cancelPrefetchingForRowsAt paths: [RowPath]) {
      lines.append("cancel \(paths.map(\.row))")
    }
  }

  private func sections(_ counts: [Int]) -> [SectionItem] {
    counts.enumerated().map { section, count in
      SectionItem(id: section, indexTitle: "\(section)", data: 0..<count, rowID: { $0 }, height: 1)
    }
  }

  // 6.12
  @Test func `The index comes and goes with the number of rows, and changes with the sections`() {
    let table = TextTable(sections: sections([1, 1]), width: 8, height: 4)
    table.sectionIndexMinimumDisplayRowCount = 3
    #expect("\(table)" == "  0\n  0")
    table.model.apply(sections([2, 1]))
    #expect(table.showsSectionIndex)
    #expect("\(table)" == "  0\n  1    0\n  0    1")
    table.model.apply(sections([2, 1, 1]))
    #expect(table.sectionIndexTitles == ["0", "1", "2"])
    table.model.apply(sections([1, 1]))
    #expect(!table.showsSectionIndex)
  }

  @Test func `Rows announced ahead are not announced again where they only moved`() {
    let table = TextTable(sections: sections([20]), height: 3)
    let announcements = Announcements()
    table.prefetchDataSource = announcements
    table.layoutIfNeeded()
    #expect(announcements.lines == ["prefetch [3, 4, 5]"])
    announcements.lines = []
    table.model.apply([
      SectionItem(
        id: 0, indexTitle: "0", data: [100] + Array(0..<20), rowID: { $0 }, height: 1)
    ])
    table.layoutIfNeeded()
    // What was the last row on screen is ahead now; the last that was ahead is so no more.
    #expect(announcements.lines == ["cancel [6]", "prefetch [3]"])
  }
}
