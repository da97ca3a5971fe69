import TableItemsView
import TestSupport
import Testing

/// What closes the actions of a row, and what does not.
@MainActor
struct SwipeClosingTests {
  private func swiped() -> EditingTable {
    let table = EditingTable("a b c")
    table.view.swipeRow(at: table.path(1), edge: .trailing)
    _ = table.read()
    return table
  }

  private static let gestures: [@MainActor (TableView<TextCell>) -> Void] = [
    { $0.tapRow(at: RowPath(section: 0, row: 0)) },
    { $0.tapRow(at: RowPath(section: 0, row: 1)) },
    { $0.tap(at: TablePoint(x: 3, y: 0)) },
    { $0.tap(at: TablePoint(x: 3, y: 7)) },
    { $0.beginTouch(ofRowAt: RowPath(section: 0, row: 2)) },
    { $0.tapAccessory(ofRowAt: RowPath(section: 0, row: 0)) },
    { $0.tapEditControl(ofRowAt: RowPath(section: 0, row: 0)) },
    { $0.touchSectionIndexTitle(at: 0) },
    { $0.beginMultipleSelection(at: RowPath(section: 0, row: 0)) },
    { $0.press(.down) },
    { $0.pressSelect() },
    { $0.closeSwipe() },
    { $0.swipeRow(at: RowPath(section: 7, row: 0), edge: .trailing) },
    { $0.setEditing(false) },
    { view in
      view.beginDragging()
      view.endDragging()
    },
  ]

  // 5.4
  @Test(arguments: 0..<15)
  func `A touch anywhere, a key or a drag covers the actions, and does nothing else`(number: Int) {
    let table = swiped()
    if number == 10 { table.view.focusRow(at: table.path(0)) }
    Self.gestures[number](table.view)
    #expect(table.read() == "end b")
    #expect(table.view.uncoveredActions.isEmpty)
    #expect(table.view.rowPathForSelectedRow == nil)
    #expect(table.view.focusedRowPath == (number == 10 ? table.path(0) : nil))
    #expect(table.screen == (number == 10 ? "> a\n  b\n  c" : "  a\n  b\n  c"))
    table.view.tapRow(at: table.path(0))
    #expect(table.read() == "unhighlight a, select a")
  }

  @Test func `Another swipe covers them first, and then uncovers its own`() {
    let table = swiped()
    table.view.swipeRow(at: table.path(0), edge: .trailing)
    #expect(table.read() == "end b, can edit a, style a, trailing a, title a, begin a")
    #expect(table.view.swipedRowPath == table.path(0))
  }

  @Test func `Scrolling and selecting by code leave them`() {
    let table = swiped()
    table.view.height = 2
    table.view.contentOffset = 1
    table.view.selectRow(at: table.path(0))
    #expect(
      table.screen == """
          b             [Delete]
          c
        """)
    #expect(table.read() == "")
  }

  // MortimerGoro/MGSwipeTableCell#163
  @Test func `A reload covers them, and no cell shows anything of it`() {
    let table = swiped()
    table.view.reloadData()
    #expect(table.screen == "  a\n  b\n  c")
    #expect(table.read() == "end b")
    table.view.swipeRow(at: table.path(1), edge: .trailing)
    _ = table.read()
    table.model.sections = EditingTable.sections("b x y")
    #expect(table.screen.contains("[Delete]"))
    table.view.reloadData()
    #expect(table.screen == "  b\n  x\n  y")
    #expect(table.read() == "end b")
    #expect(table.view.visibleCells.allSatisfy { $0.editingState == CellEditingState() })
  }

  // 5.5
  @Test func `Outside updates wait until they are covered, and are made once then`() {
    let table = swiped()
    let update = table.model.apply(EditingTable.sections("a x"))
    #expect(table.rows == "a b c")
    #expect(update.result == nil)
    table.view.tapRow(at: table.path(0))
    #expect(update.result == .applied)
    #expect(table.rows == "a x")
    #expect(table.read() == "end b")
  }

  // Eureka#1108
  @Test func `Outside updates that waited are made with the deletion, and not a second time`() {
    let table = swiped()
    let update = table.model.apply(EditingTable.sections("x a b c"))
    table.view.performSwipeAction(at: 0)
    #expect(table.view.performSwipeAction(at: 0) == nil)
    #expect(table.journal.read() == ["commit delete b", "end none"])
    #expect(update.result != nil)
    #expect(table.view.mustHoldUpdates == false)
  }

  @Test func `A new delegate is not told of the end; the one that was told of the beginning is`() {
    let table = swiped()
    let other = EditingListener(table.model, journal: table.journal)
    other.onEntry = { _ in table.journal.write("to the other") }
    table.view.delegate = other
    #expect(table.read() == "end b")
    #expect(table.screen == "  a\n  b\n  c")
    #expect(table.read() == "")
  }

  @Test func `A data source that is gone leaves nothing open`() {
    let table = swiped()
    table.view.dataSource = nil
    #expect(table.screen == "")
    #expect(table.read() == "end none")
    #expect(!table.view.mustHoldUpdates)
  }

  @Test func `A closure that swipes again whenever it is told of the end does not end the program`()
  {
    let table = swiped()
    var count = 0
    table.delegate.onEntry = { entry in
      guard entry.hasPrefix("end"), count < 20_000 else { return }
      count += 1
      table.view.swipeRow(at: table.path(0), edge: .trailing)
      table.view.reloadData()
    }
    table.view.reloadData()
    _ = table.screen
    #expect(count < 20_000)
    table.delegate.onEntry = { _ in }
    #expect(table.screen == "  a\n  b\n  c")
  }

  @Test func `No row is asked for actions or a menu where there are none at all`() {
    let table = EditingTable("a")
    table.delegate.trailing = [table.action("Flag")]
    table.delegate.menu = RowMenu([.action(table.action("Open"))])
    table.delegate.hasSwipeActions = false
    table.delegate.hasContextMenus = false
    #expect(!table.view.openContextMenu(forRowAt: table.path(0)))
    #expect(table.view.swipeRow(at: table.path(0), edge: .trailing))
    #expect(table.view.uncoveredActions.map(\.title) == ["Delete"])
    #expect(table.read() == "can edit a, style a, title a, begin a")
  }
}
