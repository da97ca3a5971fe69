import TableItemsView
import Testing

@MainActor
struct HiddenSelectionTests {
  private let table = TextTable {
    SectionItem(id: "A", header: "A", rows: ["a", "b", "c"])
    SectionItem(id: "B", header: "B", rows: ["d"])
  }
  private var model: TableModel { table.model }

  init() {
    table.allowsMultipleSelection = true
    select("b")
    select("d")
  }

  private func select(_ row: ItemID) {
    table.selectRow(at: table.model.content.path(ofRow: row))
  }

  private func hide(_ rows: Set<ItemID>) {
    table.model.filter = { row, _ in row.id.map { !rows.contains($0) } ?? true }
  }

  @Test func `A selected row that is filtered out is selected when it comes back, silently`() {
    var changes = 0
    table.onSelectionChange = { changes += 1 }
    hide(["b"])
    #expect("\(table)" == "A\n  a\n  c\nB\n* d")
    #expect(model.hiddenSelection == [RowID(section: "A", row: "b")])
    model.filter = nil
    #expect("\(table)" == "A\n  a\n* b\n  c\nB\n* d")
    #expect(model.hiddenSelection.isEmpty)
    #expect(changes == 0)
  }

  @Test func `The same goes for the rows of a collapsed section`() {
    model.collapse(section: "A")
    #expect("\(table)" == "A\nB\n* d")
    model.collapse(section: "B")
    model.expand(section: "A")
    #expect("\(table)" == "A\n  a\n* b\n  c\nB")
    model.expand(section: "B")
    #expect("\(table)" == "A\n  a\n* b\n  c\nB\n* d")
  }

  @Test func `A row that the program takes away is forgotten, also while it is hidden`() {
    hide(["b"])
    let rows = model.sections[0].rows
    model.sections[0].rows = ["a", "c"]
    #expect(model.hiddenSelection.isEmpty)
    model.sections[0].rows = rows
    model.filter = nil
    #expect("\(table)" == "A\n  a\n  b\n  c\nB\n* d")
  }

  @Test func `A row that the program takes away itself is not hidden`() {
    hide(["a"])
    _ = table.screen
    let rows = model.sections[0].rows
    model.sections[0].rows = ["a", "c"]
    model.sections[0].rows = rows
    #expect("\(table)" == "A\n  b\n  c\nB\n* d")
  }

  @Test func `A reload forgets it, as it clears the selection`() {
    hide(["b"])
    _ = table.screen
    table.reloadData()
    model.filter = nil
    #expect("\(table)" == "A\n  a\n  b\n  c\nB\n  d")
  }

  @Test func `It is forgotten when the selection is cleared`() {
    hide(["b"])
    table.selectRow(at: nil)
    model.filter = nil
    #expect("\(table)" == "A\n  a\n  b\n  c\nB\n  d")
  }

  @Test func `It is forgotten when editing begins`() {
    hide(["b"])
    table.setEditing(true)
    model.filter = nil
    #expect("\(table)" == "A\n  a\n  b\n  c\nB\n  d")
  }

  @Test(arguments: [true, false])
  func `Where one row can be selected, another takes its place`(byTap: Bool) {
    table.allowsMultipleSelection = false
    select("b")
    hide(["b"])
    #expect("\(table)" == "A\n  a\n  c\nB\n  d")
    if byTap { table.tapRow(at: RowPath(section: 0, row: 1)) } else { select("c") }
    model.filter = nil
    #expect("\(table)" == "A\n  a\n  b\n* c\nB\n  d")
  }

  @Test func `Where several can be selected, others join it`() {
    hide(["b"])
    table.tapRow(at: RowPath(section: 0, row: 1))
    table.tapRow(at: RowPath(section: 1, row: 0))
    model.filter = nil
    #expect("\(table)" == "A\n  a\n* b\n* c\nB\n  d")
  }

  @Test func `It is kept where the table is loaded anew by the model`() {
    table.reloadData()
    // All is to be asked for anyway, so that the model does not update step by step.
    select("b")
    table.reloadData(advancing: {})
    #expect(model.setFilter { row, _ in row.id != "b" }.result == .reloaded)
    #expect("\(table)" == "A\n  a\n  c\nB\n  d")
    table.reloadData(advancing: {})
    #expect(model.setFilter(nil).result == .reloaded)
    #expect("\(table)" == "A\n  a\n* b\n  c\nB\n  d")
  }

  @Test func `Another table does not take it over`() {
    hide(["b"])
    _ = table.screen
    let other = TextTable(model: model)
    model.filter = nil
    #expect("\(other)" == "A\n  a\n  b\n  c\nB\n  d")
  }

  @Test func `A row that comes back while a person drags is selected afterwards`() {
    hide(["b"])
    _ = table.screen
    table.beginDragging()
    model.filter = nil
    #expect("\(table)" == "A\n  a\n  c\nB\n* d")
    table.endDragging()
    #expect("\(table)" == "A\n  a\n* b\n  c\nB\n* d")
  }
}
