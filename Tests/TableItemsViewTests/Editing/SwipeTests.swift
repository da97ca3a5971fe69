import TableItemsView
import TestSupport
import Testing

@MainActor
struct SwipeTests {
  // 5.4, 5.6, 5.8
  @Test func `Without actions of the delegate, a row that can be deleted has one that does that`() {
    let table = EditingTable("a b c")
    #expect(table.view.swipeRow(at: table.path(1), edge: .trailing))
    #expect(table.read() == "can edit b, style b, trailing b, title b, begin b")
    #expect(
      table.screen == """
          a
          b             [Delete]
          c
        """)
    #expect(table.view.swipedRowPath == table.path(1))
    #expect(table.view.swipedEdge == .trailing)
    #expect(table.view.uncoveredActions.map(\.title) == ["Delete"])
    #expect(table.view.uncoveredActions.map(\.style) == [.destructive])
    #expect(!table.view.isEditing)
    table.view.performSwipeAction(at: 0)
    #expect(table.read() == "commit delete b, end none")
    #expect(table.screen == "  a\n  c")
    #expect(table.view.swipedRowPath == nil)
    #expect(table.view.uncoveredActions.isEmpty)
  }

  // 5.4
  @Test
  func `Rows whose style is another one, or that cannot be edited, cannot be deleted by a swipe`() {
    let table = EditingTable("a b")
    table.delegate.style = { $0 == "a" ? .insert : .none }
    for row in 0..<2 { #expect(!table.view.swipeRow(at: table.path(row), edge: .trailing)) }
    #expect(table.read() == "can edit a, style a, trailing a, can edit b, style b, trailing b")
    table.source.canEdit = { _ in false }
    table.delegate.trailing = [table.action("Flag")]
    #expect(!table.view.swipeRow(at: table.path(0), edge: .trailing))
    #expect(table.read() == "can edit a")
    table.source.canEdit = { _ in true }
    table.source.hasEditableRows = false
    table.delegate.trailing = nil
    #expect(!table.view.swipeRow(at: table.path(0), edge: .trailing))
    #expect(table.read() == "trailing a")
  }

  // 1.2.10, 1.7.1, 5.6, 5.8
  @Test func `Actions of the delegate stand in place of the default one, at both edges`() {
    let table = EditingTable("apple")
    table.delegate.style = { _ in .none }
    table.delegate.title = "Ignored"
    table.delegate.leading = [table.action("Pin"), table.action("Read")]
    table.delegate.trailing = [table.action("Delete"), table.action("Archive")]
    #expect(table.view.swipeRow(at: table.path(0), edge: .leading))
    #expect(table.read() == "can edit apple, leading apple, begin apple")
    #expect(table.screen == "[Pin] [Read]   apple")
    #expect(table.view.swipeRow(at: table.path(0), edge: .trailing))
    #expect(table.read() == "end apple, can edit apple, style apple, trailing apple, begin apple")
    #expect(table.screen == "  ap… [Archive] [Delete]")
    table.view.performSwipeAction(at: 1)
    #expect(table.read() == "Archive apple, end apple")
    #expect(table.screen == "  apple")
  }

  // 5.6; ra1028/DiffableDataSources#32
  @Test func `A leading edge has no default action, and an empty list of actions uncovers nothing`()
  {
    let table = EditingTable("a")
    #expect(!table.view.swipeRow(at: table.path(0), edge: .leading))
    table.delegate.trailing = []
    #expect(!table.view.swipeRow(at: table.path(0), edge: .trailing))
    #expect(table.read() == "can edit a, leading a, can edit a, style a, trailing a")
    table.delegate.trailing = [table.action("Flag")]
    table.source.hasEditableRows = false
    #expect(table.view.swipeRow(at: table.path(0), edge: .trailing))
  }

  // 1.7.2, 5.7
  @Test(arguments: [false, true])
  func `A swipe over the whole row performs the first action, if that is how it is meant`(
    performsFirst: Bool
  ) {
    let table = EditingTable("a b")
    table.delegate.trailing = SwipeActionsConfiguration(
      actions: [table.action("Flag"), table.action("Archive")],
      performsFirstActionWithFullSwipe: performsFirst)
    #expect(table.view.fullySwipeRow(at: table.path(0), edge: .trailing))
    #expect(
      table.read()
        == "can edit a, style a, trailing a, begin a" + (performsFirst ? ", Flag a, end a" : ""))
    #expect(table.view.swipedRowPath == (performsFirst ? nil : table.path(0)))
  }

  // 5.7
  @Test func `A swipe over the whole row deletes it where there are no other actions`() {
    let table = EditingTable("a b")
    #expect(table.view.fullySwipeRow(at: table.path(0), edge: .trailing))
    #expect(table.screen == "  b")
    #expect(!table.view.fullySwipeRow(at: table.path(0), edge: .leading))
    #expect(!table.view.fullySwipeRow(at: table.path(9), edge: .trailing))
  }

  @Test func `An action that is not enabled cannot be chosen, nor one that is not there`() {
    let table = EditingTable("a")
    table.delegate.trailing = [table.action("Flag", isEnabled: false), table.action("Archive")]
    #expect(table.view.fullySwipeRow(at: table.path(0), edge: .trailing))
    #expect(table.view.uncoveredActions.count == 2)
    for index in [-1, 0, 2, .max] { #expect(table.view.performSwipeAction(at: index) == nil) }
    #expect(table.view.uncoveredActions.count == 2)
    #expect(table.view.performSwipeAction(at: 1) != nil)
    #expect(table.view.performSwipeAction(at: 1) == nil)
    #expect(table.journal.read().filter { $0.hasPrefix("Archive") } == ["Archive a"])
  }

  // 5.7
  @Test func `An action that takes its time is performed once, and the row is covered meanwhile`()
    async
  {
    let table = EditingTable("a b")
    let journal = table.journal
    table.delegate.trailing = [
      RowAction("Send") { event async in
        journal.write("send \(event.row.data)")
        await Task.yield()
        journal.write("sent \(event.row.data)")
        return false
      }
    ]
    table.view.swipeRow(at: table.path(1), edge: .trailing)
    _ = table.read()
    let task = table.view.performSwipeAction(at: 0)
    #expect(table.screen == "  a\n  b")
    #expect(await task?.value == false)
    #expect(table.read() == "end b, send b, sent b")
  }

  // 5.4
  @Test func `While the table is edited, nothing is uncovered by swiping`() {
    let table = EditingTable("a")
    table.view.isEditing = true
    _ = table.read()
    #expect(!table.view.swipeRow(at: table.path(0), edge: .trailing))
    #expect(table.read() == "")
  }

  // 5.4
  @Test
  func `Beginning or ending editing by code covers the actions, and the selection stays before`() {
    let table = EditingTable("a b")
    table.view.selectRow(at: table.path(1))
    table.view.swipeRow(at: table.path(0), edge: .trailing)
    #expect(
      table.screen == """
          a             [Delete]
        * b
        """)
    _ = table.read()
    table.view.setEditing(false)
    #expect(table.read() == "end a")
    #expect(table.screen == "  a\n* b")
    table.view.swipeRow(at: table.path(0), edge: .trailing)
    _ = table.read()
    table.view.setEditing(true)
    #expect(table.read() == "end a, can edit a, style a, indents a, can edit b, style b, indents b")
    #expect(table.screen == "  (-) a\n  (-) b")
  }

  @Test func `A swipe ends a touch of the row`() {
    let table = EditingTable("a")
    table.view.beginTouch(ofRowAt: table.path(0))
    table.view.swipeRow(at: table.path(0), edge: .trailing)
    table.view.endTouch()
    #expect(table.read() == "unhighlight a, can edit a, style a, trailing a, title a, begin a")
    #expect(table.view.rowPathForSelectedRow == nil)
    #expect(table.view.swipedRowPath == table.path(0))
  }

  @Test func `A row that is swiped over again stays as it is`() {
    let table = EditingTable("a")
    table.view.swipeRow(at: table.path(0), edge: .trailing)
    _ = table.read()
    #expect(table.view.swipeRow(at: table.path(0), edge: .trailing))
    #expect(table.read() == "")
    #expect(table.view.fullySwipeRow(at: table.path(0), edge: .trailing))
    #expect(table.read() == "commit delete a, end none")
  }
}
