import TableItemsView
import Testing

// This target is compiled with the main actor as its default isolation, as many apps are: nothing
// in it says where it runs.

struct Note: Identifiable, Equatable {
  var id: Int
  var text: String
}

extension Note: CellContentConvertible {
  var cellContent: CellContent { CellContent(text: text) }
}

extension CellIdentifier<Note> {
  static let note: Self = "note"
}

final class NoteCell: TextCell, CellEventSending {
  enum Event {
    case pinned
  }

  var onEvent: ((Event) -> Void)?

  func configure(with note: Note) {
    show(CellContent(text: "“\(note.text)”"))
  }
}

struct Tag: Hashable {
  var name: String
}

final class TallCell: TextCell, CellConfigurable {
  nonisolated static let cellIdentifier: CellIdentifier<String> = "tall"
  nonisolated static let rowHeight: RowHeight? = 3

  func configure(with text: String) {
    show(CellContent(text: text))
  }
}

final class NotebookHeader: TextHeaderFooterView, CellConfigurable {
  func configure(with title: String) {
    show(CellContent(text: "- \(title) -"))
  }
}

final class Notebook {
  let model = TableModel()
  let dataSource: DataSource<TextCell>
  let delegate: Delegate
  let tableView = TableView<TextCell>(width: 40, height: 10)

  var notes: [Note] {
    didSet { model.sections = sections }
  }

  var pinned: [Int] = []
  var opened: [String] = []

  init(_ notes: [Note]) {
    self.notes = notes
    dataSource = DataSource(model: model)
    delegate = Delegate(model: model)
    dataSource.registry.register(NoteCell.self, for: .note)
    delegate.onEvent(of: NoteCell.self) { [weak self] note, _, _ in self?.pinned.append(note.id) }
    delegate.on(.note, .select) { [weak self] note, _ in self?.opened.append(note.text) }
    delegate.shouldHighlight = { event in event.path.row != 1 }
    model.sections = sections
    tableView.dataSource = dataSource
    tableView.delegate = delegate
  }

  private var sections: [SectionItem] {
    [
      SectionItem(
        id: "notes", header: HeaderFooter("Notes", view: NotebookHeader.self),
        data: notes, cell: .note),
      SectionItem(id: "more") {
        "\(notes.count) notes"
        for note in notes where note.id > 1 {
          RowItem(
            note, onSelect: { [weak self] note, _ in self?.opened.append("again \(note.id)") })
        }
      },
    ]
  }
}

final class Countdown: TableViewDataSource {
  func tableView(
    _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
  ) -> Int { 3 }

  func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
    tableView.register(TextCell.self, forCellReuseIdentifier: "number")
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: path)
    cell.show(CellContent(text: "\(3 - path.row)"))
    return cell
  }
}

struct ClientTests {
  @Test func `An app of the main actor uses the package as it is`() {
    let notebook = Notebook([Note(id: 1, text: "one"), Note(id: 2, text: "two")])
    #expect(
      "\(notebook.tableView)" == """
        - Notes -
          “one”
          “two”
          2 notes
          two
        """)
    notebook.tableView.tapRow(at: RowPath(section: 0, row: 0))
    notebook.tableView.tapRow(at: RowPath(section: 0, row: 1))
    notebook.tableView.tapRow(at: RowPath(section: 1, row: 1))
    #expect(notebook.opened == ["one"])

    notebook.delegate.shouldHighlight = nil
    notebook.tableView.tapRow(at: RowPath(section: 1, row: 1))
    #expect(notebook.opened == ["one", "again 2"])

    let cell = notebook.tableView.cellForRow(at: RowPath(section: 0, row: 1)) as? NoteCell
    cell?.onEvent?(.pinned)
    #expect(notebook.pinned == [2])

    notebook.notes.removeFirst()
    #expect("\(notebook.tableView)" == "- Notes -\n  “two”\n  1 notes\n* two")
  }

  @Test func `Rows have the ids of their data, although it is identifiable on the main actor only`()
  {
    let note = Note(id: 7, text: "")
    #expect(RowItem(note).id == 7)
    #expect(RowItem(note, cell: .note).id == 7)
    #expect(RowItem(note, cell: NoteCell.self).id == 7)
    #expect(SectionItem(data: [note], cell: .note).rows.map(\.id) == [7])
    #expect(SectionItem(data: [note], cell: NoteCell.self).rows.map(\.id) == [7])
    #expect(RowItem(Tag(name: "a")).id == RowItem(Tag(name: "a")).id)
    #expect(RowItem(Tag(name: "a")).id != RowItem(Tag(name: "b")).id)
  }

  @Test func `A late event of a cell goes to its row, not to the one that took its place`() {
    let notebook = Notebook([Note(id: 1, text: "one"), Note(id: 2, text: "two")])
    let cell = notebook.tableView.cellForRow(at: RowPath(section: 0, row: 1)) as? NoteCell
    notebook.notes.insert(Note(id: 0, text: "zero"), at: 0)
    cell?.onEvent?(.pinned)
    #expect(notebook.pinned == [2])
  }

  @Test func `A cell type can say its identifier and height`() {
    let table = TextTable(sections: [SectionItem(rows: [RowItem("a", cell: TallCell.self)])])
    #expect(table.rectForRow(at: RowPath(section: 0, row: 0)).height == 3)
    #expect(RowItem("a", cell: TallCell.self).cellIdentifier == "tall")
  }

  @Test func `A data source of its own conforms without a word about isolation`() {
    let tableView = TableView<TextCell>(width: 10, height: 5)
    let countdown = Countdown()
    tableView.dataSource = countdown
    #expect("\(tableView)" == "  3\n  2\n  1")
  }

  @Test func `What describes a table can be made and read off the main actor`() async {
    let (text, rows) = await Task.detached {
      let content = TableContent([
        SectionItem(id: "a", header: "A", data: 0..<3, height: 1), SectionItem { "b" },
      ])
      return (content.sections[0].header?.text, content.rowCount)
    }.value
    #expect(text == "A")
    #expect(rows == 4)
  }
}
