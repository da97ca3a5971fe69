import Testing

@testable import TableItemsView

/// What is kept of rows is what their heights differ in, not how many there are.
@MainActor
struct GeometryMemoryTests {
  private func runCount(_ tree: RowTree?) -> Int {
    switch tree?.content {
    case .leaf(let runs): runs.count
    case .branch(let first, let second): runCount(first) + runCount(second)
    case nil: 0
    }
  }

  private func runCount(_ table: TextTable) -> Int {
    table.layoutIfNeeded()
    return runCount(table.layout.geometry.section(0)?.rows.tree)
  }

  @Test func `Of uniform rows, nothing is kept for a row`() {
    let table = TextTable(sections: [SectionItem(data: 0..<10_000_000, height: 2)], height: 20)
    #expect(runCount(table) == 1)
    for offset in [0, 5_000_000, Double.infinity] { table.contentOffset = offset }
    #expect(runCount(table) == 1)
  }

  @Test func `Of rows that measure themselves, only those that were seen are kept`() {
    let table = TextTable(sections: [SectionItem(data: 0..<10_000_000)], height: 20)
    for offset in [0, 5_000_000, Double.infinity] {
      table.contentOffset = offset
      // Before and after the rows that were seen, there are those that were not.
      #expect(runCount(table) <= 7)
    }
  }

  @Test func `Rows of two heights in turns are kept as runs`() {
    let rows = (0..<1000).map { (row: Int) in RowItem(row, height: row % 100 < 50 ? 1 : 2) }
    #expect(runCount(TextTable(sections: [SectionItem(rows: rows)], height: 20)) == 20)
  }
}
