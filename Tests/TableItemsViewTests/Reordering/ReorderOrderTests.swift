import TableItemsView
import TestSupport
import Testing

/// Who is asked and told of a row that a person moves, and when.
@MainActor
struct ReorderOrderTests {
  // 5.9
  @Test func `Rows can be moved only while the table is edited, and if the data source agrees`() {
    let table = MovingTable([["a", "b"]])
    table.view.isEditing = false
    #expect(!table.view.beginMovingRow(at: path(0, 0)))
    table.view.isEditing = true
    table.hasMovableRows = false
    #expect(!table.view.beginMovingRow(at: path(0, 0)))
    table.hasMovableRows = true
    table.canMove = { $0.row == 1 }
    #expect(!table.view.beginMovingRow(at: path(0, 0)))
    #expect(!table.view.isMovingRow)
    #expect(table.view.beginMovingRow(at: path(0, 1)))
    #expect(table.view.isMovingRow)
    #expect(table.view.movedRowPath == path(0, 1))
  }

  // 5.9
  @Test func `Rows that are not there, or cannot be seen, are not moved`() {
    let table = MovingTable([["a", "b", "c"]], height: 2)
    for other in [path(0, 2), path(0, 3), path(1, 0), path(-1, 0), path(0, -1)] {
      #expect(!table.view.beginMovingRow(at: other))
    }
  }

  // RxSwiftCommunity/RxDataSources#33
  @Test func `Rows of a data source that cannot move any are not moved`() {
    let table = OwnTable([["a", "b"]])
    table.view.isEditing = true
    #expect(!table.view.beginMovingRow(at: path(0, 0)))
    table.view.moveDraggedRow(by: 1)
    table.view.moveDraggedRow(to: TablePoint(y: 1))
    table.view.dropRow()
    #expect(table.source.sections == [["a", "b"]])
    #expect(table.texts == ["a", "b"])
  }

  // 1.1.9, 1.2.9, 5.10
  @Test
  func `The delegate is asked each time that another place is hovered, then the row is moved once`()
  {
    let table = MovingTable([["a", "b", "c"]])
    table.view.beginMovingRow(at: path(0, 0))
    #expect(table.journal.read() == [])
    for y in [0, 0.9, 1, 1.5, 2, 2.5, 9, 1] { table.view.moveDraggedRow(to: TablePoint(y: y)) }
    #expect(
      table.journal.read() == ["(0, 0) to (0, 1)?", "(0, 0) to (0, 2)?", "(0, 0) to (0, 1)?"])
    table.view.dropRow()
    table.view.dropRow()
    #expect(table.journal.read() == ["move (0, 0) to (0, 1)"])
    #expect(table.screen == "  b\n  a\n  c")
    #expect(!table.view.isMovingRow)
  }

  // 5.11
  @Test func `The delegate names another place, also that of the row itself to refuse`() {
    let table = MovingTable([["a", "b", "c"], ["d", "e"]])
    table.target = { source, proposed in
      proposed.section == 1 ? source : RowPath(section: 0, row: 2)
    }
    table.view.beginMovingRow(at: path(0, 0))
    table.view.moveDraggedRow(to: TablePoint(y: 1))
    #expect(table.view.movedRowTarget == path(0, 2))
    #expect(table.screen == "  b\n  c\n^ a\n  d\n  e")
    table.view.moveDraggedRow(to: TablePoint(y: 4))
    #expect(table.view.movedRowTarget == path(0, 0))
    _ = table.journal.read()
    table.view.dropRow()
    #expect(table.journal.read() == [])
    #expect(table.screen == "  a\n  b\n  c\n  d\n  e")
  }

  // 5.11
  @Test func `An answer that is no place leaves the last one`() {
    let table = MovingTable([["a", "b", "c"], []])
    table.view.beginMovingRow(at: path(0, 0))
    table.view.moveDraggedRow(to: TablePoint(y: 1))
    for answer in [path(0, 3), path(1, 1), path(2, 0), path(-1, 0), path(0, -1)] {
      table.target = { _, _ in answer }
      for y in [2.0, 1] {
        table.view.moveDraggedRow(to: TablePoint(y: y))
        #expect(table.view.movedRowTarget == path(0, 1))
      }
    }
  }

  // 5.12
  @Test func `Nothing is told where the row is dropped at its own place, or the move is cancelled`()
  {
    let table = MovingTable([["a", "b"]])
    table.view.beginMovingRow(at: path(0, 0))
    table.view.moveDraggedRow(to: TablePoint(y: 1))
    table.view.moveDraggedRow(to: TablePoint(y: 0))
    _ = table.journal.read()
    table.view.dropRow()
    #expect(table.journal.read() == [])
    table.view.beginMovingRow(at: path(0, 0))
    table.view.moveDraggedRow(to: TablePoint(y: 1))
    _ = table.journal.read()
    table.view.cancelMove()
    #expect(table.journal.read() == [])
    #expect(table.screen == "  a\n  b")
  }

  // 5.12
  @Test
  func `After the drop the table has the row where it is, with what it is selected and focused`() {
    let table = MovingTable([["a", "b", "c"], ["d"]])
    table.view.allowsMultipleSelectionDuringEditing = true
    for row in [path(0, 0), path(0, 1)] { table.view.selectRow(at: row) }
    table.view.focusRow(at: path(0, 0))
    let cells = table.view.visibleCells
    let asked = table.view.counts.cellsAsked
    table.view.beginMovingRow(at: path(0, 0))
    table.view.moveDraggedRow(to: TablePoint(y: 3))
    #expect(table.view.movedRowTarget == path(1, 1))
    table.view.dropRow()
    #expect(table.screen == "* b\n  c\n  d\n>*a")
    #expect(table.view.rowPathsForSelectedRows == [path(0, 0), path(1, 1)])
    #expect(table.view.focusedRowPath == path(1, 1))
    #expect(
      table.view.visibleCells.map { ObjectIdentifier($0) }
        == [1, 2, 3, 0].map { ObjectIdentifier(cells[$0]) })
    #expect(table.view.counts.cellsAsked == asked)
    #expect(table.view.diagnostics == [])
  }

  @Test func `A data source that has done something else is loaded anew`() {
    let table = MovingTable([["a", "b"], ["c"]])
    table.move = { _, _ in table.sections = [["x"], ["y", "z", "w"]] }
    table.view.beginMovingRow(at: path(0, 0))
    table.view.moveDraggedRow(to: TablePoint(y: 2))
    table.view.dropRow()
    #expect(table.screen == "  x\n  y\n  z\n  w")
  }

  @Test func `A data source that tells the table of the move has the row moved once`() {
    let table = MovingTable([["a", "b", "c"]])
    table.move = { source, target in
      table.sections = [["b", "c", "a"]]
      do { try table.view.moveRow(at: source, to: target) } catch { Issue.record(error) }
    }
    table.view.beginMovingRow(at: path(0, 0))
    table.view.moveDraggedRow(to: TablePoint(y: 2))
    table.view.dropRow()
    #expect(table.screen == "  b\n  c\n  a")
  }

  @Test func `The end of editing cancels the move`() {
    let table = MovingTable([["a", "b"]])
    table.view.beginMovingRow(at: path(0, 0))
    table.view.moveDraggedRow(to: TablePoint(y: 1))
    table.view.isEditing = false
    #expect(!table.view.isMovingRow)
    #expect(table.screen == "  a\n  b")
    table.view.dropRow()
    #expect(table.sections == [["a", "b"]])
  }

  @Test func `A touch, a key and scrolling do not end the move`() {
    let table = MovingTable([["a", "b", "c"]], height: 2)
    table.view.beginMovingRow(at: path(0, 0))
    table.view.beginTouch(ofRowAt: path(0, 1))
    table.view.cancelTouch()
    table.view.press(.down)
    table.view.contentOffset = 1
    #expect(table.view.isMovingRow)
    table.view.moveDraggedRow(to: TablePoint(y: 1))
    table.view.dropRow()
    #expect(table.sections == [["b", "c", "a"]])
  }

  // adamshin/SwiftReorder#43, KyoheiG3/TableViewDragger#14
  @Test func `A row goes to an empty section, and leaves one`() {
    let table = MovingTable([["a"], []], headers: true)
    table.view.beginMovingRow(at: path(0, 0))
    table.view.moveDraggedRow(to: TablePoint(y: 2))
    #expect(table.view.movedRowTarget == path(1, 0))
    #expect(table.screen == "H0\nH1\n^ a")
    table.view.dropRow()
    #expect(table.sections == [[], ["a"]])
    #expect(table.screen == "H0\nH1\n  a")
    table.view.beginMovingRow(at: path(1, 0))
    table.view.moveDraggedRow(to: TablePoint(y: 1))
    #expect(table.screen == "H0\n^ a\nH1")
    table.view.dropRow()
    #expect(table.sections == [["a"], []])
  }
}
