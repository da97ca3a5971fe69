import TableItemsView
import Testing

/// What is shown between the stages, and which cells are kept.
struct StageContentTests {
  private func stages(_ old: [SectionItem], _ new: [SectionItem]) throws -> [UpdateStage] {
    let difference = TableContent(new).difference(from: TableContent(old))
    try Replay.check(difference)
    return difference.stages
  }

  @Test func `Sections that do not change share their rows with the new content`() throws {
    nonisolated(unsafe) var asked = 0
    let large = SectionItem(
      id: "L", data: 0..<1_000_000,
      rowID: { number in
        asked += 1
        return number
      })
    let old = [large, SectionItem(id: "A", rows: ["1", "2"])]
    let new = [SectionItem(id: "B", rows: ["1"]), large, SectionItem(id: "A", rows: ["2"])]
    let difference = TableContent(new).difference(from: TableContent(old))
    let stages = difference.stages
    #expect(stages.map(\.content.rowCount) == [1_000_002, 1_000_002])
    #expect(stages.map { $0.content.sections.map(\.rows.isUniform) }.first == [false, true, false])
    #expect(asked == 0)
  }

  @Test func `A row that is shown anew before it moves names its cell, and is as tall as others`()
    throws
  {
    let cell = CellIdentifier<Note>("big")
    let old = [SectionItem(id: "A", data: [Note(id: 1), Note(id: 2)], cell: cell)]
    let new = [
      SectionItem(id: "A", data: [Note(id: 1)], cell: cell),
      SectionItem(id: "B", cell: cell, rows: [RowItem(Note(id: 2, version: 1), height: 5)]),
    ]
    let stages = try stages(old, new)
    #expect(stages.count == 2)
    let row = stages[0].content.row(at: RowPath(section: 0, row: 1))
    #expect(row?.data as? Note == Note(id: 2, version: 1))
    #expect(row?.cellIdentifier == "big")
    #expect(row?.height == nil)
    #expect(stages[0].content.sections[0].rows.isUniform)
  }

  @Test func `Rows without an id keep their identity while others come before them`() throws {
    func row(_ version: Int) -> RowItem { RowItem(Note(id: 9), id: nil as Never?) }
    let old = [
      SectionItem(id: "A", rows: [RowItem(Note(id: 1))]),
      SectionItem(id: "B", rows: [RowItem(Note(id: 3)), row(0)]),
    ]
    let new = [
      SectionItem(id: "B", rows: [RowItem(Note(id: 1)), row(0)]),
      SectionItem(id: "C", rows: [RowItem(Note(id: 3))]),
    ]
    let content = try stages(old, new).first?.content
    #expect(content?.drawing == "A: | B: 1 3 9 | C:")
    #expect(content?.id(at: RowPath(section: 1, row: 2))?.row == .position(1))
  }

  // ra1028/DiffableDataSources#1
  @Test
  func `A cell is kept if neither the kind of data nor the style of the default cell changes`() {
    func operations(_ old: SectionItem, _ new: SectionItem) -> [String] {
      TableContent([new]).difference(from: [old]).stages.map { "\($0)" }
    }
    func content(_ text: String, _ style: CellContent.Style) -> SectionItem {
      SectionItem(id: "A", data: [CellContent(text: text, style: style)])
    }
    #expect(
      operations(content("a", .subtitle), content("b", .subtitle))
        == ["reconfigure row (0, 0)"])
    #expect(
      operations(content("a", .subtitle), content("a", .value1)) == ["reload row (0, 0)"])
    #expect(
      operations(
        SectionItem(id: "A", rows: [RowItem(Note(id: 1), id: "x")]),
        SectionItem(id: "A", rows: [RowItem(7, id: "x")])) == ["reload row (0, 0)"])
  }

  @Test func `Uniform data of a class may be of several`() {
    func section(_ animals: Animal...) -> SectionItem {
      SectionItem(id: "A", data: animals, rowID: \.id)
    }
    let (cat, animal) = (Animal(id: 1), Animal(id: 2))
    let new = TableContent([section(cat, Dog(id: 2))])
    let stages = new.difference(from: [section(cat, animal)]).stages
    #expect(stages.map { "\($0)" } == ["reload row (0, 1)"])
  }
}

private class Animal: Equatable, @unchecked Sendable {
  let id: Int

  init(id: Int) {
    self.id = id
  }

  static func == (one: Animal, other: Animal) -> Bool { one === other }
}

private final class Dog: Animal, @unchecked Sendable {}
