import TableItemsView
import TestSupport
import Testing

/// A closure that is called in the middle of a swipe, and changes the table.
@MainActor
struct SwipeDisturbanceTests {
  /// What a closure does, beside what ``Disturbance`` has, in the middle of something done to `b`.
  nonisolated enum Change: CaseIterable {
    case look, reload, insert, remove, clear, replaceDataSource, dropDelegate
    case tap, swipe, swipeSame, edit, close, choose, openMenu, drag

    /// Whether the row is gone after it.
    var isRemoving: Bool { [.remove, .clear, .replaceDataSource].contains(self) }

    @MainActor
    func apply(to table: EditingTable) {
      let view = table.view
      switch self {
      case .look: _ = (table.screen, view.contentHeight, view.swipedRowPath, view.contextMenu)
      case .reload: view.reloadData()
      case .insert: table.model.update { $0.insert("x", at: table.path(0)) }
      case .remove:
        table.model.update { draft in
          guard let path = draft.path(of: RowID(section: "A", row: "b")) else { return }
          draft.remove(at: path)
        }
      case .clear: table.model.sections = []
      case .replaceDataSource: view.dataSource = nil
      case .dropDelegate: view.delegate = nil
      case .tap: view.tapRow(at: table.path("c"))
      case .swipe: view.swipeRow(at: table.path("c"), edge: .trailing)
      case .swipeSame: view.swipeRow(at: table.path("b"), edge: .leading)
      case .edit: view.isEditing.toggle()
      case .close: view.closeSwipe()
      case .choose: view.performSwipeAction(at: 0)
      case .openMenu: view.openContextMenu(forRowAt: table.path("c"))
      case .drag:
        view.beginDragging()
        view.endDragging()
      }
    }
  }

  nonisolated static let steps = ["style b", "trailing b", "title b", "begin b"]

  private func makeTable() -> EditingTable {
    let table = EditingTable("a b c d")
    table.delegate.menu = RowMenu(actions: [table.action("Open")])
    return table
  }

  /// Checks that what was begun is ended, once, and nothing is left open.
  private func check(_ table: EditingTable, _ told: [String]) {
    let begun = told.filter { $0.hasPrefix("begin") }.count
    let ended = told.filter { $0.hasPrefix("end") }.count
    #expect(begun == ended, "\(told)")
    let shown = told.filter { $0.hasPrefix("show menu") }.count
    #expect(shown == told.filter { $0.hasPrefix("hide menu") }.count, "\(told)")
    #expect(!table.view.mustHoldUpdates)
    #expect(
      table.view.visibleCells.allSatisfy {
        $0.editingState.leadingActions + $0.editingState.trailingActions == []
      })
    let update = table.model.apply(EditingTable.sections("end"))
    #expect(update.result != nil)
  }

  // 5.4, 5.5
  @Test(arguments: steps, Change.allCases)
  func
    `Whatever a closure does while a row is uncovered, what is begun is ended, and nothing is done`(
      step: String, change: Change
    )
  {
    let table = makeTable()
    let (view, listener, source) = (table.view, table.delegate, table.source)
    var isArmed = true
    listener.onEntry = { entry in
      guard isArmed, entry == step else { return }
      isArmed = false
      change.apply(to: table)
    }
    let isUncovered = view.swipeRow(at: table.path("b"), edge: .trailing)
    #expect(!isArmed)
    // While it is told of the beginning, updates of the model wait.
    let isHeld = step == "begin b" && change != .replaceDataSource
    if change.isRemoving { #expect(isUncovered == isHeld) }
    if isUncovered { #expect(view.swipedRowPath == table.path("b")) }
    let told = table.journal.read()
    if change != .choose { #expect(!told.contains { $0.hasPrefix("commit") }, "\(told)") }
    view.setEditing(false)
    view.closeSwipe()
    view.closeContextMenu()
    _ = view.screen
    check(table, told + table.journal.read())
    withExtendedLifetime(source) {}
  }

  @Test(arguments: ["commit", "end b", "end none"], Change.allCases)
  func `Whatever a closure does while a row is deleted, it is told of it once`(
    step: String, change: Change
  ) {
    let table = makeTable()
    let view = table.view
    view.swipeRow(at: table.path("b"), edge: .trailing)
    let begun = table.journal.read()
    func disturb(_ entry: String) {
      guard entry == step else { return }
      table.delegate.onEntry = { _ in }
      table.source.onCommit = { _, _ in }
      change.apply(to: table)
    }
    table.delegate.onEntry = disturb
    if step != "end none" { table.source.onCommit = { _, _ in disturb("commit") } }
    view.performSwipeAction(at: 0)
    let told = table.journal.read()
    #expect(told.filter { $0 == "commit delete b" }.count == 1)
    if step == "commit", change.isRemoving { #expect(told.contains("end none"), "\(told)") }
    view.setEditing(false)
    view.closeSwipe()
    view.closeContextMenu()
    _ = view.screen
    check(table, begun + told + table.journal.read())
  }
}
