import TestSupport
import Testing

@testable import TableItems
import TableItemsView

/// What is asked of rows where a table is built one row after another, and how much.
@MainActor
struct ObjectModelCostTests {
  private final class Tally: @unchecked Sendable { var hashed = 0 }

  private struct ID: Hashable {
    let number: Int
    let tally: Tally
    static func == (id: ID, other: ID) -> Bool { id.number == other.number }
    func hash(into hasher: inout Hasher) {
      tally.hashed += 1
      hasher.combine(number)
    }
  }

  private func shown(_ rows: [RowItem]) -> (TextTable, SectionModel?) {
    let table = TextTable(width: 20, height: 5)
    table.sections = [SectionItem(id: "s", header: "S", rows: rows)]
    _ = table.screen
    return (table, table.model.sectionModel(at: 0))
  }

  @Test func `A row that is created on screen has no id of another row looked at`() {
    let tally = Tally()
    let (table, section) = shown(
      (0..<100).map { RowItem("x", id: ID(number: $0, tally: tally)) })
    section?.createRow { $0.text = "before" }
    _ = table.screen
    let hashed = tally.hashed
    for number in 0..<20 {
      section?.createRow { $0.text = "\(number)" }
      section?.createTextRow("more")
      section?.createProgressRow("p")
      section?.createInputRow(CellInput(label: "i"))
      section?.addRow(RowItem(CellContent(text: "look")))
    }
    #expect(tally.hashed == hashed)
    #expect(section?.rowCount == 201)
    section?.addRow(RowItem("own", id: ID(number: 900, tally: tally)))
    #expect(tally.hashed > hashed)
  }

  @Test func `A section that is shown anew is one piece, with what was edited before`() {
    var draft = TableDraft(
      TableContent([SectionItem(id: "s", header: "S", rows: (0..<1_000).map { RowItem("\($0)") })]))
    draft.refreshSection(0)
    #expect(draft.sections[0].edited?.pieces.count == 1)
    #expect(draft.difference.updatedRows.count == 1_000)
    #expect(draft.difference.updatedHeaders == [0])
    draft.remove(at: RowPath(section: 0, row: 500))
    draft.insert(RowItem("new"), at: RowPath(section: 0, row: 3))
    draft.refreshSection(0)
    #expect(draft.sections[0].edited?.pieces.count == 4)
    let difference = draft.difference
    #expect(difference.updatedRows.count == 999)
    #expect(difference.insertedRows == [RowPath(section: 0, row: 3)])
    #expect(difference.deletedRows == [RowPath(section: 0, row: 500)])
    draft.removeAllRows(inSection: 0)
    #expect(draft.numberOfRows(inSection: 0) == 0)
    #expect(draft.difference.deletedRows.count == 1_000)
    for section in [-1, 1] {
      draft.refreshSection(section)
      draft.removeAllRows(inSection: section)
    }
  }

  @Test(arguments: [4_000, 16_000])
  func `Many rows are shown anew and removed on screen`(count: Int) {
    let (table, section) = shown((0..<count).map { RowItem("x", id: $0) })
    section?.reload()
    _ = table.screen
    section?.removeAllRows()
    #expect("\(table)" == "S")
  }

  @Test(arguments: [false, true])
  func `A row that is added twice is reported, also if it was created`(isOnScreen: Bool) {
    let table = TextTable(width: 20)
    let section = table.model.createSection()
    if isOnScreen { _ = table.screen }
    let row = section.createRow { $0.text = "one" }
    if let item = row.item { section.addRow(item) }
    #expect(table.model.diagnostics.map(\.kind) == [.duplicateID])
    #expect(section.rowCount == 2)
    table.model.duplicatePolicy = .reject
    let item = section.createProgressRow().item
    if let item { #expect(section.addRow(item) == nil) }
    #expect(section.rowCount == 3)
  }

  @Test(arguments: [false, true])
  func `What is returned for a row without an id stays with it`(isOnScreen: Bool) {
    struct Unknown: Sendable {}
    let table = TextTable(width: 20)
    let section = table.model.createSection()
    if isOnScreen { _ = table.screen }
    section.createRow { $0.text = "first" }
    let row = section.addRow(RowItem(CellContent(text: "look")))
    let input = section.addRow(RowItem(CellInput(label: "in"), id: ItemID.position(2)))
    let unknown = section.addRow(RowItem(Unknown()))
    section.removeRow(at: 0)
    #expect(row?.path == RowPath(section: 0, row: 0))
    #expect(input?.path == RowPath(section: 0, row: 1))
    #expect(unknown?.path == RowPath(section: 0, row: 2))
    row?.text = "other"
    #expect(section.row(at: 0)?.text == "other")
  }

  @Test func `A row tells where it stands in what is shown, beside where it is to stand`() {
    let table = TextTable(width: 20)
    let first = table.model.createSection(header: "F")
    let section = table.model.createSection(header: "S")
    let row = section.createRow { $0.text = "one" }
    _ = table.screen
    let path = RowPath(section: 1, row: 0)
    #expect(row.shownPath == path)
    table.model.collapse(section: section.id)
    #expect(row.path == path)
    #expect(row.shownPath == nil)
    table.model.expand(section: section.id)
    #expect(row.shownPath == path)
    table.beginDragging()
    first.remove()
    #expect(row.path == RowPath(section: 0, row: 0))
    #expect(row.shownPath == path)
    table.endDragging()
    #expect(row.shownPath == RowPath(section: 0, row: 0))
    row.remove()
    #expect(row.shownPath == nil)
  }

  @Test func `Cells are set up as what they are; others are left as they are`() {
    final class Other: TextCell {}
    let table = TextTable(width: 20)
    let section = table.model.createSection()
    var told: [String] = []
    let row = section.createRow { row in
      row.setupNewCell(as: TextCell.self) { cell, _ in told.append("new \(cell.content.text)") }
      row.setupCell(as: TextCell.self) { cell, event in told.append("\(event.path.row)") }
    }
    section.createRow { row in
      row.setupCell(as: Other.self) { _, _ in told.append("other") }
      row.setupNewCell(as: Other.self) { _, _ in told.append("other") }
    }
    _ = table.screen
    #expect(told == ["new ", "0"])
    row.setupNewCell(as: Other.self) { _, _ in told.append("other") }
    row.setupCell(as: TextCell.self) { cell, _ in cell.accessory = .checkmark }
    #expect("\(table)".contains("✓"))
    #expect(told.count == 2)
  }
}
