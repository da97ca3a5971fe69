import TableItemsView
import TestSupport
import Testing

@MainActor
struct SelectionByCodeTests {
  private let journal = Journal()

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  private func table(_ rows: Int, height: Int? = nil) -> TextTable {
    let table = TextTable(sections: [SectionItem(data: 0..<rows, height: 1)], height: height)
    table.events.write(to: journal)
    table.onSelectionChange = { journal.write("changed") }
    return table
  }

  // 4.10
  @Test func `Selecting and deselecting by code tells nobody, also where several can be`() {
    let table = table(3)
    table.allowsMultipleSelection = true
    table.selectRow(at: row(2))
    table.selectRow(at: row(0))
    #expect(table.rowPathsForSelectedRows == [row(0), row(2)])
    #expect(table.rowPathForSelectedRow == row(0))
    table.deselectRow(at: row(0))
    table.deselectRow(at: row(0))
    #expect(table.rowPathsForSelectedRows == [row(2)])
    table.selectRow(at: nil)
    // 4.7
    #expect(table.rowPathsForSelectedRows == nil)
    #expect(journal.read() == [])
  }

  // 4.10: rows that are disabled or refused are for a person, not for code.
  @Test func `By code, a row is selected whether or not a person could`() {
    let table = table(0)
    table.sections = [SectionItem(rows: ["a", RowItem("b", traits: .disabled)])]
    table.events.shouldHighlight = { _ in false }
    table.events.willSelect = { _ in nil }
    table.events.willDeselect = { _ in nil }
    table.selectRow(at: row(1))
    #expect("\(table)" == "  a\n*~b")
    table.selectRow(at: row(0))
    #expect("\(table)" == "* a\n~ b")
    table.deselectRow(at: row(0))
    #expect("\(table)" == "  a\n~ b")
  }

  // 4.10
  @Test(
    arguments: [
      (.none, 2, 2), (.none, 9, 2), (.top, 9, 9), (.middle, 9, 7.5), (.bottom, 9, 6),
      (.top, 19, 16), (.bottom, 0, 0),
    ] as [(ScrollPosition, Int, Double)])
  func `A row is selected where it is, or scrolled to as is said`(
    position: ScrollPosition, number: Int, offset: Double
  ) {
    let table = table(20, height: 4)
    table.contentOffset = 2
    table.selectRow(at: row(number), scrollPosition: position)
    #expect(table.contentOffset == offset)
    #expect(table.rowPathsForSelectedRows == [row(number)])
    table.selectRow(at: nil, scrollPosition: position)
    table.selectRow(at: row(99), scrollPosition: position)
    #expect(table.contentOffset == offset)
    #expect(table.rowPathsForSelectedRows == nil)
  }

  // 4.11
  @Test func `The change of the selection is told once for a tap, after all else but the action`() {
    let table = table(3)
    table.selectRow(at: row(0))
    table.tapRow(at: row(1))
    #expect(
      journal.read().suffix(6) == [
        "will deselect 0", "did deselect 0", "did select 1", "changed", "can act 1", "act 1",
      ])
    table.tapRow(at: row(1))
    #expect(!journal.read().contains("changed"))
    table.allowsMultipleSelection = true
    table.tapRow(at: row(1))
    #expect(journal.read().suffix(2) == ["did deselect 1", "changed"])
    table.beginTouch(ofRowAt: row(2))
    table.cancelTouch()
    #expect(!journal.read().contains("changed"))
  }

  // 4.12
  @Test func `A reload clears the selection at once, and tells nobody`() {
    let table = table(3)
    table.allowsMultipleSelection = true
    table.selectRow(at: row(0))
    table.selectRow(at: row(1))
    table.reloadData()
    #expect(table.rowPathsForSelectedRows == nil)
    #expect("\(table)" == "  0\n  1\n  2")
    #expect(journal.read() == [])
  }

  // 4.12: a row that is selected after a reload, before anything was looked at, stays so.
  @Test func `A row that is selected right after a reload is selected`() {
    let table = table(3)
    table.sections = [SectionItem(rows: ["a", "b", "c", "d"])]
    table.selectRow(at: row(3))
    #expect("\(table)" == "  a\n  b\n  c\n* d")
  }

  @Test(arguments: [false, true])
  func `A property that says how the table is laid out leaves the selection`(isMultiple: Bool) {
    let table = table(3)
    table.allowsMultipleSelection = isMultiple
    table.selectRow(at: row(0))
    table.selectRow(at: row(2))
    table.width = 10
    table.height = 2
    table.rowHeight = 2
    table.estimatedRowHeight = 0
    table.sectionHeaderTopPadding = 1
    table.pinsHeadersAndFooters = false
    table.reloadSectionIndexTitles()
    table.layoutIfNeeded()
    #expect(table.rowPathsForSelectedRows == (isMultiple ? [row(0), row(2)] : [row(2)]))
  }

  // 4.16
  @Test func `A cell that does not show that it is selected is selected just the same`() {
    final class QuietCell: TextCell, CellConfigurable {
      func configure(with text: String) {
        show(CellContent(text: text))
        showsSelection = false
      }
    }
    let table = table(0)
    table.sections = [
      SectionItem(rows: [RowItem("a", cell: QuietCell.self), RowItem("b", cell: QuietCell.self)])
    ]
    table.selectRow(at: row(1))
    table.tapRow(at: row(0))
    #expect("\(table)" == "  a\n  b")
    #expect(
      journal.read().filter { $0.contains("select") } == [
        "will select a", "will deselect b", "did deselect b", "did select a",
      ])
    #expect(table.screen.items.map(\.isSelected) == [true, false])
  }
}
