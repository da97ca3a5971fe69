import TableItemsView
import Testing

@MainActor
struct MoveTests {
  private func table() -> EditedTable {
    let table = EditedTable([
      SectionItem(id: "A", rows: ["a", "b", "c"]), SectionItem(id: "B", rows: []),
    ])
    table.tellEdits()
    return table
  }

  // 5.12
  @Test
  func `A row that a person moves stands where it was dropped, is told once, and can go back`() {
    let table = table()
    table.move((0, 0), to: (0, 2))
    #expect(table.drawing == "b c a | ")
    #expect(table.told == ["move a from (0, 0) to (0, 2)"])
    table.move((0, 2), to: (0, 1))
    #expect(table.drawing == "b a c | ")
    table.model.undo()
    table.model.undo()
    #expect(table.drawing == "a b c | ")
    #expect(table.told.count == 2)
  }

  // adamshin/SwiftReorder#43
  @Test func `A row can be moved to an empty section`() {
    let table = table()
    table.move((0, 1), to: (1, 0))
    #expect(table.drawing == "a c | b")
    #expect(table.told == ["move b from (0, 1) to (1, 0)"])
  }

  // RxSwiftCommunity/RxDataSources#33; 1.1.6: rows are movable if something handles it.
  @Test func `Without a closure that is told, or a word that they can be, no rows are moved`() {
    let table = table()
    table.delegate.onMove = nil
    #expect(!table.hasMovableRows && !table.canMove())
    table.move((0, 0), to: (0, 1))
    #expect(table.drawing == "a b c | ")
    table.delegate.canMove = { $0.name == "a" }
    #expect(table.canMove(0) && !table.canMove(1))
    table.move((0, 1), to: (0, 0))
    #expect(table.drawing == "a b c | ")
    table.move((0, 0), to: (0, 1))
    #expect(table.drawing == "b a c | ")
  }

  // 5.12
  @Test func `A row that is dropped where it was, or nowhere, is not moved`() {
    let table = table()
    for path in [(0, 1), (0, 3), (2, 0), (0, -1), (-1, 0), (1, 1)] {
      table.move((0, 1), to: path)
    }
    #expect(table.drawing == "a b c | ")
    #expect(table.told == [])
    #expect(!table.model.canUndo)
  }

  @Test func `A row that a closure moves meanwhile goes between the rows that were meant`() {
    let table = table()
    table.delegate.canMove = { _ in
      table.model.sections = [
        SectionItem(id: "A", rows: ["z", "a", "y", "b", "x", "c"]), SectionItem(id: "B", rows: []),
      ]
      return true
    }
    table.move((0, 0), to: (0, 1))
    #expect(table.drawing == "z y b a x c | ")
    #expect(table.told == ["move a from (0, 1) to (0, 3)"])
  }

  @Test func `A row that is gone meanwhile is not moved`() {
    let table = table()
    table.delegate.canMove = { _ in
      table.model.sections = [SectionItem(id: "A", rows: ["b", "c"])]
      return true
    }
    table.move((0, 0), to: (0, 1))
    #expect(table.drawing == "b c")
    #expect(table.told == [])
  }

  // 5.10, 5.11
  @Test func `Where a row goes is what the closures say, if that is there`() {
    let table = table()
    let (source, proposed) = (RowPath(section: 0, row: 0), RowPath(section: 0, row: 1))
    func target(_ proposed: RowPath) -> RowPath {
      table.delegate.tableView(
        table.host, targetPathForMoveFromRowAt: source, toProposedPath: proposed)
    }
    #expect(target(proposed) == proposed)
    #expect(target(RowPath(section: 0, row: 3)) == source)
    let nowhere = [(0, 3), (1, 1), (2, 0), (-1, 0), (0, -1), (Int.max, Int.min)]
    for (answer, expected) in [((0, 0), (0, 0)), ((0, 2), (0, 2)), ((1, 0), (1, 0))]
      + nowhere.map({ ($0, (0, 1)) })
    {
      table.delegate.moveTarget = { event in
        #expect(event.move == TableDifference.Move(from: source, to: proposed))
        return RowPath(section: answer.0, row: answer.1)
      }
      #expect(target(proposed) == RowPath(section: expected.0, row: expected.1), "\(answer)")
    }
    table.delegate.moveTarget = { _ in
      table.model.sections = []
      return RowPath(section: 0, row: 2)
    }
    #expect(target(proposed) == source)
  }
}
