import TableItemsView
import TestSupport
import Testing

@MainActor
struct RangeKeyTests {
  private let journal = Journal()

  private func row(_ number: Int, section: Int = 0) -> RowPath {
    RowPath(section: section, row: number)
  }

  private func table() -> TextTable {
    let table = TextTable(sections: [
      SectionItem(rows: ["a", "b", RowItem("c", traits: .disabled), "d"]), SectionItem(rows: []),
      SectionItem(header: "more", rows: ["e", "f"]),
    ])
    table.allowsMultipleSelection = true
    return table
  }

  /// Presses keys that extend the selection, and returns what is selected after each.
  private func extend(_ table: TextTable, _ keys: FocusKey...) -> String {
    keys.map { key in
      table.press(key, extending: true)
      return selected(in: table)
    }
    .joined(separator: " ")
  }

  private func selected(in table: TextTable) -> String {
    (table.rowPathsForSelectedRows ?? []).compactMap { table.model.row(at: $0)?.id?.description }
      .joined()
  }

  @Test func `A range grows and shrinks with keys, and passes over rows that are disabled`() {
    let table = table()
    table.focusRow(at: row(1))
    #expect(extend(table, .down, .down, .up, .up, .up) == "bd bde bd b ab")
    #expect("\(table)" == ">*a\n* b\n~ c\n  d\nmore\n  e\n  f")
    #expect(extend(table, .end, .home, .nextSection, .pageUp) == "bdef ab bde ab")
  }

  @Test func `A range begins at the row that was selected last by itself`() {
    let table = table()
    table.tapRow(at: row(3))
    table.focusRow(at: row(1))
    #expect(extend(table, .up, .end) == "abd def")
  }

  @Test func `Keys that do not extend leave the selection, and end the range`() {
    let table = table()
    table.focusRow(at: row(0))
    #expect(extend(table, .down) == "ab")
    table.press(.end)
    #expect(selected(in: table) == "ab")
    table.pressSelect()
    #expect(selected(in: table) == "abf")
    #expect(extend(table, .up, .up, .down) == "abef abdef abef")
  }

  @Test func `A range that keys have left is not let go of by the next one`() {
    let table = table()
    table.tapRow(at: row(3))
    table.focusRow(at: row(3))
    #expect(extend(table, .up) == "bd")
    table.press(.end)
    #expect(extend(table, .up, .down) == "bde bdef")
  }

  @Test func `Where one row can be selected at most, keys that extend only move the focus`() {
    let table = table()
    table.allowsMultipleSelection = false
    table.tapRow(at: row(0))
    table.focusRow(at: row(0))
    #expect(extend(table, .down, .down, .end) == "a a a")
    #expect(table.focusedRowPath == row(1, section: 2))
    table.allowsMultipleSelection = true
    table.isEditing = true
    #expect(extend(table, .up) == "")
    table.allowsMultipleSelectionDuringEditing = true
    #expect(extend(table, .down, .up) == "ef e")
  }

  @Test func `The first key that extends leads to the first row, and selects nothing`() {
    let table = table()
    #expect(extend(table, .down) == "")
    #expect(table.focusedRowPath == row(0))
    #expect(extend(table, .down) == "ab")
  }

  @Test func `Rows are asked and told of in order, and the change once`() {
    let table = table()
    table.events.write(to: journal)
    table.onSelectionChange = { journal.write("changed") }
    table.focusRow(at: row(0))
    table.selectRow(at: row(0))
    table.press(.end, extending: true)
    let told = journal.read().filter { !$0.hasPrefix("should") }
    #expect(
      told == [
        "will select b", "did select b", "will select d", "did select d", "will select e",
        "did select e", "will select f", "did select f", "changed",
      ])
    table.press(.previousSection, extending: true)
    #expect(
      journal.read().filter { !$0.hasPrefix("should") } == [
        "will deselect f", "did deselect f", "changed",
      ])
  }

  // 4.2, 4.3, 4.5
  @Test func `What the delegate refuses stays out of the range, or in it`() {
    let table = table()
    table.events.shouldHighlight = { $0.id.row != "b" }
    table.events.willSelect = { $0.id.row == "d" ? nil : $0.path }
    table.events.willDeselect = { $0.id.row == "e" ? nil : $0.path }
    table.tapRow(at: row(0))
    table.focusRow(at: row(0))
    #expect(extend(table, .end, .home) == "aef ae")
  }

  @Test func `A key that leads nowhere changes nothing`() {
    let table = table()
    table.focusRow(at: row(0))
    #expect(!table.press(.up, extending: true))
    #expect(!table.press(.home, extending: true))
    #expect(selected(in: table) == "")
  }

  @Test func `Without a delegate, a range passes over rows that are disabled all the same`() {
    let table = table()
    table.delegate = nil
    table.focusRow(at: row(1))
    #expect(extend(table, .end, .up) == "bdef bde")
  }
}
