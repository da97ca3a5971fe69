import TableItemsView
import Testing

@MainActor
struct AbilityTests {
  // splinesoft/SSDataSources#37, RxSwiftCommunity/RxDataSources#192, RxSwiftCommunity/RxDataSources#33.
  @Test func `Where nothing handles edits, none are offered`() {
    let table = EditedTable("a", "b")
    #expect(!table.hasEditableRows && !table.hasMovableRows)
    #expect(!table.canEdit() && !table.canMove())
    #expect(!table.delegate.hasSwipeActions(in: table.host))
    #expect(!table.delegate.hasContextMenus(in: table.host))
    let path = RowPath(section: 0, row: 0)
    #expect(table.delegate.tableView(table.host, itemsForBeginningDragAt: path).isEmpty)
    #expect(!table.delegate.tableView(table.host, canHandle: DragSession([])))
    table.commit(.delete, 0)
    table.move((0, 0), to: (0, 1))
    #expect(table.drawing == "a b")
  }

  // ra1028/DiffableDataSources#32.
  @Test func `A row with swipe actions can be edited, and those beside it cannot`() {
    let row = RowItem("a", handlers: [.on(.trailingSwipeActions) { _, _ in [] }])
    let table = EditedTable(row, "b")
    #expect(table.hasEditableRows)
    #expect(table.canEdit(0) && !table.canEdit(1))
    #expect(table.style(0) == CellEditingStyle.none)
    #expect(table.delegate.hasSwipeActions(in: table.host))
  }

  @Test func `What a row, a section, a cell type or the delegate has to do with is an ability`() {
    let editings: [(RowEditing, isEditable: Bool, isMovable: Bool)] = [
      (.unspecified, false, false), (.none, false, false), (RowEditing(canEdit: true), true, false),
      (RowEditing(style: .delete), true, false), (RowEditing(canMove: true), false, true),
      (RowEditing(shouldIndent: true), false, false),
    ]
    for (editing, isEditable, isMovable) in editings {
      var section = SectionItem(id: "A", rows: ["a"])
      section.editing = editing
      let row = RowItem("a", traits: RowTraits(editing: editing))
      let uniform = SectionItem(id: "A", data: ["a", "b"], traits: RowTraits(editing: editing))
      for sections in [[section], [SectionItem(rows: ["z", row])], [uniform]] {
        let table = EditedTable(sections)
        #expect(table.hasEditableRows == isEditable, "\(editing)")
        #expect(table.hasMovableRows == isMovable, "\(editing)")
      }
    }
  }

  @Test func `Abilities follow the content`() {
    let table = EditedTable("a")
    #expect(!table.hasMovableRows)
    table.model.sections = [
      SectionItem(rows: [RowItem("a", handlers: [.on(.move) { _, _ in }])])
    ]
    #expect(table.hasMovableRows)
    table.model.sections = []
    #expect(!table.hasMovableRows)
  }

  @Test func `The table is told when a closure that decides comes or goes`() {
    let table = EditedTable("a")
    var count = 0
    func expectChange(_ isExpected: Bool = true, _ act: (Delegate) -> Void) {
      act(table.delegate)
      if isExpected { count += 1 }
      #expect(table.host.abilityChanges == count)
    }
    expectChange { $0.canEdit = { _ in true } }
    expectChange(false) { $0.canEdit = { _ in false } }
    expectChange { $0.canEdit = nil }
    expectChange(false) { $0.canEdit = nil }
    expectChange { $0.editingStyle = { _ in .delete } }
    expectChange { $0.canMove = { _ in true } }
    expectChange { $0.shouldIndentWhileEditing = { _ in true } }
    expectChange { $0.onDelete = { _ in } }
    expectChange { $0.rowToInsert = { _ in nil } }
    expectChange { $0.onMove = { _ in } }
    expectChange { $0.leadingSwipeActions = { _ in nil } }
    expectChange { $0.trailingSwipeActions = { _ in nil } }
    expectChange { $0.contextMenu = { _ in nil } }
    expectChange { $0.dragItems = { _ in [] } }
    expectChange(false) { $0.shouldDelete = { _ in true } }
    expectChange(false) { $0.moveTarget = { $0.path } }
    expectChange(false) { $0.onSelect = { _ in } }
    expectChange { $0.on(OtherFruitCell.self, .delete) { _, _ in } }
    expectChange { $0.on(.fruit, .canMove) { _, _ in true } }
    expectChange(false) { $0.on(OtherFruitCell.self, .select) { _, _ in } }
  }

  @Test func `A delegate of your own that edits makes rows editable as it says`() {
    final class Own: TableViewEditingDelegate {
      func tableView(
        _ tableView: any TableHost, editingStyleForRowAt path: RowPath
      ) -> CellEditingStyle { path.row == 0 ? .delete : .none }
    }
    var told: [String] = []
    let kept = RowItem(
      "c", traits: RowTraits(editing: RowEditing(canEdit: false)),
      handlers: [.on(.delete) { _, _ in told.append("c") }])
    let gone = RowItem("a", handlers: [.on(.delete) { _, _ in told.append("a") }])
    let table = EditedTable(gone, "b", kept)
    table.host.delegate = Own()
    #expect(table.hasEditableRows)
    #expect((0..<3).map { table.canEdit($0) } == [true, false, false])
    for row in [2, 1, 0] { table.commit(.delete, row) }
    #expect(table.drawing == "b c")
    #expect(told == ["a"])
  }
}
