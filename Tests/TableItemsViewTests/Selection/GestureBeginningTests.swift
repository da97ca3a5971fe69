import TableItemsView
import Testing

/// Where several rows are selected in one go from a row that is not, or cannot be, selected itself.
@MainActor
struct GestureBeginningTests {
  private func table() -> TextTable {
    let table = TextTable(sections: [
      SectionItem(
        rows: ["a", "b", "c", RowItem("d", traits: .disabled), "e", "f", "g"])
    ])
    table.allowsMultipleSelectionDuringEditing = true
    table.events.shouldBeginMultipleSelection = { _ in true }
    return table
  }

  /// Begins at a row, goes on to others, and returns what is selected after each.
  private func select(in table: TextTable, from first: Int, to others: Int...) -> String {
    func selected() -> String {
      (table.rowPathsForSelectedRows ?? []).compactMap { table.model.row(at: $0)?.id?.description }
        .joined()
    }
    table.beginMultipleSelection(at: RowPath(section: 0, row: first))
    var found = [selected()]
    for row in others {
      table.extendMultipleSelection(to: RowPath(section: 0, row: row))
      found.append(selected())
    }
    table.endMultipleSelection()
    return found.joined(separator: " ")
  }

  // 4.19
  @Test func `From a row that is disabled, rows are selected as from any other`() {
    #expect(select(in: table(), from: 3, to: 5, 4, 1) == " ef e bc")
  }

  // 4.3, 4.19
  @Test func `From a row that the delegate refuses, rows are selected as from any other`() {
    let table = table()
    table.events.willSelect = { $0.id.row == "b" ? nil : $0.path }
    #expect(select(in: table, from: 1, to: 4, 2) == " ce c")
  }

  // 4.19
  @Test func `The range begins where the gesture does, not at the row that was selected last`() {
    let table = table()
    table.isEditing = true
    table.tapRow(at: RowPath(section: 0, row: 6))
    #expect(select(in: table, from: 3, to: 4, 1) == "g eg bcg")
  }

  // 4.2
  @Test func `A row that may not be highlighted is not selected, also where the gesture begins`() {
    let table = table()
    table.events.shouldHighlight = { $0.id.row != "b" }
    #expect(select(in: table, from: 1) == "")
  }

  // 4.19
  @Test func `Where editing ends, so does the gesture`() {
    let table = table()
    #expect(select(in: table, from: 0, to: 2) == "a abc")
    table.beginMultipleSelection(at: RowPath(section: 0, row: 0))
    table.isEditing = false
    table.extendMultipleSelection(to: RowPath(section: 0, row: 2))
    #expect(table.rowPathsForSelectedRows == nil)
  }
}
