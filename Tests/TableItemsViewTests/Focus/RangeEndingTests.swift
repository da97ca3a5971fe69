import TableItemsView
import Testing

/// Where ranges of selected rows begin and end.
@MainActor
struct RangeEndingTests {
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

  /// What puts an end to a range.
  enum Ending: CaseIterable {
    case reload, deselect, select, tap, edit

    @MainActor
    func apply(to table: TextTable) {
      switch self {
      case .reload: table.reloadData()
      case .deselect: table.selectRow(at: nil)
      case .select: table.selectRow(at: RowPath(section: 2, row: 1))
      case .tap: table.tapRow(at: RowPath(section: 2, row: 1))
      case .edit:
        table.isEditing = true
        table.isEditing = false
      }
    }
  }

  @Test(arguments: Ending.allCases)
  func `A range that has ended does not go on`(ending: Ending) {
    let table = table()
    table.focusRow(at: row(0))
    #expect(extend(table, .down) == "ab")
    ending.apply(to: table)
    switch ending {
    case .reload, .deselect, .edit: #expect(extend(table, .down) == "bd")
    case .select, .tap: #expect(extend(table, .down, .up) == "abdef abdef")
    }
  }

  // 4.2
  @Test func `A range does not begin with a row that may not be highlighted`() {
    let table = table()
    table.events.shouldHighlight = { $0.id.row != "a" }
    table.focusRow(at: row(0))
    #expect(extend(table, .down) == "b")
  }

  // 4.9
  @Test func `Where nothing can be selected, keys that extend select nothing`() {
    let table = table()
    table.allowsSelection = false
    table.focusRow(at: row(0))
    #expect(extend(table, .down) == "")
  }

  @Test func `Where the selection follows the focus, a range shrinks as well`() {
    let table = table()
    table.selectionFollowsFocus = true
    table.focusRow(at: row(0))
    #expect(extend(table, .down, .down, .up) == "ab abd ab")
  }

  // 4.11
  @Test func `The change is told once, also where only the first row of a range was selected`() {
    let table = table()
    var changes = 0
    table.onSelectionChange = { changes += 1 }
    table.events.willSelect = { $0.id.row == "b" ? nil : $0.path }
    table.focusRow(at: row(0))
    #expect(extend(table, .down) == "a")
    #expect(changes == 1)
  }
}
