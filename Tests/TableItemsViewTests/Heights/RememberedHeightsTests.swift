import TableItemsView
import Testing

/// Shows a text, and a line below it.
private final class UnderlinedCell: TextCell, CellConfigurable {
  func configure(with text: String) { show(CellContent(text: "\(text)\n---")) }
}

/// Shows a text.
private final class PlainCell: TextCell, CellConfigurable {
  func configure(with text: String) { show(CellContent(text: text)) }
}

@MainActor
struct RememberedHeightsTests {
  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  /// Rows of 1, 2, 3, 4, 1, 2… lines, with their numbers for ids.
  private func rows(_ numbers: some Sequence<Int>) -> [RowItem] {
    numbers.map { number in
      RowItem("\(number)" + String(repeating: "\nmore", count: number % 4), id: number)
    }
  }

  /// A table in which all rows were seen once.
  private func table(_ rows: [RowItem], height: Int = 5) -> TextTable {
    let table = TextTable(sections: [SectionItem(id: "A", rows: rows)], width: 40, height: height)
    for _ in rows { table.contentOffset += 4 }
    table.contentOffset = .infinity
    table.layoutIfNeeded()
    return table
  }

  // https://stackoverflow.com/questions/28244475
  @Test func `After a reload, rows are thought to be as tall as they were`() {
    let table = table(rows(0..<40))
    #expect(table.contentHeight == 100)
    #expect(TextTable(sections: table.sections, height: 5).contentHeight < 60)
    table.reloadData()
    #expect(table.contentHeight == 100)
    #expect(table.rectForRow(at: row(2)) == TableRect(x: 0, y: 3, width: 40, height: 3))
  }

  // https://stackoverflow.com/questions/28244475
  @Test func `A reload does not make the table jump, wherever it was scrolled to`() {
    let table = table(rows(0..<40))
    for offset in stride(from: 0.0, through: 95, by: 5) {
      table.contentOffset = offset
      let before = table.description
      table.reloadData()
      #expect(table.description == before, "offset \(offset)")
      #expect(table.contentOffset == offset)
    }
  }

  // https://www.itcodar.com/ios/uitableview-is-jumping-when-i-insert-new-rows.html
  @Test func `A row that is inserted before others leaves them as tall as they were`() {
    let table = table(rows(0..<40))
    table.contentOffset = 0
    table.sections[0].rows.insert(RowItem("new\nand\ntall", id: "new"), at: 20)
    // The new row is not seen yet, and thought to be a line.
    #expect(table.contentHeight == 101)
    #expect(table.rectForRow(at: row(20)).height == 1)
    #expect(table.rectForRow(at: row(24)).height == 4)
    table.scrollToRow(at: row(20), at: .top)
    #expect(table.contentHeight == 103)
    table.sections[0].rows.removeFirst()
    #expect(table.contentHeight == 102)
  }

  @Test func `A row with new data is thought to be as tall as one that was never seen`() {
    let table = table(rows(0..<40))
    table.contentOffset = 0
    table.sections[0].rows[23] = RowItem("shorter", id: 23)
    #expect(table.contentHeight == 97)
    #expect(table.rectForRow(at: row(23)).height == 1)
    table.estimatedRowHeight = 10
    // What was seen is as tall as it was, whatever is thought of others.
    #expect(table.rectForRow(at: row(23)).height == 10)
    #expect(table.rectForRow(at: row(22)).height == 3)
  }

  // 2.18
  @Test func `In another width, nothing is remembered, also if it is the old one again`() {
    let table = table(rows(0..<40))
    table.contentOffset = 0
    table.width = 30
    let unseen = TextTable(sections: table.sections, width: 30, height: 5).contentHeight
    #expect(table.contentHeight == unseen)
    table.width = 40
    #expect(table.contentHeight == unseen)
    table.height = 50
    #expect(table.contentHeight > unseen)
  }

  @Test func `A row that says how tall it is needs no memory`() {
    let table = table(rows(0..<8))
    table.contentOffset = 0
    table.sections[0].rows[7].height = 2
    #expect(table.rectForRow(at: row(7)).height == 2)
    table.rowHeight = 1
    #expect(table.contentHeight == 7 + 2)
  }

  @Test func `What was remembered is measured again when it is shown`() {
    let table = table(rows(0..<8))
    table.events.didConfigure = { cell, _ in (cell as? TextCell)?.show("1\n2\n3\n4\n5\n6") }
    table.reloadData()
    table.contentOffset = 0
    #expect(table.rectForRow(at: row(0)).height == 6)
    #expect("\(table)" == "  1\n  2\n  3\n  4\n  5")
    table.scrollToRow(at: row(5), at: .top)
    #expect(table.rectForRow(at: row(5)).height == 6)
  }

  @Test func `Another cell of the section is another height`() {
    func section(_ names: [String], _ cell: any CellConfigurable.Type) -> SectionItem {
      SectionItem(id: "A", cell: cell, rows: names.map { RowItem($0) })
    }
    let names = (0..<20).map { "\($0)" }
    let table = TextTable(sections: [section(names, UnderlinedCell.self)], height: 4)
    for _ in 0..<20 { table.contentOffset += 3 }
    table.contentOffset = 0
    let row = row(19)
    #expect(table.rectForRow(at: row).height == 2)
    table.sections = [section(names, PlainCell.self)]
    #expect(table.rectForRow(at: row).height == 1)
  }

  @Test func `A data source without a model has no ids to remember heights by`() {
    let tableView = TableView<TextCell>(width: 20, height: 2)
    let dataSource = CountingDataSource([10])
    tableView.dataSource = dataSource
    tableView.estimatedRowHeight = 3
    tableView.layoutIfNeeded()
    #expect(tableView.contentHeight == 2 + 8 * 3)
    tableView.contentOffset = 20
    tableView.reloadData()
    tableView.contentOffset = 0
    #expect(tableView.rectForRow(at: row(9)).height == 3)
  }
}
