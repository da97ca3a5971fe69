import TableItemsView
import TestSupport
import Testing

/// What becomes of a row that is being moved when the table changes.
@MainActor
struct ReorderUpdateTests {
  /// Returns the screen of a table without the controls to move rows with.
  private func text(_ view: TableView<TextCell>) -> String {
    view.screen.lines.map { String($0.prefix(3)) }.joined(separator: "\n")
  }

  private func table(_ rows: String) -> (MovingTable, () -> String?) {
    let table = MovingTable([rows.map { "\($0)" }, ["x"]])
    table.view.beginMovingRow(at: path(0, 1))
    table.view.moveDraggedRow(to: TablePoint(y: 2))
    return (table, { table.view.movedRowTarget.map { "\(table.line) \($0)" } })
  }

  @Test func `Rows that come and go leave the row and its place`() throws {
    let (table, target) = table("abcd")
    #expect(target() == "a c b d x (0, 2)")
    table.sections[0].insert("0", at: 0)
    try table.view.insertRows(at: [path(0, 0)])
    #expect(target() == "0 a c b d x (0, 3)")
    #expect(table.view.movedRowPath == path(0, 2))
    table.sections[0].remove(at: 4)
    try table.view.deleteRows(at: [path(0, 4)])
    #expect(target() == "0 a c b x (0, 3)")
    table.sections[0].remove(at: 3)
    try table.view.deleteRows(at: [path(0, 3)])
    #expect(target() == "0 a b x (0, 2)")
    table.sections.insert(["y"], at: 0)
    try table.view.insertSections([0])
    #expect(target() == "y 0 a b x (1, 2)")
    table.view.dropRow()
    #expect(table.line == "y 0 a b x")
  }

  @Test func `Rows that come at the gap stand above it, but below it at the end of a section`()
    throws
  {
    let (table, target) = table("abcd")
    table.sections[0].insert("0", at: 3)
    try table.view.insertRows(at: [path(0, 3)])
    #expect(target() == "a c 0 b d x (0, 3)")
    table.view.moveDraggedRow(to: TablePoint(y: 4))
    table.sections[0].append("1")
    try table.view.insertRows(at: [path(0, 5)])
    #expect(target() == "a c 0 d b 1 x (0, 4)")
  }

  @Test func `The move ends where the row is gone, or the section it would go to`() throws {
    do {
      let (table, target) = table("abc")
      table.sections[0].remove(at: 1)
      try table.view.deleteRows(at: [path(0, 1)])
      #expect(target() == nil)
      #expect(table.screen == "  a\n  c\n  x")
    }
    let (table, target) = table("abc")
    table.view.moveDraggedRow(to: TablePoint(y: 3))
    #expect(target() == "a c x b (1, 1)")
    table.sections.removeLast()
    try table.view.deleteSections([1])
    #expect(target() == nil)
    #expect(table.screen == "  a\n  b\n  c")
    _ = table.journal.read()
    table.view.dropRow()
    #expect(table.journal.read() == [])
  }

  @Test func `The move ends where everything is loaded anew`() {
    let (table, target) = table("abc")
    table.view.reloadData()
    #expect(target() == nil)
    #expect(table.screen == "  a\n  b\n  c\n  x")
    table.view.beginMovingRow(at: path(0, 0))
    table.view.dataSource = nil
    #expect(!table.view.isMovingRow)
  }

  @Test func `The move ends where rows have gone of which nothing was told`() {
    let (table, target) = table("abc")
    table.sections = [["a"], []]
    table.view.width = 20
    #expect(target() == nil || table.screen == "  a")
    #expect(table.screen == "  a")
    #expect(!table.view.isMovingRow)
  }

  // Instagram/IGListKit#1288
  @Test(arguments: [false, true]) func `Updates of a model wait, and go on when it is over`(
    isDropped: Bool
  ) {
    let model = TableModel(sections: [
      SectionItem(id: "A", rows: ["a", "b", "c"].map { RowItem($0) })
    ])
    let source = ModelMovingDataSource(model)
    let view = TableView<TextCell>(width: 10, height: 9)
    view.dataSource = source
    view.isEditing = true
    view.beginMovingRow(at: path(0, 0))
    view.moveDraggedRow(to: TablePoint(y: 2))
    let update = model.apply([SectionItem(id: "A", rows: ["0", "a", "b", "c"].map { RowItem($0) })])
    #expect(update.result == nil)
    #expect(text(view) == "  b\n  c\n^ a")
    source.movesRows = false
    if isDropped { view.dropRow() } else { view.cancelMove() }
    #expect(update.result == .applied)
    #expect(text(view) == "  0\n  a\n  b\n  c")
    #expect(model.apply([SectionItem(id: "A", rows: [RowItem("a")])]).result == .applied)
    #expect(text(view) == "  a")
  }

  // ashfurrow/yourfirstswiftapp PR#5
  @Test func `What a model says of the move itself is not done twice`() {
    let model = TableModel(sections: [
      SectionItem(id: "A", rows: ["a", "b", "c"].map { RowItem($0) })
    ])
    let source = ModelMovingDataSource(model)
    let view = TableView<TextCell>(width: 10, height: 9)
    view.dataSource = source
    view.isEditing = true
    view.beginMovingRow(at: path(0, 0))
    view.moveDraggedRow(to: TablePoint(y: 2))
    let cells = view.visibleCells
    view.dropRow()
    #expect(text(view) == "  b\n  c\n  a")
    #expect(
      view.visibleCells.map { ObjectIdentifier($0) }
        == [1, 2, 0].map { ObjectIdentifier(cells[$0]) })
    let update = model.apply([SectionItem(id: "A", rows: ["b", "c", "a"].map { RowItem($0) })])
    #expect(update.result == .applied)
    #expect(text(view) == "  b\n  c\n  a")
    #expect(view.diagnostics == [])
  }

  @Test func `A delegate that changes the table when it is asked has its answer ignored`() {
    let (table, target) = table("abcd")
    table.target = { _, _ in
      table.sections[0].insert("0", at: 0)
      do { try table.view.insertRows(at: [path(0, 0)]) } catch { Issue.record(error) }
      return path(1, 0)
    }
    table.view.moveDraggedRow(to: TablePoint(y: 3))
    #expect(target() == "0 a c b d x (0, 3)")
    for end in 0..<4 {
      let (table, target) = self.table("abcd")
      table.target = { _, _ in
        switch end {
        case 0: table.view.cancelMove()
        case 1: table.view.dropRow()
        case 2: table.view.reloadData()
        default: table.view.isEditing.toggle()
        }
        return path(1, 0)
      }
      table.view.moveDraggedRow(to: TablePoint(y: 3))
      #expect(target() == nil)
      table.view.isEditing = true
      table.view.beginMovingRow(at: path(0, 0))
      table.view.moveDraggedRow(by: 1)
      #expect(target() == nil)
    }
  }

  @Test func `A data source that changes the table when it is asked moves the same row, or none`() {
    for isGone in [false, true] {
      let table = MovingTable([["a", "b"]])
      table.canMove = { _ in
        table.canMove = { _ in true }
        if isGone { table.sections[0].remove(at: 1) } else { table.sections[0].insert("0", at: 0) }
        do {
          if isGone {
            try table.view.deleteRows(at: [path(0, 1)])
          } else {
            try table.view.insertRows(at: [path(0, 0)])
          }
        } catch {
          Issue.record(error)
        }
        return true
      }
      #expect(table.view.beginMovingRow(at: path(0, 1)) == !isGone)
      #expect(table.view.movedRowPath == (isGone ? nil : path(0, 2)))
    }
  }

  @Test func `A data source that moves the next row when it is told to move one does so`() {
    let table = MovingTable([["a", "b", "c"]])
    table.move = { source, target in
      table.sections = [["b", "a", "c"]]
      table.move = nil
      #expect(table.view.beginMovingRow(at: path(0, 2)))
    }
    table.view.beginMovingRow(at: path(0, 0))
    table.view.moveDraggedRow(to: TablePoint(y: 1))
    table.view.dropRow()
    #expect(table.screen == "  b\n  a\n^ c")
    table.view.moveDraggedRow(to: TablePoint(y: 0))
    table.view.dropRow()
    #expect(table.screen == "  c\n  b\n  a")
  }
}
