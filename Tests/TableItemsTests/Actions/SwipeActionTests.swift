import TableItemsView
import Testing

@MainActor
struct SwipeActionTests {
  private let action = RowAction("Flag") { _ in true }

  // 5.6: none is another answer than nothing.
  @Test func `The most specific closure says which actions there are, also that there are none`() {
    let row = RowItem(
      Fruit.apple, cell: OtherFruitCell.self,
      handlers: [
        .on(.trailingSwipeActions) { _, _ in [] }, .on(.leadingSwipeActions) { _, _ in nil },
      ])
    let table = EditedTable(row, RowItem(Fruit.pear, cell: OtherFruitCell.self), "c")
    let action = action
    table.delegate.on(OtherFruitCell.self, .trailingSwipeActions) { _, _ in [action, action] }
    table.delegate.trailingSwipeActions = { _ in [action] }
    table.delegate.leadingSwipeActions = { _ in
      SwipeActionsConfiguration(actions: [action], performsFirstActionWithFullSwipe: false)
    }
    func trailing(_ row: Int) -> Int? {
      table.delegate.tableView(
        table.host, trailingSwipeActionsConfigurationForRowAt: RowPath(section: 0, row: row))?
        .actions.count
    }
    #expect((0..<4).map(trailing) == [0, 2, 1, nil])
    let leading = (0..<4).map { row in
      table.delegate.tableView(
        table.host, leadingSwipeActionsConfigurationForRowAt: RowPath(section: 0, row: row))
    }
    #expect(leading.map { $0?.actions.count } == [nil, 1, 1, nil])
    #expect(leading[1]?.performsFirstActionWithFullSwipe == false)
  }

  @Test func `The menu of a row is that of the most specific closure`() {
    let row = RowItem("a", handlers: [.on(.contextMenu) { _, _ in nil }])
    let table = EditedTable(row, "b")
    let action = action
    #expect(table.delegate.hasContextMenus(in: table.host))
    table.delegate.contextMenu = { event in
      RowMenu(event.name, [.action(action), .menu(RowMenu("More", actions: [action]))])
    }
    func title(_ row: Int) -> String? {
      table.delegate.tableView(
        table.host, contextMenuForRowAt: RowPath(section: 0, row: row), x: nil, y: 1)?.title
    }
    #expect((0..<3).map(title) == [nil, "b", nil])

    var told: [String] = []
    table.delegate.onOpenContextMenu = { told.append("open \($0.name)") }
    table.delegate.onCloseContextMenu = { told.append("close \($0?.name ?? "none")") }
    let path = RowPath(section: 0, row: 1)
    table.delegate.tableView(table.host, willDisplayContextMenuForRowAt: path)
    table.delegate.tableView(table.host, willEndContextMenuForRowAt: path)
    table.model.sections = []
    table.delegate.tableView(table.host, willEndContextMenuForRowAt: path)
    table.delegate.tableView(table.host, willEndContextMenuForRowAt: nil)
    #expect(told == ["open b", "close b", "close none", "close none"])
  }
}
