import TableItemsView
import Testing

private enum Kitchen {
  final class Cell: TextCell, CellConfigurable {
    func configure(with name: String) { show(CellContent(text: "kitchen \(name)")) }
  }
}

private enum Garden {
  final class Cell: TextCell, CellConfigurable {
    func configure(with name: String) { show(CellContent(text: "garden \(name)")) }
  }

  final class Cell2: TextCell, CellConfigurable {
    func configure(with content: CellContent) { show(CellContent(text: "garden \(content.text)")) }
  }
}

@MainActor
struct CellRegistryTests {
  @Test func `A row made with a cell type needs no registration`() {
    let table = TextTable(sections: [
      SectionItem(rows: [RowItem(Fruit.apple, cell: FruitCell.self)])
    ])
    let standard = table.registry.cellIdentifiers
    #expect(standard == ["TableItems.input", "TableItems.progress"])
    #expect("\(table)" == "  Apple")
    #expect(table.registry.cellIdentifiers == standard.union(["TableItemsTests.FruitCell"]))
    #expect(table.model.diagnostics.isEmpty)
  }

  @Test func `An identifier stands for the cell type registered for it`() {
    let table = TextTable(sections: [
      SectionItem(rows: [RowItem(Fruit.apple, cell: .fruit), RowItem("x", cell: "garden")])
    ])
    table.registry.register(LoudFruitCell.self, for: .fruit)
    table.registry.register(Garden.Cell.self, for: "garden")
    #expect("\(table)" == "  APPLE!\n  garden x")
  }

  @Test func `A cell type can be registered in place of another, before and after it was shown`() {
    let table = TextTable(sections: [
      SectionItem(rows: [RowItem(Fruit.apple, cell: FruitCell.self)])
    ])
    #expect("\(table)" == "  Apple")
    table.registry.register(LoudFruitCell.self, for: FruitCell.cellIdentifier)
    table.reloadData()
    #expect("\(table)" == "  APPLE!")
    table.registry.register(FruitCell.self)
    table.reloadData()
    #expect("\(table)" == "  Apple")
  }

  // jessesquires/ReactiveCollectionsKit#150; romaonthego/RETableViewManager#32.
  @Test func `Types of one name in different places do not get in each other's way`() {
    #expect(Kitchen.Cell.cellIdentifier != Garden.Cell.cellIdentifier)
    let table = TextTable(sections: [
      SectionItem(rows: [
        RowItem("knife", cell: Kitchen.Cell.self), RowItem("rake", cell: Garden.Cell.self),
        RowItem("fork", cell: Kitchen.Cell.self),
      ])
    ])
    #expect("\(table)" == "  kitchen knife\n  garden rake\n  kitchen fork")
  }

  @Test func `The row names the cell before its section does`() {
    let table = TextTable(sections: [
      SectionItem(cell: Kitchen.Cell.self, rows: ["a", RowItem("b", cell: Garden.Cell.self)]),
      SectionItem(cellIdentifier: "garden", rows: ["c"]),
    ])
    table.registry.register(Garden.Cell.self, for: "garden")
    #expect("\(table)" == "  kitchen a\n  garden b\n  garden c")
  }

  @Test func `Cells can be made by a closure, one for as many rows as it can be used again for`() {
    let table = TextTable(
      sections: [
        SectionItem(
          data: (1...50).map { Fruit(id: $0, name: "fruit \($0)") },
          height: 1, cell: .fruit)
      ], height: 2)
    var made = 0
    table.registry.register(FruitCell.self, for: .fruit) {
      made += 1
      return FruitCell()
    }
    for offset in 0..<48 {
      table.contentOffset = Double(offset)
      #expect("\(table)" == "  fruit \(offset + 1)\n  fruit \(offset + 2)")
    }
    #expect(made == 2)
  }

  // JATableModel had a reuse pool for each closure.
  @Test func `Rows with closures of their own share the cells of their type`() {
    let host = OtherHost()
    let rows = (0..<1000).map { number in
      RowItem(Fruit(id: number, name: "\(number)"), cell: .fruit, onSelect: { _, _ in })
    }
    let dataSource = DataSource<OtherCell>(sections: [SectionItem(rows: rows)])
    dataSource.registry.register(OtherFruitCell.self, for: .fruit)
    host.dataSource = dataSource
    for row in rows.indices { #expect(host.shown(row) == "<other \(row)>") }
    #expect(host.registrations == ["fruit"])
  }

  // jessesquires/JSQDataSourcesKit#20.
  @Test func `A host with a prototype of its own is not told how to make cells`() {
    let host = OtherHost()
    host.register(OtherFruitCell.self, forCellReuseIdentifier: "fruit")
    let dataSource = DataSource<OtherCell>(sections: [
      SectionItem(rows: [RowItem(Fruit.apple, cell: .fruit)])
    ])
    dataSource.registry.registerPrototype(OtherFruitCell.self, for: .fruit)
    host.dataSource = dataSource
    #expect(host.shown(0) == "<other Apple>")
    #expect(host.registrations == ["fruit"])
  }

  @Test func `A subclass of a cell type is a type of its own`() {
    class Plain: TextCell, CellConfigurable {
      func configure(with text: String) { show(CellContent(text: "plain \(text)")) }
    }
    final class Fancy: Plain {
      override func configure(with text: String) { show(CellContent(text: "fancy \(text)")) }
    }
    for rows in [
      [RowItem("1", cell: Plain.self), RowItem("2", cell: Fancy.self)],
      [RowItem("2", cell: Fancy.self), RowItem("1", cell: Plain.self)],
    ] {
      let table = TextTable(sections: [SectionItem(rows: rows)])
      #expect(Set(table.screen.lines) == ["  plain 1", "  fancy 2"])
      var told: [String] = []
      table.events.on(Plain.self, .select) { text, _ in told.append("plain \(text)") }
      table.events.on(Fancy.self, .select) { text, _ in told.append("fancy \(text)") }
      for row in 0..<2 { table.tapRow(at: RowPath(section: 0, row: row)) }
      #expect(Set(told) == ["plain 1", "fancy 2"])
    }
  }

  @Test func `Data sources that take turns at one table each show their own cells`() {
    let rows = [RowItem(Fruit.apple, cell: .fruit), "x"]
    let first = DataSource<TextCell>(sections: [SectionItem(rows: rows)])
    first.registry.register(FruitCell.self, for: .fruit)
    let second = DataSource<TextCell>(sections: [SectionItem(rows: rows)])
    second.registry.register(LoudFruitCell.self, for: .fruit)
    second.registry.registerDefault(Garden.Cell2.self)
    let table = TableView<TextCell>(width: 20, height: 5)
    for _ in 0..<3 {
      table.dataSource = first
      #expect("\(table)" == "  Apple\n  x")
      table.dataSource = second
      #expect("\(table)" == "  APPLE!\n  garden x")
    }
  }

  @Test func `Each host is told of a cell type once, however hosts take turns`() {
    let dataSource = DataSource<OtherCell>(sections: [
      SectionItem(rows: [RowItem(Fruit.apple, cell: OtherFruitCell.self)])
    ])
    let hosts = [OtherHost(), OtherHost()]
    for host in hosts { host.dataSource = dataSource }
    for _ in 0..<3 {
      for host in hosts { #expect(host.shown(0) == "<other Apple>") }
    }
    #expect(hosts.map(\.registrations.count) == [1, 1])
  }

  @Test func `The same sections are shown by the cells of each host`() {
    let sections = [SectionItem(rows: [RowItem(Fruit.apple, cell: .fruit), "plain"])]

    let table = TextTable(sections: sections)
    table.registry.register(FruitCell.self, for: .fruit)
    #expect("\(table)" == "  Apple\n  plain")

    let host = OtherHost()
    let dataSource = DataSource<OtherCell>(sections: sections)
    dataSource.registry.register(OtherFruitCell.self, for: .fruit)
    host.dataSource = dataSource
    #expect(host.shown(0) == "<other Apple>")
    #expect(host.shown(1) == "<plain>")
  }

  @Test func `One registry serves many tables`() {
    let registry = CellRegistry<TextCell>()
    registry.register(LoudFruitCell.self, for: .fruit)
    for fruit in [Fruit.apple, .pear] {
      let dataSource = DataSource(
        sections: [SectionItem(rows: [RowItem(fruit, cell: .fruit)])], registry: registry)
      let table = TableView<TextCell>(width: 20, height: 5)
      table.dataSource = dataSource
      #expect("\(table)" == "  \(fruit.name.uppercased())!")
    }
  }
}
