import TableItemsView
import Testing

@MainActor
struct FocusReloadTests {
  private func row(_ number: Int, section: Int = 0) -> RowPath {
    RowPath(section: section, row: number)
  }

  private func sections(_ names: RowItem...) -> [SectionItem] {
    [SectionItem(id: "A", rows: names)]
  }

  /// A table whose second row is focused.
  private func table(height: Int? = nil) -> TextTable {
    let table = TextTable(sections: sections("a", "b", "c"), height: height)
    table.focusRow(at: row(1))
    return table
  }

  @Test func `Keys lead on from the same row, wherever it stands after a reload`() {
    let table = table()
    table.sections = sections("x", "y", "a", "b", "z")
    #expect(table.focusedRowPath == row(3))
    #expect("\(table)" == "  x\n  y\n  a\n> b\n  z")
    table.press(.down)
    #expect("\(table)" == "  x\n  y\n  a\n  b\n> z")
    table.sections = sections("z", "x")
    #expect("\(table)" == "> z\n  x")
    table.sections.insert(SectionItem(id: "B", rows: ["z"]), at: 0)
    #expect(table.focusedRowPath == row(0, section: 1))
    table.reloadData()
    #expect("\(table)" == "  z\n> z\n  x")
  }

  @Test func `A row whose data has changed is the same row, if its id is`() {
    let table = TextTable(sections: sections(RowItem("old", id: 1), RowItem("other", id: 2)))
    table.focusRow(at: row(0))
    table.sections = sections(RowItem("other", id: 2), RowItem("new", id: 1))
    #expect("\(table)" == "  other\n> new")
  }

  @Test func `From a row that is gone, keys do not lead on, also if it comes back`() {
    for other in [[], sections(), sections("a", "c")] {
      let table = table()
      table.sections = other
      #expect(table.focusedRowPath == nil)
      #expect(!"\(table)".contains(">"))
      table.sections = sections("a", "b", "c")
      #expect(table.focusedRowPath == nil)
      #expect(table.press(.down))
      #expect(table.focusedRowPath == row(0))
    }
  }

  @Test func `Several reloads before a look are one`() {
    let table = table()
    for _ in 0..<3 { table.reloadData() }
    table.sections = sections("x", "b")
    #expect(table.focusedRowPath == row(1))
  }

  @Test func `From a row that has moved to another section, keys lead on`() {
    let table = table()
    table.sections = [SectionItem(id: "B", rows: ["a", "b"])]
    #expect("\(table)" == "  a\n> b")
  }

  @Test func `Rows of no id of their own are told apart by where they stand`() {
    func rows(_ names: String...) -> [SectionItem] {
      [SectionItem(id: "A", rows: names.map { RowItem(CellContent(text: $0)) })]
    }
    let table = TextTable(sections: rows("a", "b"))
    table.focusRow(at: row(1))
    table.sections = rows("x", "a", "b")
    #expect("\(table)" == "  x\n> a\n  b")
    table.sections = rows("x")
    #expect(table.focusedRowPath == nil)
  }

  @Test func `Of rows of one id, the one in its place keeps the focus, or else the next of the id`()
  {
    let table = TextTable(sections: sections("a", "b", "a", "c"))
    table.focusRow(at: row(2))
    table.reloadData()
    #expect(table.focusedRowPath == row(2))
    table.sections = sections("b", "a", "c", "a")
    #expect(table.focusedRowPath == row(3))
  }

  @Test func `A data source without a model has no ids, and a reload ends the focus`() {
    let tableView = TableView<TextCell>(width: 20, height: 5)
    let dataSource = CountingDataSource([3])
    tableView.dataSource = dataSource
    tableView.focusRow(at: row(2))
    #expect("\(tableView)" == "  row 0.0\n  row 0.1\n> row 0.2")
    tableView.reloadData()
    #expect(tableView.focusedRowPath == nil)
    #expect(tableView.focusedRowPath == nil)
    #expect("\(tableView)" == "  row 0.0\n  row 0.1\n  row 0.2")
  }

  @Test func `Another data source with the same rows has the same focus, and none has none`() {
    let table = table()
    let other = DataSource<TextCell>(sections: sections("x", "b"))
    table.dataSource = other
    #expect("\(table)" == "  x\n> b")
    table.dataSource = nil
    #expect(table.focusedRowPath == nil)
  }

  @Test func `A reload does not scroll to the focused row`() {
    let table = table(height: 2)
    table.sections = sections("x", "y", "z", "a", "b")
    #expect("\(table)" == "  x\n  y")
    #expect(table.focusedRowPath == row(4))
    table.press(.up)
    #expect("\(table)" == "  z\n> a")
  }

  @Test func `What only lays the table out anew leaves the focus`() {
    let table = table(height: 2)
    table.width = 5
    table.height = 9
    table.rowHeight = 2
    table.estimatedRowHeight = 0
    table.isEditing = true
    table.selectRow(at: row(0))
    table.tapRow(at: row(2))
    #expect(table.focusedRowPath == row(1))
    #expect("\(table)" == "* a\n\n> b\n\n  c")
  }

  @Test func `Keys do not lead on from a row that was disabled meanwhile`() {
    let table = table()
    table.sections = sections("a", RowItem("b", traits: .disabled), "c")
    #expect(table.focusedRowPath == nil)
    table.pressSelect()
    #expect(table.rowPathForSelectedRow == nil)
  }

  @Test func `Keys do not lead to rows that have no height`() {
    let table = TextTable(sections: sections("a", RowItem("b", height: 0), "c"))
    table.focusRow(at: row(0))
    table.press(.down)
    #expect("\(table)" == "  a\n> c")
  }
}
