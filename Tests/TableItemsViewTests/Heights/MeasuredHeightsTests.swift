import TestSupport
import Testing

@testable import TableItemsView

/// Data that cannot be compared.
private struct Opaque: Sendable {}

extension MeasuredHeights {
  fileprivate mutating func found(
    in content: TableContent, width: Double
  ) -> [(part: TablePart, length: Double)] {
    heights(in: content, width: width) { content.path(of: $0) }
  }
}

struct MeasuredHeightsTests {
  private func content(_ rows: RowItem...) -> TableContent {
    TableContent([SectionItem(id: "A", rows: rows)])
  }

  /// Measures all rows of some content, in a width of ten; row 0 is 1 tall, row 1 is 2, and so on.
  private func measured(_ content: TableContent) -> MeasuredHeights {
    var heights = MeasuredHeights()
    for (section, item) in content.sections.enumerated() {
      for row in item.rows.indices {
        let path = RowPath(section: section, row: row)
        heights.set(Double(row + 1), of: .row(path), in: content, width: 10)
      }
    }
    return heights
  }

  private func text(_ found: [(part: TablePart, length: Double)]) -> String {
    found.sorted { $0.part < $1.part }.map { "\($0.part): \($0.length)" }.joined(separator: ", ")
      .replacing("row ", with: "")
  }

  // https://www.itcodar.com/ios/uitableview-is-jumping-when-i-insert-new-rows.html
  @Test func `Heights go with the ids of rows, not with where they stand`() {
    var heights = measured(content("a", "b"))
    #expect(
      text(heights.found(in: content("x", "a", "b"), width: 10)) == "(0, 1): 1.0, (0, 2): 2.0")
    #expect(
      text(heights.found(in: content("b", "x", "a"), width: 10)) == "(0, 0): 2.0, (0, 2): 1.0")
    #expect(text(heights.found(in: content("a"), width: 10)) == "(0, 0): 1.0")
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
      #expect(text(heights.found(in: content(row), width: 10)) == "(0, 0): 1.0")
      #expect(text(heights.found(in: content(other), width: width)) == "")
      #expect(text(heights.found(in: content(row), width: 10)) == "")
    }
  }

  @Test func `Data that cannot be compared is never taken to be the same`() {
    let rows = content(RowItem(Opaque(), id: 1))
    var heights = measured(rows)
    #expect(text(heights.found(in: rows, width: 10)) == "")
  }

  @Test
  func `A row in another section is another row, and a section that moves takes its rows along`() {
    let first = SectionItem(id: "A", rows: ["a"])
    let second = SectionItem(id: "B", rows: ["a", "b"])
    var heights = measured([first, second])
    #expect(
      text(heights.found(in: [second, first], width: 10))
        == "(0, 0): 1.0, (0, 1): 2.0, (1, 0): 1.0")
    #expect(
      text(heights.found(in: [SectionItem(id: "C", rows: ["a"]), second], width: 10))
        == "(1, 0): 1.0, (1, 1): 2.0")
    #expect(text(heights.found(in: [], width: 10)) == "")
  }

  @Test(arguments: [0, 1, 64, 65, 5000])
  func `A row is found wherever it is, and where many moved together, only one is looked for`(
    before: Int
  ) {
    func content(_ before: Int) -> TableContent {
      TableContent([
        SectionItem(id: "A", rows: (0..<before).map { RowItem($0) } + ["a", "b", "c"])
      ])
    }
    var heights = measured(content(0))
    var looked = 0
    let found = heights.heights(in: content(before), width: 10) { id in
      looked += 1
      return content(before).path(of: id)
    }
    #expect(found.map(\.part) == (0..<3).map { .row(RowPath(section: 0, row: before + $0)) })
    #expect(looked == min(before, 1))
  }

  @Test func `Headers and footers are remembered too, as long as they are what they were`() {
    func content(_ header: String, _ footer: String) -> TableContent {
      TableContent([
        SectionItem(rows: []),
        SectionItem(
          id: "A", header: HeaderFooter(header), footer: HeaderFooter(footer), rows: []),
      ])
    }
    var heights = MeasuredHeights()
    heights.set(3, of: .header(section: 1), in: content("a", "b"), width: 10)
    heights.set(4, of: .footer(section: 1), in: content("a", "b"), width: 10)
    heights.set(5, of: .header(section: 0), in: content("a", "b"), width: 10)
    #expect(
      text(heights.found(in: content("a", "b"), width: 10))
        == "header of section 1: 3.0, footer of section 1: 4.0")
    let moved = TableContent([content("a", "b").sections[1]])
    #expect(
      text(heights.found(in: moved, width: 10))
        == "header of section 0: 3.0, footer of section 0: 4.0")
    #expect(text(heights.found(in: content("a", "c"), width: 10)) == "header of section 1: 3.0")
    #expect(text(heights.found(in: content("a", "c"), width: 11)) == "")
  }

  @Test func `The last measure of a row is the one that counts`() {
    let rows = content("a")
    var heights = measured(rows)
    let part = TablePart.row(RowPath(section: 0, row: 0))
    heights.set(7, of: part, in: rows, width: 10)
    #expect(text(heights.found(in: rows, width: 10)) == "(0, 0): 7.0")
    heights.set(8, of: part, in: rows, width: 12)
    #expect(text(heights.found(in: rows, width: 12)) == "(0, 0): 8.0")
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
      let expected = slow.compactMap { entry in
        path(of: entry.id).map { (part: TablePart.row($0), length: entry.length) }
      }
      let found = heights.found(in: content, width: width)
      #expect(text(found) == text(expected), "step \(step), seed \(seed)")

      for (section, item) in content.sections.enumerated() {
        for row in item.rows.indices where Bool.random(using: &random) {
          let place = RowPath(section: section, row: row)
          guard let id = content.id(at: place) else { continue }
          let length = Double(Int.random(in: 1...9, using: &random))
          heights.set(length, of: .row(place), in: content, width: width)
          slow.removeAll { $0.id == id }
          slow.append((id, data(at: place), width, length))
        }
      }
    }
  }
}
