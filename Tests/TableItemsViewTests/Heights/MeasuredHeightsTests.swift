import TestSupport
import Testing

@testable import TableItemsView

/// Data that cannot be compared.
private struct Opaque: Sendable {}

struct MeasuredHeightsTests {
  private func content(_ rows: RowItem...) -> TableContent {
    TableContent([SectionItem(id: "A", rows: rows)])
  }

  /// Measures all rows of some content, in a width of ten; row 0 is 1 tall, row 1 is 2, and so on.
  private func measured(_ content: TableContent) -> MeasuredHeights {
    var heights = MeasuredHeights()
    for (section, item) in content.sections.enumerated() {
      for (row, rowItem) in item.rows.enumerated() {
        let path = RowPath(section: section, row: row)
        guard let id = content.id(at: path) else { continue }
        let event = TableEvent(path: path, id: id, row: rowItem)
        heights.set(Double(row + 1), of: event, width: 10)
      }
    }
    return heights
  }

  private func text(_ found: [(path: RowPath, Double)]) -> String {
    found.sorted { $0.path < $1.path }.map { "\($0.path): \($0.1)" }.joined(separator: ", ")
  }

  // https://www.itcodar.com/ios/uitableview-is-jumping-when-i-insert-new-rows.html
  @Test func `Heights go with the ids of rows, not with where they stand`() {
    var heights = measured(content("a", "b"))
    #expect(
      text(heights.heights(in: content("x", "a", "b"), width: 10)) == "(0, 1): 1.0, (0, 2): 2.0")
    #expect(
      text(heights.heights(in: content("b", "x", "a"), width: 10)) == "(0, 0): 2.0, (0, 2): 1.0")
    #expect(text(heights.heights(in: content("a"), width: 10)) == "(0, 0): 1.0")
  }

  @Test func `A height is dropped for good when id, data, cell, traits or width change`() {
    let row = RowItem("a", id: 1)
    var changed: [(RowItem, width: Double)] = [
      (RowItem("a", id: 2), 10), (RowItem("b", id: 1), 10), (row, 11),
      (RowItem("a", id: 1, cell: "other"), 10), (RowItem("a", id: 1, traits: .disabled), 10),
      (RowItem("a", id: 1, traits: RowTraits(indentationLevel: 1)), 10), (RowItem(7, id: 1), 10),
    ]
    while let (other, width) = changed.popLast() {
      var heights = measured(content(row))
      #expect(text(heights.heights(in: content(row), width: 10)) == "(0, 0): 1.0")
      #expect(text(heights.heights(in: content(other), width: width)) == "")
      #expect(text(heights.heights(in: content(row), width: 10)) == "")
    }
  }

  @Test func `Data that cannot be compared is never taken to be the same`() {
    let rows = content(RowItem(Opaque(), id: 1))
    var heights = measured(rows)
    #expect(text(heights.heights(in: rows, width: 10)) == "")
  }

  @Test
  func `A row in another section is another row, and a section that moves takes its rows along`() {
    let first = SectionItem(id: "A", rows: ["a"])
    let second = SectionItem(id: "B", rows: ["a", "b"])
    var heights = measured([first, second])
    #expect(
      text(heights.heights(in: [second, first], width: 10))
        == "(0, 0): 1.0, (0, 1): 2.0, (1, 0): 1.0")
    #expect(
      text(heights.heights(in: [SectionItem(id: "C", rows: ["a"]), second], width: 10))
        == "(1, 0): 1.0, (1, 1): 2.0")
    #expect(text(heights.heights(in: [], width: 10)) == "")
  }

  @Test
  func `A row is looked for near its old place, and near the place that it was found in last`() {
    func content(_ before: Int) -> TableContent {
      TableContent([SectionItem(id: "A", rows: (0..<before).map { RowItem($0) } + ["a"])])
    }
    for (before, isFound) in [(0, true), (1, true), (64, true), (65, false), (500, false)] {
      var heights = measured(content(0))
      let found = heights.heights(in: content(before), width: 10)
      #expect(found.contains { $0.path.row == before && $0.1 == 1 } == isFound, "\(before)")
    }
    var heights = measured(content(0))
    for before in stride(from: 0, through: 600, by: 60) {
      let found = heights.heights(in: content(before), width: 10)
      #expect(found.contains { $0.path.row == before && $0.1 == 1 }, "\(before)")
    }
  }

  @Test func `The last measure of a row is the one that counts`() {
    let rows = content("a")
    var heights = measured(rows)
    let id = RowID(section: "A", row: "a")
    let event = TableEvent(path: RowPath(section: 0, row: 0), id: id, row: "a")
    heights.set(7, of: event, width: 10)
    #expect(text(heights.heights(in: rows, width: 10)) == "(0, 0): 7.0")
    heights.set(8, of: event, width: 12)
    #expect(text(heights.heights(in: rows, width: 12)) == "(0, 0): 8.0")
  }

  /// A random table: rows of few ids in one of few sections, each id once in its section.
  private func randomContent(_ random: inout SeededGenerator) -> TableContent {
    let ids = ["A", "B", "C"].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
    return TableContent(
      ids.map { id in
        let rows = (0..<9).shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random))
        return SectionItem(
          id: id,
          rows: rows.map { RowItem("\($0).\(Int.random(in: 0...2, using: &random))", id: $0) })
      })
  }

  @Test(arguments: UInt64(0)..<100)
  func `What is remembered is what a list of all that was measured says`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var heights = MeasuredHeights()
    var slow: [(id: RowID, data: String?, width: Double, length: Double)] = []
    var width = 10.0
    for step in 0..<12 {
      let content = randomContent(&random)
      if Int.random(in: 0...4, using: &random) == 0 { width = 21 - width }
      func path(of id: RowID) -> RowPath? { content.path(of: id) }
      func data(at path: RowPath) -> String? { content.row(at: path)?.data as? String }

      slow.removeAll { entry in
        entry.width != width || path(of: entry.id).flatMap(data) != entry.data
      }
      let expected = slow.compactMap { entry in path(of: entry.id).map { ($0, entry.length) } }
      let found = heights.heights(in: content, width: width)
      #expect(text(found) == text(expected), "step \(step), seed \(seed)")

      for (section, item) in content.sections.enumerated() {
        for row in item.rows.indices where Bool.random(using: &random) {
          let place = RowPath(section: section, row: row)
          guard let id = content.id(at: place) else { continue }
          let length = Double(Int.random(in: 1...9, using: &random))
          heights.set(
            length, of: TableEvent(path: place, id: id, row: item.rows[row]), width: width)
          slow.removeAll { $0.id == id }
          slow.append((id, data(at: place), width, length))
        }
      }
    }
  }
}
