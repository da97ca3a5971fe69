import TableItemsView
import TestSupport
import Testing

@MainActor
struct EditingSelectionTests {
  private let journal = Journal()

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  /// What a table allows, as numbers of bits of a number.
  private func table(allowing bits: Int) -> TextTable {
    let table = TextTable(sections: [SectionItem(rows: ["a", "b", "c"])])
    table.allowsSelection = bits & 1 != 0
    table.allowsMultipleSelection = bits & 2 != 0
    table.allowsSelectionDuringEditing = bits & 4 != 0
    table.allowsMultipleSelectionDuringEditing = bits & 8 != 0
    table.events.write(to: journal)
    table.events.canPerformPrimaryAction = nil
    return table
  }

  // 4.8, 4.9
  @Test(arguments: 0..<16, [false, true])
  func `What can be selected depends on whether the table is being edited`(
    bits: Int, isEditing: Bool
  ) {
    let table = table(allowing: bits)
    table.isEditing = isEditing
    let isSingle = isEditing ? bits & 4 != 0 : bits & 1 != 0
    let isMultiple = isEditing ? bits & 8 != 0 : isSingle && bits & 2 != 0
    func tap(_ number: Int) -> [Int]? {
      table.tapRow(at: row(number))
      return table.rowPathsForSelectedRows?.map(\.row)
    }
    let taps = [tap(0), tap(1), tap(1)]
    let told = journal.read()
    if isMultiple {
      #expect(taps == [[0], [0, 1], [0]])
      #expect(!told.contains { $0.hasPrefix("act") })
    } else if isSingle {
      #expect(taps == [[0], [1], [1]])
      // The primary action is not done while the table is being edited, unless the delegate says so.
      #expect(
        told.filter { $0.hasPrefix("act") } == (isEditing ? [] : ["act a", "act b", "act b"]))
    } else {
      #expect(taps == [nil, nil, nil])
      #expect(told == [])
    }
  }

  // 4.1
  @Test func `The delegate may have the primary action done while the table is being edited`() {
    let table = table(allowing: 4)
    table.isEditing = true
    table.events.canPerformPrimaryAction = { $0.id.row == "b" }
    table.tapRow(at: row(0))
    table.tapRow(at: row(1))
    #expect(journal.read().filter { $0.hasPrefix("act") } == ["act b"])
  }

  // 4.9
  @Test func `By code, rows are selected whatever a person may do`() {
    for isEditing in [false, true] {
      let table = table(allowing: 0)
      table.isEditing = isEditing
      table.selectRow(at: row(1))
      #expect("\(table)" == "  a\n* b\n  c")
      #expect(journal.read() == [])
    }
  }

  // 4.20
  @Test func `Beginning or ending editing clears the selection, and tells nobody`() {
    let table = table(allowing: 0b1111)
    var changes = 0
    table.onSelectionChange = { changes += 1 }
    for isEditing in [true, false] {
      table.selectRow(at: row(0))
      table.selectRow(at: row(2))
      #expect("\(table)" == "* a\n  b\n* c")
      table.isEditing = isEditing
      #expect(table.isEditing == isEditing)
      #expect(table.rowPathsForSelectedRows == nil)
      #expect("\(table)" == "  a\n  b\n  c")
    }
    #expect(journal.read() == [])
    #expect(changes == 0)
  }

  // 4.20
  @Test func `What is set anew to what it was changes nothing`() {
    let table = table(allowing: 1)
    table.isEditing = false
    table.selectRow(at: row(1))
    table.setEditing(false)
    #expect(table.rowPathForSelectedRow == row(1))
    table.setEditing(true)
    table.selectRow(at: row(1))
    table.isEditing = true
    #expect(table.rowPathForSelectedRow == row(1))
  }

  // 4.20, 4.12
  @Test func `A reload does not end editing, and clears the selection`() {
    let table = table(allowing: 0b1111)
    table.isEditing = true
    table.tapRow(at: row(1))
    table.sections = [SectionItem(rows: ["x", "y"])]
    #expect(table.isEditing)
    #expect(table.rowPathsForSelectedRows == nil)
    #expect("\(table)" == "  x\n  y")
  }

  // 4.8
  @Test func `Where several rows are selected and only one may be from now on, a tap leaves one`() {
    let table = table(allowing: 0b0011)
    for number in 0..<3 { table.selectRow(at: row(number)) }
    table.allowsMultipleSelection = false
    #expect("\(table)" == "* a\n* b\n* c")
    table.tapRow(at: row(1))
    #expect(
      journal.read().filter { $0.contains("select") } == [
        "will select b", "will deselect a", "did deselect a", "will deselect c", "did deselect c",
        "did select b",
      ])
    #expect("\(table)" == "  a\n* b\n  c")
  }
}
