import TableItemsView
import TestSupport
import Testing

/// Shows a text that a person can change.
private final class FieldCell: TextCell, CellConfigurable {
  func configure(with text: String) {
    show(CellContent(text: text))
  }

  /// What the cell does when a person types.
  func type(_ text: String) { show(CellContent(text: content.text + text)) }
}

/// What is in a cell stays there as long as the cell shows its row, and no longer.
@MainActor
struct FilledCellTests {
  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  private func table() -> TextTable {
    let table = TextTable(
      sections: [
        SectionItem(
          header: "form", rows: (0..<9).map { RowItem("\($0)", height: 1, cell: FieldCell.self) })
      ], width: 20, height: 4)
    (table.cellForRow(at: row(2)) as? FieldCell)?.type(" typed")
    return table
  }

  // airbnb/epoxy-ios#110.
  @Test func `What a person typed is not overwritten by what happens to the table`() {
    let table = table()
    let row = row(2)
    let changes: [(TextTable) -> Void] = [
      { $0.width = 30 }, { $0.height = 5 }, { $0.contentOffset = 2 }, { $0.rowHeight = 3 },
      { $0.estimatedRowHeight = 2 }, { $0.pinsHeadersAndFooters = false },
      { $0.reloadSectionIndexTitles() }, { $0.selectRow(at: row) }, { $0.tapRow(at: row) },
      { $0.focusRow(at: row) }, { $0.press(.up) }, { $0.press(.down) }, { $0.isEditing.toggle() },
    ]
    for change in changes {
      change(table)
      #expect((table.cellForRow(at: row) as? FieldCell)?.content.text == "2 typed")
    }
    table.reloadData()
    #expect((table.cellForRow(at: row) as? FieldCell)?.content.text == "2")
  }

  @Test func `What a person typed is not shown in another row, nor after the row was away`() {
    let table = table()
    let cell = table.cellForRow(at: row(2))
    table.contentOffset = 6
    #expect("\(table)" == "form\n  6\n  7\n  8")
    #expect(table.visibleCells.contains { $0 === cell })
    table.contentOffset = 0
    #expect("\(table)" == "form\n  0\n  1\n  2")
  }

  // venmo/Static#139: one view in two rows froze the app.
  @Test(arguments: CellAccessory.allCases)
  func `Rows may have the very same traits and data, as they have no views`(
    accessory: CellAccessory
  ) {
    let row = RowItem("a", id: nil as Int?, traits: .accessory(accessory))
    let table = TextTable(sections: [SectionItem(rows: [row, row, row])], width: 12)
    let lines = table.screen.lines
    #expect(lines.count == 3)
    #expect(Set(lines).count == 1)
    #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count == 3)
    table.selectRow(at: self.row(1))
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false])
  }
}
