import TableItemsView
import TestSupport
import Testing

@MainActor
struct SelectionTests {
  private let journal = Journal()

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  private func table() -> TextTable {
    let table = TextTable(sections: [SectionItem(rows: ["a", "b", "c"])])
    let events = table.events
    events.shouldHighlight = { event in
      journal.write("should highlight \(event.path.row)")
      return true
    }
    events.willSelect = { event in
      journal.write("will select \(event.path.row)")
      return event.path
    }
    events.onSelect = { event in journal.write("did select \(event.path.row)") }
    events.willDeselect = { event in
      journal.write("will deselect \(event.path.row)")
      return event.path
    }
    events.onDeselect = { event in journal.write("did deselect \(event.path.row)") }
    return table
  }

  // 4.1, 4.5
  @Test func `A tap asks and tells in UIKit's order`() {
    let table = table()
    table.tapRow(at: row(0))
    #expect(journal.read() == ["should highlight 0", "will select 0", "did select 0"])
    table.tapRow(at: row(2))
    #expect(
      journal.read() == [
        "should highlight 2", "will select 2", "will deselect 0", "did deselect 0", "did select 2",
      ])
    #expect("\(table)" == "  a\n  b\n* c")
  }

  // 4.6
  @Test func `A tap on the selected row selects it again, and deselects nothing`() {
    let table = table()
    table.tapRow(at: row(1))
    _ = journal.read()
    table.tapRow(at: row(1))
    #expect(journal.read() == ["should highlight 1", "will select 1", "did select 1"])
    #expect(table.rowPathForSelectedRow == row(1))
  }

  // 4.2
  @Test func `A row that may not be highlighted is not selected, and the old one stays`() {
    let table = table()
    table.tapRow(at: row(0))
    table.events.shouldHighlight = { _ in false }
    _ = journal.read()
    table.tapRow(at: row(1))
    #expect(journal.read() == [])
    #expect(table.rowPathForSelectedRow == row(0))
  }

  // 4.3, 4.4
  @Test func `A selection that is refused leaves the old one`() {
    let table = table()
    table.tapRow(at: row(0))
    table.events.willSelect = { _ in nil }
    _ = journal.read()
    table.tapRow(at: row(1))
    #expect(journal.read() == ["should highlight 1"])
    #expect(table.rowPathForSelectedRow == row(0))
  }

  // 4.3, 4.5
  @Test func `Another row can be selected, and deselected, in place of the one asked for`() {
    let table = table()
    table.events.willSelect = { _ in RowPath(section: 0, row: 2) }
    table.tapRow(at: row(0))
    #expect("\(table)" == "  a\n  b\n* c")
    #expect(journal.read() == ["should highlight 0", "did select 2"])

    table.events.willSelect = { $0.path }
    table.events.willDeselect = { _ in nil }
    table.tapRow(at: row(0))
    #expect(journal.read() == ["should highlight 0", "did select 0"])
    #expect("\(table)" == "* a\n  b\n* c")

    table.events.willDeselect = { _ in RowPath(section: 0, row: 2) }
    table.tapRow(at: row(1))
    #expect("\(table)" == "* a\n* b\n  c")
  }

  @Test func `A row that does not exist is neither tapped nor selected, nor an answer`() {
    let table = table()
    for path in [row(3), row(-1), RowPath(section: 1, row: 0), RowPath(section: .min, row: .max)] {
      table.tapRow(at: path)
      table.selectRow(at: path)
      table.deselectRow(at: path)
      table.tapAccessory(ofRowAt: path)
      #expect(journal.read() == [])
      table.events.willSelect = { _ in path }
      table.tapRow(at: row(0))
      #expect(journal.read() == ["should highlight 0"])
      #expect(table.rowPathForSelectedRow == nil)
    }
  }

  // 4.10
  @Test func `Selecting by code neither asks nor tells`() {
    let table = table()
    table.selectRow(at: row(1))
    #expect("\(table)" == "  a\n* b\n  c")
    table.selectRow(at: row(2))
    #expect("\(table)" == "  a\n  b\n* c")
    table.deselectRow(at: row(0))
    #expect("\(table)" == "  a\n  b\n* c")
    table.deselectRow(at: row(2))
    #expect("\(table)" == "  a\n  b\n  c")
    table.selectRow(at: row(0))
    table.selectRow(at: nil)
    #expect("\(table)" == "  a\n  b\n  c")
    #expect(journal.read() == [])
  }

  // 4.10
  @Test func `Selecting by code scrolls where it is asked to`() {
    let table = TextTable(sections: [SectionItem(data: 0..<20, height: 1)], height: 4)
    table.selectRow(at: row(10))
    #expect(table.contentOffset == 0)
    table.selectRow(at: row(10), scrollPosition: .top)
    #expect("\(table)" == "* 10\n  11\n  12\n  13")
  }

  // nghialv/Hakuba dropped the event, as there was no cell.
  @Test func `A row off screen can be tapped, and its closures are called`() {
    let table = table()
    table.height = 1
    table.tapRow(at: row(2))
    #expect(journal.read() == ["should highlight 2", "will select 2", "did select 2"])
    table.scrollToRow(at: row(2), at: .top)
    #expect("\(table)" == "* c")
  }

  @Test func `A point is tapped where a row is`() {
    let table = TextTable(sections: [SectionItem(header: "h", rows: ["a", "b"])])
    table.tap(at: TablePoint(y: 0))
    #expect(table.rowPathForSelectedRow == nil)
    table.tap(at: TablePoint(y: 2))
    #expect("\(table)" == "h\n  a\n* b")
  }

  // 4.15
  @Test func `The look of a cell follows the table, whatever the cell did`() {
    let table = TextTable(sections: [SectionItem(data: 0..<10, height: 1)], height: 2)
    table.selectRow(at: row(0))
    table.layoutIfNeeded()
    table.cellForRow(at: row(0))?.isSelected = false
    table.contentOffset = 5
    #expect("\(table)" == "  5\n  6")
    table.contentOffset = 0
    #expect("\(table)" == "* 0\n  1")
  }

  // 4.12
  @Test func `Reloading clears the selection`() {
    let table = table()
    table.tapRow(at: row(0))
    table.reloadData()
    #expect(table.rowPathForSelectedRow == nil)
    #expect("\(table)" == "  a\n  b\n  c")
  }

  // 4.9
  @Test func `A table that does not allow it selects nothing by taps`() {
    let table = table()
    table.allowsSelection = false
    table.tapRow(at: row(0))
    #expect(journal.read() == [])
    table.selectRow(at: row(0))
    #expect(table.rowPathForSelectedRow == row(0))
  }

  @Test func `Without a delegate, a tap selects`() {
    let tableView = TableView<TextCell>(width: 20, height: 3)
    let dataSource = CountingDataSource([2])
    tableView.dataSource = dataSource
    tableView.tapRow(at: row(1))
    #expect("\(tableView)" == "  row 0.0\n* row 0.1")
    tableView.tapRow(at: row(0))
    #expect("\(tableView)" == "* row 0.0\n  row 0.1")
  }

  // 4.18, 1.2.4
  @Test(arguments: CellAccessory.allCases)
  func `The accessory is tapped apart from its row, and only where it is a button`(
    accessory: CellAccessory
  ) {
    let table = TextTable(sections: [
      SectionItem(rows: [
        RowItem("trait", traits: .accessory(accessory)),
        RowItem(CellContent(text: "content", accessory: accessory)),
      ])
    ])
    table.events.onAccessoryTap = { event in journal.write("details \(event.path.row)") }
    for number in 0..<2 { table.tapAccessory(ofRowAt: row(number)) }
    #expect(journal.read() == (accessory.isButton ? ["details 0", "details 1"] : []))
    #expect(table.rowPathForSelectedRow == nil)
  }
}
