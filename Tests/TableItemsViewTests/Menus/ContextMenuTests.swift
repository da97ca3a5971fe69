import TableItemsView
import TestSupport
import Testing

@MainActor
struct ContextMenuTests {
  private func makeTable(_ rows: String = "a b c", height: Double = 8) -> EditingTable {
    let table = EditingTable(rows, height: height)
    table.delegate.menu = RowMenu([
      .action(table.action("Open")),
      .action(table.action("Print", isEnabled: false)),
      .menu(RowMenu("Copy", [.action(table.action("Name")), .action(table.action("Path"))])),
    ])
    return table
  }

  // 1.2.12
  @Test func `The menu of a row is asked for, shown, and closed before what is chosen is done`() {
    let table = makeTable()
    #expect(table.view.openContextMenu(forRowAt: table.path(1)))
    #expect(table.read() == "menu at nil nil of b, show menu b")
    #expect(table.view.contextMenuRowPath == table.path(1))
    #expect(
      table.screen == """
          a
          b
          +---------+
          | Open    |
          |~Print   |
          | Copy  > |
          +---------+
        """)
    table.view.moveInMenu(.down)
    #expect(table.view.screen.menu?.highlighted == 0)
    table.view.chooseHighlightedMenuItem()
    #expect(table.read() == "hide menu b, Open b")
    #expect(table.view.contextMenu == nil)
    #expect(table.screen == "  a\n  b\n  c")
  }

  @Test func `A menu in the menu is shown in its place`() {
    let table = makeTable()
    table.view.openContextMenu(forRowAt: table.path(0))
    #expect(table.view.highlightMenuItem(at: 2))
    #expect(table.view.moveInMenu(.enter))
    #expect(
      table.screen == """
          a
          +------+
          | Copy |
          +------+
          |>Name |
          | Path |
          +------+
        """)
    #expect(table.view.moveInMenu(.back))
    #expect(table.view.chooseMenuItem(at: 2) == nil)
    #expect(table.view.contextMenu?.title == "Copy")
    _ = table.read()
    table.view.chooseMenuItem(at: 1)
    #expect(table.read() == "hide menu a, Path a")
  }

  // 1.7.5
  @Test func `Without a menu nothing begins, and an empty one only ends the touch`() {
    let table = makeTable()
    table.delegate.menu = nil
    table.view.beginTouch(ofRowAt: table.path(0))
    #expect(!table.view.openContextMenu(forRowAt: table.path(0), at: TablePoint(x: 3, y: 0)))
    #expect(table.read() == "menu at 3.0 0.0 of a")
    table.delegate.menu = RowMenu([.menu(RowMenu(isDisplayedInline: true, []))])
    #expect(!table.view.openContextMenu(forRowAt: table.path(0)))
    #expect(table.read() == "menu at nil nil of a, unhighlight a")
    #expect(table.view.contextMenu == nil)
    #expect(table.view.screen.menu == nil)
    let other = FocusDelegate(table.journal)
    table.view.delegate = other
    #expect(!table.view.openContextMenu(forRowAt: table.path(0)))
    #expect(!table.view.openContextMenu(forRowAt: table.path(9)))
  }

  // 1.2.12
  @Test func `Where it is asked for is told in the content`() {
    let table = makeTable("a b c d e f", height: 3)
    table.view.contentOffset = 2
    table.view.openContextMenu(forRowAt: table.path(3), at: TablePoint(x: 4, y: 1))
    #expect(table.journal.read().first == "menu at 4.0 3.0 of d")
    table.view.openContextMenu(forRowAt: table.path(3), at: TablePoint(x: 4, y: .nan))
    #expect(table.journal.read().contains("menu at nil nil of d"))
  }

  @Test func `What cannot be chosen does nothing, and what is chosen is chosen once`() {
    let table = makeTable()
    #expect(table.view.chooseMenuItem(at: 0) == nil)
    table.view.openContextMenu(forRowAt: table.path(1))
    _ = table.read()
    for index in [1, 3, -1, .max] { #expect(table.view.chooseMenuItem(at: index) == nil) }
    #expect(table.view.chooseHighlightedMenuItem() == nil)
    #expect(table.read() == "")
    #expect(table.view.chooseMenuItem(at: 0) != nil)
    #expect(table.view.chooseMenuItem(at: 0) == nil)
    #expect(table.read() == "hide menu b, Open b")
  }

  private static let gestures: [@MainActor (TableView<TextCell>) -> Void] = [
    { $0.tapRow(at: RowPath(section: 0, row: 0)) },
    { $0.tap(at: TablePoint(x: 3, y: 7)) },
    { $0.press(.down) },
    { $0.beginDragging() },
    { $0.closeContextMenu() },
    { $0.setEditing(false) },
    { $0.reloadData() },
  ]

  @Test(arguments: 0..<7)
  func `A touch elsewhere, a key that leads through rows, a drag or a reload closes it`(
    number: Int
  ) {
    let table = makeTable()
    table.view.openContextMenu(forRowAt: table.path(1))
    _ = table.read()
    Self.gestures[number](table.view)
    #expect(table.screen == "  a\n  b\n  c")
    #expect(table.read() == "hide menu b")
    #expect(table.view.contextMenu == nil)
  }

  @Test func `One thing is open at a time`() {
    let table = makeTable()
    table.view.swipeRow(at: table.path(0), edge: .trailing)
    _ = table.read()
    table.view.openContextMenu(forRowAt: table.path(1))
    #expect(table.read() == "end a, menu at nil nil of b, show menu b")
    #expect(table.view.uncoveredActions.isEmpty)
    table.view.openContextMenu(forRowAt: table.path(2))
    #expect(table.read() == "hide menu b, menu at nil nil of c, show menu c")
    table.view.swipeRow(at: table.path(0), edge: .trailing)
    #expect(table.journal.read().first == "hide menu c")
    #expect(table.view.contextMenu == nil)
  }

  @Test func `Outside updates wait while it is open, and the handler is told of where the row is`()
  {
    let table = makeTable()
    var paths: [RowPath] = []
    table.delegate.menu = RowMenu(actions: [
      RowAction("Note") { event in
        paths.append(event.path)
        return true
      }
    ])
    table.view.openContextMenu(forRowAt: table.path("b"))
    let update = table.model.apply(EditingTable.sections("x y a b"))
    #expect(table.rows == "a b c")
    table.delegate.onEntry = { entry in
      guard entry == "hide menu b" else { return }
      table.view.reloadData()
      _ = table.screen
    }
    table.view.chooseMenuItem(at: 0)
    #expect(update.result == .applied)
    #expect(paths == [RowPath(section: 0, row: 3)])
    #expect(table.rows == "x y a b")
  }

  @Test func `Where the row is gone when the menu has closed, nothing is done`() {
    let table = makeTable()
    table.view.openContextMenu(forRowAt: table.path("b"))
    _ = table.read()
    table.delegate.onEntry = { _ in table.model.sections = EditingTable.sections("a c") }
    #expect(table.view.chooseMenuItem(at: 0) == nil)
    #expect(table.read() == "hide menu b")
    #expect(table.screen == "  a\n  c")
  }

  @Test func `The menu is above its row where there is more room, and never wider than the table`()
  {
    let table = makeTable("a b c d e f", height: 6)
    table.view.openContextMenu(forRowAt: table.path(5))
    #expect(
      table.screen == """
          +---------+
          | Open    |
          |~Print   |
          | Copy  > |
          +---------+
          f
        """)
    table.view.height = 4
    table.view.contentOffset = 0
    table.view.openContextMenu(forRowAt: table.path(0))
    table.view.moveInMenu(.last)
    #expect(
      table.screen == """
          a
          +---------+
          |>Copy  > |
          +---------+
        """)
    table.delegate.menu = RowMenu(
      "題名",
      [
        .action(table.action("日本語のとても長い名前\u{1B}[2J")), .action(table.action("x")),
      ])
    for width in 0...24 {
      for height in 0...6 {
        table.view.width = Double(width)
        table.view.height = Double(height)
        table.view.openContextMenu(forRowAt: table.path(height / 2))
        let lines = table.view.screen.lines
        #expect(lines.allSatisfy { TextLine($0).width <= width && !$0.contains("\u{1B}") })
        #expect(lines.count <= height)
      }
    }
  }

  @Test func `A menu covers just its own columns`() {
    let table = EditingTable("", width: 30)
    table.delegate.menu = RowMenu(actions: [table.action("A")])
    table.model.sections = EditingTable.sections("a 日本日本日本日本 abcdefghijklmnop 日日 last")
    table.view.openContextMenu(forRowAt: table.path(0))
    // Half of a wide character is a space.
    #expect(
      table.screen == """
          a
          +---+ 本日本日本
          | A |fghijklmnop
          +---+
          last
        """)
  }
}
