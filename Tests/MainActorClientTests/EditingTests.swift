import TableItemsView
import Testing

/// An app whose notes can be archived, deleted and moved; nothing in it says where it runs.
final class Archive {
  var archived: [Int] = []
  var deleted: [Int] = []
  let model = TableModel()
  let dataSource: DataSource<TextCell>
  let delegate: Delegate
  let tableView = TableView<TextCell>(width: 40, height: 10)

  init(_ notes: [Note]) {
    dataSource = DataSource(model: model)
    delegate = Delegate(model: model)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    model.sections = [
      SectionItem(
        id: "notes",
        rows: notes.map { note in
          RowItem(
            note, cell: NoteCell.self,
            handlers: [
              .on(.trailingSwipeActions) { [weak self] note, _ in
                [
                  RowAction("Archive", style: .destructive) { _ in
                    await self?.archive(note) ?? false
                  },
                  RowAction("Open") { event in event.path.row == 0 },
                ]
              },
              .on(.contextMenu) { note, _ in
                RowMenu(note.text, actions: [RowAction("Copy") { _ in true }])
              },
            ])
        })
    ]
    delegate.on(NoteCell.self, .delete) { [weak self] note, _ in self?.deleted.append(note.id) }
    delegate.onMove = { _ in }
    delegate.dragItems = { event in [DragItem(event.id, text: "note")] }
    delegate.rowsForDrop = { _ in nil }
  }

  func archive(_ note: Note) async -> Bool {
    await Task.yield()
    archived.append(note.id)
    return note.id != 2
  }
}

struct EditingTests {
  @Test func `An app of the main actor has rows with actions that take their time`() async throws {
    let archive = Archive([Note(id: 1, text: "one"), Note(id: 2, text: "two")])
    for row in [1, 0] {
      let path = RowPath(section: 0, row: row)
      let actions = archive.delegate.tableView(
        archive.tableView, trailingSwipeActionsConfigurationForRowAt: path)
      let event = try #require(archive.model.event(at: path))
      let action = try #require(actions?.actions.first)
      _ = await action.perform(for: event, in: archive.model).value
    }
    #expect(archive.archived == [2, 1])
    #expect(archive.deleted == [1])
    #expect(archive.model.sections[0].rows.map(\.id) == [2])
    archive.model.undo()
    #expect(archive.model.sections[0].rows.map(\.id) == [1, 2])
  }

  @Test func `The ready objects can be asked by their abilities`() {
    let archive = Archive([Note(id: 1, text: "one")])
    let path = RowPath(section: 0, row: 0)
    let editing = archive.tableView.dataSource as? any TableViewEditing<TextCell>
    let reordering = archive.tableView.dataSource as? any TableViewReordering<TextCell>
    let menus = archive.tableView.delegate as? any TableViewContextMenus
    #expect(editing?.tableView(archive.tableView, canEditRowAt: path) == true)
    #expect(reordering?.tableView(archive.tableView, canMoveRowAt: path) == true)
    #expect(
      menus?.tableView(archive.tableView, contextMenuForRowAt: path, x: nil, y: nil)?.title == "one"
    )
  }
}
