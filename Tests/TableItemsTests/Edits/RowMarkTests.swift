import TableItemsView
import Testing

@testable import TableItems

/// Rows that were meant when something began, found again when it ends.
@MainActor
struct RowMarkTests {
  private func mark(_ row: Int, in scene: EditScene) throws -> RowMark {
    try #require(scene.model.mark(ofRowAt: RowPath(section: 0, row: row)))
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func `A row with an id is found wherever it is, whatever it looks like`() throws {
    let scene = EditScene("A: 1 2 3")
    let mark = try mark(1, in: scene)
    scene.set("A: 3 1 4 2*")
    #expect(scene.model.path(of: mark) == path(3))
    #expect(scene.model.id(of: mark) == scene.id(2))
    scene.set("A: 3 1")
    #expect(scene.model.path(of: mark) == nil)
    #expect(scene.model.id(of: mark) == nil)
    #expect(scene.model.mark(ofRowAt: path(2)) == nil)
  }

  @Test func `A row that stands for its position is another one when rows before it came`() throws {
    let scene = EditScene("A: 1 2 3", positions: true)
    let mark = try mark(1, in: scene)
    #expect(scene.model.id(of: mark) == scene.position(1))
    scene.model.sections = TableContent(drawn: "A: 9 1 2 3").withoutRowIDs.sections
    #expect(scene.model.path(of: mark) == nil)
    #expect(scene.model.id(of: mark) == nil)
    scene.model.sections = TableContent(drawn: "A: 7 2 6").withoutRowIDs.sections
    #expect(scene.model.path(of: mark) == path(1))
    #expect(scene.model.id(of: mark) == scene.position(1))
  }

  @Test func `A row of a section that stands for its position is taken to be there if it looks so`()
    throws
  {
    let scene = EditScene("A: 1 2 | B: 1*")
    var sections = scene.model.sections
    for section in sections.indices { sections[section].id = nil }
    scene.model.sections = sections
    let mark = try mark(0, in: scene)
    scene.model.sections.swapAt(0, 1)
    #expect(scene.model.id(of: mark) == nil)
    scene.model.sections.swapAt(0, 1)
    #expect(scene.model.id(of: mark) == RowID(section: .position(0), row: 1))
  }

  @Test func `Data that cannot be compared is known only while nothing changes`() throws {
    struct Opaque: Sendable {}
    let model = TableModel(sections: [
      SectionItem(id: "A", rows: [RowItem(Opaque(), cell: "a"), RowItem(Opaque(), cell: "a")])
    ])
    let mark = try #require(model.mark(ofRowAt: path(1)))
    #expect(model.id(of: mark) == RowID(section: "A", row: .position(1)))
    model.sections[0].header = "A"
    #expect(model.path(of: mark) == nil)
    #expect(model.id(of: mark) == nil)
  }

  @Test func `While content waits, a row on screen is looked for in what waits`() throws {
    let scene = EditScene("A: 1 2 3", positions: true)
    scene.show()
    scene.host.mustHoldUpdates = true
    let early = try mark(1, in: scene)
    scene.model.sections = TableContent(drawn: "A: 2 3").withoutRowIDs.sections
    let late = try mark(1, in: scene)
    for mark in [early, late] {
      #expect(scene.model.path(of: mark) == path(1))
      #expect(scene.model.id(of: mark) == nil)
    }
    let third = try mark(2, in: scene)
    #expect(scene.model.id(of: third) == nil)
    scene.model.sections = TableContent(drawn: "A: 5 2").withoutRowIDs.sections
    #expect(scene.model.id(of: late) == scene.position(1))
  }

  @Test func `A mark keeps no closures`() throws {
    let scene = EditScene("A: 1")
    scene.model.sections[0].rows[0] = RowItem(Note(id: 1), cell: "a", onSelect: { _, _ in })
    #expect(try mark(0, in: scene).event.row.handlers?.isEmpty != false)
  }
}
