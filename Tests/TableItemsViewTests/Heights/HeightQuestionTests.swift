import TableItemsView
import Testing

/// How often the delegate is asked how tall rows are.
@MainActor
struct HeightQuestionTests {
  private func table(_ section: SectionItem, _ change: (TextTable) -> Void = { _ in }) -> TextTable
  {
    let table = TextTable(sections: [section], height: 10)
    change(table)
    table.layoutIfNeeded()
    return table
  }

  private let data = (0..<100_000).map { "row \($0)" }

  // DenTelezhkin/DTTableViewManager#71: with one closure, all rows were asked for on load.
  @Test func `A delegate with a closure for heights is asked for rows that are shown`() {
    var asked: Set<RowPath> = []
    let table = table(SectionItem(data: data)) {
      $0.events.heightForRow = { event in
        asked.insert(event.path)
        return 2
      }
    }
    #expect(asked == Set((0..<5).map { RowPath(section: 0, row: $0) }))
    table.scrollToRow(at: RowPath(section: 0, row: 50_000), at: .top)
    table.contentOffset = .infinity
    table.layoutIfNeeded()
    #expect(asked.count <= 20)
    #expect(table.counts.heightsAsked <= 60)
  }

  // DenTelezhkin/DTTableViewManager#71
  @Test func `Where nothing is said of heights, or all is said, the delegate is asked for few`() {
    let rows = data.prefix(1000).map { RowItem($0) }
    for (section, most) in [
      (SectionItem(data: data), 20), (SectionItem(data: data, height: 1), 0),
      (SectionItem(rows: rows), 20), (SectionItem(rowHeight: 2, rows: rows), 0),
    ] {
      let table = table(section)
      #expect(table.counts.heightsAsked <= most)
    }
  }

  // 2.9, 2.11
  @Test func `Without an estimate, a delegate with a closure is asked for all rows on load`() {
    let lazy = table(SectionItem(data: 0..<50)) { $0.events.heightForRow = { _ in 3 } }
    #expect(lazy.contentHeight == 4 * 3 + 46)
    let eager = table(SectionItem(data: 0..<50)) {
      $0.events.heightForRow = { _ in 3 }
      $0.estimatedRowHeight = 0
    }
    #expect(eager.contentHeight == 150)
    final class Own: TableViewDelegate {
      func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight { 3 }
    }
    let own = Own()
    eager.delegate = own
    #expect(eager.contentHeight == 150)
    eager.estimatedRowHeight = 2
    #expect(eager.contentHeight == 4 * 3 + 46 * 2)
  }

  // 2.18
  @Test func `Another width asks for heights anew, and another height only for what comes`() {
    let table = table(SectionItem(data: data)) { $0.events.heightForRow = { _ in 1 } }
    let first = table.counts.heightsAsked
    #expect(first == 10)
    table.height = 8
    table.layoutIfNeeded()
    #expect(table.counts.heightsAsked == first)
    table.height = 12
    table.layoutIfNeeded()
    #expect(table.counts.heightsAsked == first + 2)
    table.width = 30
    table.layoutIfNeeded()
    #expect(table.counts.heightsAsked == first + 2 + 12)
  }
}
