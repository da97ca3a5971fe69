import TableItemsView
import TestSupport
import Testing

@MainActor
struct MultipleSelectionGestureTests {
  private let journal = Journal()

  private func row(_ number: Int, section: Int = 0) -> RowPath {
    RowPath(section: section, row: number)
  }

  private func table() -> TextTable {
    let table = TextTable(sections: [
      SectionItem(rows: ["a", "b", "c", RowItem("d", traits: .disabled), "e"]),
      SectionItem(rows: []), SectionItem(header: "more", rows: ["f", "g"]),
    ])
    table.allowsMultipleSelectionDuringEditing = true
    table.events.write(to: journal)
    table.events.shouldBeginMultipleSelection = { event in
      journal.write("should begin \(event.id.row)")
      return true
    }
    table.events.onBeginMultipleSelection = { event in
      journal.write("did begin \(event.id.row), editing: \(table.isEditing)")
    }
    table.events.onEndMultipleSelection = { journal.write("did end") }
    return table
  }

  private func selected(in table: TextTable) -> String {
    (table.rowPathsForSelectedRows ?? []).compactMap { table.model.row(at: $0)?.id?.description }
      .joined()
  }

  // 4.19
  @Test func `The gesture begins editing, selects rows, and leaves the table in editing`() {
    let table = table()
    table.beginMultipleSelection(at: row(1))
    #expect(
      journal.lines() == """
        should begin b
        did begin b, editing: true
        should highlight b
        will select b
        did select b
        """)
    #expect(table.isEditing)
    table.extendMultipleSelection(to: row(2))
    #expect(
      journal.lines() == "should highlight c\nwill select c\ndid select c")
    table.endMultipleSelection()
    #expect(journal.lines() == "did end")
    #expect(table.isEditing)
    #expect("\(table)" == "  a\n* b\n* c\n~ d\n  e\nmore\n  f\n  g")
  }

  // 4.19
  @Test func `Without the permission of table and delegate, there is no gesture`() {
    for step in 0..<5 {
      let table = table()
      let own = Delegate(model: table.model)
      switch step {
      case 0: table.allowsMultipleSelectionDuringEditing = false
      case 1: table.events.shouldBeginMultipleSelection = { _ in false }
      case 2: table.events.shouldBeginMultipleSelection = nil
      case 3: table.delegate = nil
      default: table.delegate = own
      }
      table.allowsMultipleSelection = true
      table.allowsSelectionDuringEditing = true
      table.beginMultipleSelection(at: row(0))
      table.extendMultipleSelection(to: row(2))
      table.endMultipleSelection()
      #expect(!table.isEditing)
      #expect(table.rowPathsForSelectedRows == nil)
      #expect(journal.read() == [])
    }
  }

  // 4.19
  @Test func `A row that does not exist begins and extends nothing`() {
    let table = table()
    let nowhere = [row(5), row(-1), row(0, section: 1), row(0, section: 3)]
    for path in nowhere { table.beginMultipleSelection(at: path) }
    #expect(!table.isEditing)
    #expect(journal.read() == [])
    table.beginMultipleSelection(at: row(0))
    _ = journal.read()
    for path in nowhere { table.extendMultipleSelection(to: path) }
    #expect(journal.read() == [])
    #expect(selected(in: table) == "a")
  }

  @Test func `Rows join and leave as the finger goes to and fro, but never one that is disabled`() {
    let table = table()
    table.beginMultipleSelection(at: row(2))
    for (path, expected) in [
      (row(4), "ce"), (row(1, section: 2), "cefg"), (row(3), "c"), (row(0), "abc"), (row(1), "bc"),
      (row(2), "c"), (row(0, section: 2), "cef"),
    ] {
      table.extendMultipleSelection(to: path)
      #expect(selected(in: table) == expected)
    }
    #expect(!journal.read().contains { $0.hasSuffix(" d") })
  }

  @Test func `What the delegate refuses stays out of it`() {
    let table = table()
    table.events.shouldHighlight = { $0.id.row != "b" }
    table.events.willSelect = { $0.id.row == "c" ? nil : $0.path }
    table.events.willDeselect = { $0.id.row == "e" ? nil : $0.path }
    table.beginMultipleSelection(at: row(0))
    table.extendMultipleSelection(to: row(0, section: 2))
    #expect(selected(in: table) == "aef")
    table.extendMultipleSelection(to: row(0))
    #expect(selected(in: table) == "ae")
  }

  // 4.11
  @Test func `Each step that changes the selection says so once`() {
    let table = table()
    var changes = 0
    table.onSelectionChange = { changes += 1 }
    table.beginMultipleSelection(at: row(0))
    #expect(changes == 1)
    table.extendMultipleSelection(to: row(2))
    #expect(changes == 2)
    table.extendMultipleSelection(to: row(2))
    #expect(changes == 2)
    table.extendMultipleSelection(to: row(0))
    #expect(changes == 3)
    table.endMultipleSelection()
    #expect(changes == 3)
  }

  @Test func `A gesture that has not begun or has ended does nothing`() {
    let table = table()
    table.extendMultipleSelection(to: row(2))
    table.endMultipleSelection()
    #expect(journal.read() == [])
    table.beginMultipleSelection(at: row(0))
    table.endMultipleSelection()
    _ = journal.read()
    table.extendMultipleSelection(to: row(2))
    table.endMultipleSelection()
    #expect(journal.read() == [])
    #expect(selected(in: table) == "a")
  }

  @Test func `A second gesture adds to the first, and begins a range of its own`() {
    let table = table()
    table.beginMultipleSelection(at: row(0))
    table.extendMultipleSelection(to: row(1))
    table.endMultipleSelection()
    table.beginMultipleSelection(at: row(4))
    table.extendMultipleSelection(to: row(1, section: 2))
    table.extendMultipleSelection(to: row(0, section: 2))
    table.endMultipleSelection()
    #expect(selected(in: table) == "abef")
  }
}
