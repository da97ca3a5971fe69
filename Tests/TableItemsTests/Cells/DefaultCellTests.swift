import TableItemsView
import Testing

@MainActor
struct DefaultCellTests {
  struct Price: CellContentConvertible {
    var amount: Int
    var cellContent: CellContent {
      CellContent(text: "Price", detailText: "\(amount) ct", style: .value1)
    }
  }

  struct Strange: CustomStringConvertible {
    var description: String { "something strange" }
  }

  final class QuotedCell: TextCell, CellConfigurable {
    func configure(with content: CellContent) { show(CellContent(text: "“\(content.text)”")) }
  }

  /// What the diagnostics of a table say.
  private func said(_ table: TextTable) -> [String] { table.model.diagnostics.map(\.description) }

  @Test func `Text, content, and what converts to content is shown without a cell type`() {
    let table = TextTable(
      sections: [
        SectionItem(rows: [
          "literal", RowItem("string" + ""), RowItem("substring".dropFirst(3)),
          RowItem(CellContent(text: "content", detailText: "detail", style: .subtitle)),
          RowItem(Price(amount: 40)),
        ])
      ], width: 20)
    #expect(
      "\(table)" == """
          literal
          string
          string
          content
          detail
          Price        40 ct
        """)
    #expect(table.model.diagnostics.isEmpty)
  }

  @Test func `Data that only describes itself is shown so, and reported`() {
    let table = TextTable(sections: [SectionItem(rows: [RowItem(Strange())])])
    #expect("\(table)" == "  something strange")
    #expect(
      said(table) == [
        "row (0, 0): no cell is named for data of type TableItemsTests.DefaultCellTests.Strange; "
          + "the default cell is shown"
      ])
  }

  @Test func `A row of an unknown identifier is shown by the default cell, and reported`() {
    let table = TextTable(sections: [
      SectionItem(rows: [RowItem("a", cell: "unknown"), RowItem(Fruit.pear, cell: .fruit)])
    ])
    #expect("\(table)" == "  a\n  Fruit(id: 2, name: \"Pear\")")
    #expect(
      said(table) == [
        "row (0, 0): nothing is registered as \"unknown\"; the default cell is shown",
        "row (0, 1): nothing is registered as \"fruit\"; the default cell is shown",
      ])
  }

  @Test func `A row with data of another type than its cell takes is shown so, and reported`() {
    let table = TextTable(sections: [
      SectionItem(cell: FruitCell.self, rows: [RowItem(Fruit.apple), "not a fruit"])
    ])
    #expect("\(table)" == "  Apple\n  not a fruit")
    #expect(
      said(table) == [
        "row (0, 1): \"TableItemsTests.FruitCell\" takes TableItemsTests.Fruit, not Swift.String; "
          + "the default cell is shown"
      ])
  }

  @Test func `A row of another host's cell type is shown so, and reported`() {
    let table = TextTable(sections: [
      SectionItem(rows: [RowItem(Fruit.apple, cell: OtherFruitCell.self)])
    ])
    #expect("\(table)" == "  Fruit(id: 1, name: \"Apple\")")
    #expect(
      said(table) == [
        "row (0, 0): TableItemsTests.OtherFruitCell is of another host; the default cell is shown"
      ])
  }

  // ra1028/Carbon could register and try again for ever.
  @Test func `A cell of another class than was registered shows the data, and is reported`() {
    let host = OtherHost()
    host.impostor = OtherCell()
    let dataSource = DataSource<OtherCell>(sections: [
      SectionItem(rows: [RowItem(Fruit.apple, cell: OtherFruitCell.self, traits: .disabled)])
    ])
    host.dataSource = dataSource
    #expect(host.shown(0) == "<Fruit(id: 1, name: \"Apple\")>")
    #expect(host.impostor?.traits == .disabled)
    #expect(
      dataSource.model.diagnostics.map(\.description) == [
        "row (0, 0): the host made TableItemsTests.OtherCell for "
          + "\"TableItemsTests.OtherFruitCell\"; the default cell is shown"
      ])
  }

  // RxSwiftCommunity/RxDataSources#75 and #129; FlorianMielke/FMMoveTableView#21.
  @Test func `A row that does not exist gives an empty cell`() {
    let host = OtherHost()
    let dataSource = DataSource<OtherCell>(sections: [SectionItem(rows: ["a"])])
    host.dataSource = dataSource
    for path in [(0, 1), (0, -1), (1, 0), (-1, 0), (.max, .max), (.min, .min)] {
      #expect(host.shown(path.1, inSection: path.0) == "<>")
    }
    #expect(dataSource.model.diagnostics.isEmpty)
  }
}

extension DefaultCellTests {
  @Test func `The caller can say how the default cell is filled`() {
    let table = TextTable(sections: [
      SectionItem(rows: ["a", RowItem(Strange()), RowItem(Fruit.apple, cell: "unknown")])
    ])
    table.registry.registerDefault { data in CellContent(text: "<\(type(of: data))>") }
    #expect("\(table)" == "  <String>\n  <Strange>\n  <Fruit>")
    // Rows without a cell type are looked after; an identifier that nobody knows is still a slip.
    #expect(
      said(table) == [
        "row (0, 2): nothing is registered as \"unknown\"; the default cell is shown"
      ])
  }

  @Test func `The caller can say which type the default cell is`() {
    let table = TextTable(sections: [
      SectionItem(rows: ["a", RowItem(Fruit.apple, cell: "unknown")])
    ])
    table.registry.registerDefault(QuotedCell.self)
    #expect("\(table)" == "  “a”\n  “Fruit(id: 1, name: \"Apple\")”")
  }

  @Test func `A closure that makes default cells is called for each new one`() {
    let table = TextTable(sections: [SectionItem(rows: ["a", "b"])])
    var made = 0
    table.registry.registerDefault(QuotedCell.self) {
      made += 1
      return QuotedCell()
    }
    #expect("\(table)" == "  “a”\n  “b”")
    #expect(made == 2)
  }

  // bcylin/QuickTableViewController#50.
  @Test func `Default cells of different styles are reused apart`() {
    let host = OtherHost()
    let styles = CellContent.Style.allCases
    let dataSource = DataSource<OtherCell>(sections: [
      SectionItem(rows: styles.map { RowItem(CellContent(text: "a", style: $0)) })
    ])
    host.dataSource = dataSource
    for row in styles.indices { #expect(host.shown(row) == "<a>") }
    #expect(Set(host.registrations).count == styles.count)
  }
}
