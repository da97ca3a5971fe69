import TableItemsView
import TestSupport
import Testing

/// Rows of random tables that are moved at random, beside tables that were made with the row moved.
@MainActor
struct ReorderPropertyTests {
  private func sections(_ random: inout SeededGenerator) -> [[String]] {
    (0..<Int.random(in: 1...4, using: &random)).map { section in
      (0..<Int.random(in: 0...6, using: &random)).map { row in
        "\(section)\(row)"
          + String(repeating: "\n.", count: [0, 0, 1, 3].randomElement(using: &random) ?? 0)
      }
    }
  }

  /// Makes a table of which all rows have been measured.
  private func table(_ sections: [[String]], _ options: Int, height: Double) -> MovingTable {
    let table = MovingTable(
      sections, height: .infinity, headers: options & 1 > 0, footers: options & 2 > 0,
      style: options & 4 > 0 ? .grouped : .plain)
    table.view.layoutIfNeeded()
    table.view.height = height
    return table
  }

  @Test(arguments: 0..<60) func `The screen is that of a table with the row moved`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sections = sections(&random)
    let (options, height) = (
      Int.random(in: 0..<8, using: &random), Double.random(in: 3...9, using: &random)
    )
    let table = table(sections, options, height: height)
    table.view.contentOffset = Double(Int.random(in: 0...20, using: &random)) / 2
    guard let source = table.view.rowPathsForVisibleRows?.randomElement(using: &random) else {
      return
    }
    #expect(table.view.beginMovingRow(at: source))
    for step in 0..<20 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: table.view.contentOffset += Double(Int.random(in: -8...8, using: &random)) / 2
      case 1: table.view.moveDraggedRow(by: Int.random(in: -3...3, using: &random))
      case 2: table.view.autoScrollDraggedRow(elapsed: 0.1)
      default:
        let y = Double.random(in: -1...(height + 1), using: &random)
        table.view.moveDraggedRow(to: TablePoint(y: y))
      }
      guard let target = table.view.movedRowTarget else {
        Issue.record("seed \(seed)")
        return
      }
      var moved = sections
      let text = moved[source.section].remove(at: source.row)
      moved[target.section].insert(text, at: target.row)
      let other = self.table(moved, options, height: height)
      other.view.contentOffset = table.view.contentOffset
      #expect(table.line == other.line, "seed \(seed), step \(step): \(source) to \(target)")
      #expect(
        table.view.screen.items.map(\.rect) == other.view.screen.items.map(\.rect),
        "seed \(seed), step \(step): \(source) to \(target)")
    }
    let (drawn, offset) = (table.view.screen.items.map(\.rect), table.view.contentOffset)
    let line = table.line
    table.view.dropRow()
    #expect(table.line == line, "seed \(seed)")
    #expect(table.view.contentOffset == offset, "seed \(seed)")
    #expect(table.view.screen.items.map(\.rect) == drawn, "seed \(seed)")
  }
}
