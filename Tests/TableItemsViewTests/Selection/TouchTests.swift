import TableItemsView
import TestSupport
import Testing

@MainActor
struct TouchTests {
  private let journal = Journal()

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  private func table(height: Int? = nil) -> TextTable {
    let table = TextTable(
      sections: [SectionItem(rows: ["a", "b", RowItem("c", traits: .disabled), "d"])],
      height: height)
    table.events.write(to: journal)
    return table
  }

  /// The rows of which the cells look selected and touched.
  private func look(of table: TextTable) -> String {
    (table.rowPathsForVisibleRows ?? []).compactMap { path in
      guard let cell = table.cellForRow(at: path) else { return nil }
      let marks = (cell.isSelected ? "*" : "") + (cell.isHighlighted ? "!" : "")
      return marks.isEmpty ? nil : cell.content.text + marks
    }
    .joined(separator: " ")
  }

  // 4.1
  @Test func `What is asked when a finger comes down is not what is asked when it leaves`() {
    let table = table()
    table.beginTouch(ofRowAt: row(1))
    #expect(journal.lines() == "should highlight b\ndid highlight b")
    #expect(look(of: table) == "b!")
    table.endTouch()
    #expect(
      journal.lines() == """
        did unhighlight b
        will select b
        did select b
        can act b
        act b
        """)
    #expect(look(of: table) == "b*")
  }

  // 4.1: a cell looks as it is to before the delegate is told, and the old selection is still to be
  // seen when it is asked for the new one.
  @Test func `Cells look as the delegate is told`() {
    let table = table()
    table.selectRow(at: row(0))
    func note(_ words: String) { journal.write("\(words): \(look(of: table))") }
    let events = table.events
    events.shouldHighlight = { _ in
      note("should highlight")
      return true
    }
    events.onHighlight = { _ in note("did highlight") }
    events.onUnhighlight = { _ in note("did unhighlight") }
    events.willSelect = { event in
      note("will select")
      return event.path
    }
    events.willDeselect = { event in
      note("will deselect")
      return event.path
    }
    events.onDeselect = { _ in note("did deselect") }
    events.onSelect = { _ in note("did select") }
    table.onSelectionChange = { note("selection changed") }
    events.canPerformPrimaryAction = nil
    events.onPrimaryAction = { _ in note("act") }
    table.tapRow(at: row(1))
    #expect(
      journal.lines() == """
        should highlight: a*
        did highlight: a* b!
        did unhighlight: a*
        will select: a*
        will deselect: a*
        did deselect:\u{20}
        did select: b*
        selection changed: b*
        act: b*
        """)
  }

  // 4.17
  @Test func `While a row is touched, the selected one looks selected, also if it is let go`() {
    let table = table()
    table.selectRow(at: row(0))
    table.beginTouch(ofRowAt: row(1))
    #expect(look(of: table) == "a* b!")
    table.cancelTouch()
    #expect(look(of: table) == "a*")
    #expect(journal.lines() == "should highlight b\ndid highlight b\ndid unhighlight b")
    #expect(table.rowPathsForSelectedRows == [row(0)])
  }

  @Test func `A touch that has ended does not end again`() {
    let table = table()
    for end in [TextTable.endTouch, TextTable.cancelTouch] {
      end(table)()
      #expect(journal.read() == [])
      table.beginTouch(ofRowAt: row(0))
      end(table)()
      _ = journal.read()
      table.endTouch()
      table.cancelTouch()
      #expect(journal.read() == [])
    }
  }

  @Test func `One row is touched at a time`() {
    let table = table()
    table.beginTouch(ofRowAt: row(0))
    _ = journal.read()
    table.beginTouch(ofRowAt: row(1))
    #expect(journal.lines() == "did unhighlight a\nshould highlight b\ndid highlight b")
    #expect(look(of: table) == "b!")
    table.endTouch()
    #expect(look(of: table) == "b*")
  }

  @Test func `A touch of what cannot be selected ends the one before, and does nothing`() {
    for path in [row(2), row(4), row(-1), RowPath(section: 1, row: 0)] {
      let table = table()
      table.beginTouch(ofRowAt: row(0))
      _ = journal.read()
      table.beginTouch(ofRowAt: path)
      #expect(journal.lines() == "did unhighlight a")
      table.endTouch()
      #expect(journal.read() == [])
      #expect(look(of: table) == "")
    }
    let table = table()
    table.allowsSelection = false
    table.beginTouch(ofRowAt: row(0))
    table.endTouch()
    #expect(journal.read() == [])
  }

  // 4.15
  @Test func `The look of a touched row goes with the row, not with its cell`() {
    let table = table(height: 2)
    table.beginTouch(ofRowAt: row(0))
    let cell = table.cellForRow(at: row(0))
    table.contentOffset = 2
    #expect(look(of: table) == "")
    #expect(table.visibleCells.contains { $0 === cell })
    table.contentOffset = 0
    #expect(look(of: table) == "a!")
    table.contentOffset = 2
    table.endTouch()
    #expect(table.rowPathForSelectedRow == row(0))
    #expect(look(of: table) == "")
    table.contentOffset = 0
    #expect(look(of: table) == "a*")
  }

  // 4.12
  @Test func `A touch outlasts a reload if its row does and has an id`() {
    let table = table()
    table.beginTouch(ofRowAt: row(0))
    table.reloadData()
    #expect(look(of: table) == "a!")
    table.sections[0].rows.insert(RowItem("new"), at: 0)
    #expect(look(of: table) == "a!")
    table.sections = []
    table.endTouch()
    table.cancelTouch()
    #expect(table.rowPathForSelectedRow == nil)
  }

  // 4.12
  @Test func `A touch ends with a reload where rows have no ids`() {
    let tableView = TableView<TextCell>(width: 20, height: 5)
    let dataSource = CountingDataSource([3])
    tableView.dataSource = dataSource
    tableView.beginTouch(ofRowAt: row(0))
    #expect(tableView.cellForRow(at: row(0))?.isHighlighted == true)
    tableView.reloadData()
    #expect(tableView.cellForRow(at: row(0))?.isHighlighted == false)
    tableView.endTouch()
    #expect(tableView.rowPathForSelectedRow == nil)
  }

  // 4.2
  @Test func `A touch that is refused is no touch`() {
    let table = table()
    table.events.shouldHighlight = { _ in false }
    table.beginTouch(ofRowAt: row(0))
    table.endTouch()
    #expect(journal.read() == [])
    #expect(look(of: table) == "")
  }
}
