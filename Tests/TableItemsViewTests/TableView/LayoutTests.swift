import TableItemsView
import Testing

@MainActor
struct LayoutTests {
  private func table(_ height: Int?, _ sections: [SectionItem]) -> TextTable {
    TextTable(sections: sections, width: 20, height: height)
  }

  private let fruit = [
    SectionItem(header: "Fruit", footer: "3 kinds", rows: ["Apple", "Pear", "Plum"]),
    SectionItem(rows: []),
    SectionItem(header: "Nuts", rows: [RowItem("Walnut", height: 2), "Hazelnut"]),
  ]

  // 1.4.6, 6.1
  @Test func `Headers, rows and footers follow each other`() {
    #expect(
      "\(table(nil, fruit))" == """
        Fruit
          Apple
          Pear
          Plum
        3 kinds
        Nuts
          Walnut

          Hazelnut
        """)
  }

  // 2.2
  @Test func `Only what fits is seen, from any offset`() {
    let whole = table(nil, fruit).screen.lines
    for height in 0...10 {
      let table = table(height, fruit)
      table.pinsHeadersAndFooters = false
      for offset in 0...10 {
        table.contentOffset = Double(offset)
        let top = max(0, min(offset, whole.count - height))
        let expected = whole[top..<min(top + height, whole.count)]
        #expect(table.screen.lines == Array(expected), "offset \(offset), height \(height)")
      }
    }
  }

  @Test func `A row that is cut by the edge shows the lines that are inside`() {
    let table = table(3, [SectionItem(rows: ["a\nb\nc\nd", "e\nf\ng\nh"])])
    table.contentOffset = 2
    #expect("\(table)" == "  c\n  d\n  e")
    table.contentOffset = 3
    #expect("\(table)" == "  d\n  e\n  f")
  }

  @Test func `A row shows as many lines as it is tall, and no more`() {
    let table = table(
      nil, [SectionItem(rows: [RowItem("a\nb\nc", height: 2), RowItem("d", height: 2), "e"])])
    #expect("\(table)" == "  a\n  b\n  d\n\n  e")
  }

  // 1.2.2
  @Test func `A row without height is not seen, and not asked for`() {
    var asked: [ItemID] = []
    let table = table(nil, [SectionItem(rows: ["a", RowItem("b", height: 0), "c"])])
    table.events.willDisplay = { _, event in asked.append(event.id.row) }
    #expect("\(table)" == "  a\n  c")
    #expect(asked == ["a", "c"])
  }

  @Test func `Fractions of a line add up, and each row begins at the nearest line`() {
    let table = table(
      nil, [SectionItem(rowHeight: 1.5, rows: ["a\nA", "b\nB", "c\nC", "d\nD"])])
    #expect(table.contentHeight == 6)
    #expect("\(table)" == "  a\n  A\n  b\n  c\n  C\n  d")
  }

  // 2.20
  @Test func `A table without room, without rows or without sections has an answer`() {
    for sections in [[], [SectionItem(rows: [])], fruit] {
      for size in [(0, 0), (0, 5), (5, 0), (1, 1), (2, 2)] {
        let table = TextTable(sections: sections, width: size.0, height: size.1)
        table.contentOffset = 3
        table.scrollToRow(at: RowPath(section: 0, row: 0), at: .middle)
        table.tapRow(at: RowPath(section: 0, row: 0))
        table.tap(at: TablePoint(y: 0))
        let lines = table.screen.lines
        #expect(lines.count <= size.1)
        #expect(lines.allSatisfy { $0.count <= size.0 })
      }
    }
    #expect("\(table(nil, []))" == "")
    #expect("\(table(nil, [SectionItem(rows: [])]))" == "")
  }

  @Test func `Sizes and offsets that are no sizes do no harm`() {
    let table = TableView<TextCell>(width: -5, height: -5)
    let dataSource = DataSource<TextCell>(sections: fruit)
    table.dataSource = dataSource
    for number in [-1, .nan, .infinity, -.infinity, 1e300] {
      table.width = number
      table.height = number
      table.contentOffset = number
      #expect(table.contentOffset >= 0)
      _ = table.screen.description
    }
  }

  // 2.18
  @Test func `A new width lays out anew, and keeps the cells`() {
    let table = table(5, [SectionItem(rows: ["a rather long row"])])
    let cell = table.cellForRow(at: RowPath(section: 0, row: 0))
    #expect("\(table)" == "  a rather long row")
    table.width = 10
    #expect("\(table)" == "  a rathe…")
    #expect(table.cellForRow(at: RowPath(section: 0, row: 0)) === cell)
  }

  // 0.1.1, 1.4.12
  @Test func `A height that is set for the whole table holds for rows that have none`() {
    let table = table(nil, [SectionItem(rows: ["a", RowItem("b", height: 1)])])
    #expect("\(table)" == "  a\n  b")
    table.rowHeight = .lines(2)
    #expect("\(table)" == "  a\n\n  b")
  }

  @Test func `The screen is a value that stays as it was`() {
    let table = table(2, fruit)
    table.pinsHeadersAndFooters = false
    let screen = table.screen
    table.sections = []
    table.height = 10
    #expect("\(table)" == "")
    #expect("\(screen)" == "Fruit\n  Apple")
    #expect(screen.items.map(\.part) == [.header(section: 0), .row(RowPath(section: 0, row: 0))])
    #expect(screen.items.map(\.rect.minY) == [0, 1])
    #expect(screen.bounds == TableRect(x: 0, y: 0, width: 20, height: 2))
  }
}

extension LayoutTests {
  // 2.2, 2.11
  @Test func `Only rows that are visible are asked for, however many there are`() {
    for delegate in [nil, Delegate(model: TableModel())] {
      let tableView = TableView<TextCell>(width: 20, height: 3)
      let dataSource = CountingDataSource([1_000_000, 2, 1_000_000])
      tableView.dataSource = dataSource
      tableView.delegate = delegate
      tableView.rowHeight = 1
      #expect(dataSource.read() == [])
      #expect("\(tableView)" == "  row 0.0\n  row 0.1\n  row 0.2")
      #expect(dataSource.read() == (0..<3).map { RowPath(section: 0, row: $0) })

      tableView.contentOffset = 1
      tableView.layoutIfNeeded()
      #expect(dataSource.read() == [RowPath(section: 0, row: 3)])

      tableView.contentOffset = .infinity
      #expect("\(tableView)" == "  row 2.999997\n  row 2.999998\n  row 2.999999")
      #expect(dataSource.read() == (999_997..<1_000_000).map { RowPath(section: 2, row: $0) })

      tableView.scrollToRow(at: RowPath(section: 1, row: 1), at: .middle)
      #expect("\(tableView)" == "  row 1.0\n  row 1.1\n  row 2.0")
      #expect(dataSource.read().count == 3)
    }
  }

  // 2.11, 2.16
  @Test func `A section of ten million uniform rows opens, and scrolls to its end`() {
    let table = TextTable(sections: [SectionItem(data: 0..<10_000_000, height: 1)], height: 2)
    #expect("\(table)" == "  0\n  1")
    table.scrollToRow(at: RowPath(section: 0, row: 9_999_999), at: .bottom)
    #expect("\(table)" == "  9999998\n  9999999")
  }

  // 2.1, 2.3
  @Test func `Looking twice asks once`() {
    let tableView = TableView<TextCell>(width: 20, height: 3)
    let dataSource = CountingDataSource([9])
    tableView.dataSource = dataSource
    _ = (tableView.screen, tableView.screen, tableView.contentHeight)
    #expect(dataSource.read().count == 3)
    tableView.contentOffset = 0
    tableView.height = 3
    _ = tableView.screen
    #expect(dataSource.read() == [])
  }

  // 2.16
  @Test func `A count below zero is none`() {
    let tableView = TableView<TextCell>(width: 20, height: 3)
    let dataSource = CountingDataSource([-1, 1, .min])
    tableView.dataSource = dataSource
    #expect("\(tableView)" == "  row 1.0")
    #expect(tableView.numberOfRows(inSection: 0) == 0)
    #expect(tableView.numberOfRows(inSection: 7) == 0)
    #expect(tableView.numberOfSections == 3)
  }
}
