import TableItemsView
import TestSupport
import Testing

/// Things that are dragged out of a table.
@MainActor
struct DragTests {
  private func table() -> DragTable {
    DragTable([SectionItem(id: "A", rows: ["a", "b"].map { RowItem($0) })])
  }

  // 1.7.6
  @Test func `A drag begins with what a row offers, and others add to it`() throws {
    let table = table()
    table.isRestricted = true
    table.allowsMove = false
    let session = try #require(table.table.beginDrag(at: path(0, 0)))
    #expect(session.items.map(\.text) == ["a"])
    #expect(session.items.map(\.rowID) == [RowID(section: "A", row: "a")])
    #expect(session.source === table.table)
    #expect(!session.allowsMoveOperation)
    #expect(session.isRestrictedToDraggingApplication)
    #expect(table.journal.read() == ["items at (0, 0)", "drag begins"])
    let larger = try #require(table.table.addToDrag(at: path(0, 1)))
    #expect(larger.id == session.id)
    #expect(larger.items.map { $0.data as? String } == ["a", "b"])
    #expect(table.table.addToDrag(at: path(0, 1))?.items.count == 2)
    #expect(table.journal.read() == ["add at (0, 1)"])
    table.table.endDrag(with: .copy)
    table.table.endDrag(with: .copy)
    #expect(table.journal.read() == ["drag ends: copy"])
    #expect(table.table.dragSession == nil)
  }

  // 1.7.6
  @Test func `A row that offers nothing is not dragged`() {
    let table = table()
    table.items = { _ in [] }
    #expect(table.table.beginDrag(at: path(0, 0)) == nil)
    #expect(table.table.beginDrag(at: path(0, 7)) == nil)
    table.table.dragDelegate = nil
    #expect(table.table.beginDrag(at: path(0, 0)) == nil)
    #expect(table.journal.read() == ["items at (0, 0)"])
    #expect(table.table.addToDrag(at: path(0, 0)) == nil)
  }

  @Test func `One thing is dragged at a time, and no row is moved meanwhile`() {
    let table = table()
    table.table.isEditing = true
    table.table.beginDrag(at: path(0, 0))
    #expect(table.table.beginDrag(at: path(0, 1)) == nil)
    #expect(!table.table.beginMovingRow(at: path(0, 1)))
    #expect(table.table.dragSession?.items.count == 1)
  }

  @Test func `A drag ends the move of a row`() {
    let moving = MovingTable([["a", "b"]])
    let table = table()
    moving.view.dragDelegate = table
    moving.view.beginMovingRow(at: path(0, 0))
    #expect(moving.view.beginDrag(at: path(0, 0)) != nil)
    #expect(!moving.view.isMovingRow)
  }

  @Test func `Updates wait while something is dragged`() {
    let table = table()
    table.table.beginDrag(at: path(0, 0))
    let update = table.table.model.apply([])
    #expect(update.result == nil)
    table.table.endDrag(with: .cancel)
    #expect(update.result == .applied)
    #expect("\(table.table)" == "")
  }

  @Test func `A row that goes while it is asked is not dragged`() {
    let table = table()
    table.items = { text in
      table.table.endDrag(with: .cancel)
      table.table.sections = []
      return [DragItem(text)]
    }
    // What it offered is a value, and can be dragged though the row is gone.
    #expect(
      table.table.beginDrag(at: path(0, 0))?.items.map(\.rowID) == [RowID(section: "A", row: "a")])
  }
}
