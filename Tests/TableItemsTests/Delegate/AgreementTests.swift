import TableItemsView
import Testing

@MainActor
struct AgreementTests {
  private let tableView = TableView<TextCell>(width: 40, height: 10)
  private let mismatch = [TableDiagnostic.Kind.contentMismatch]

  private func sections(_ names: String...) -> [SectionItem] {
    [SectionItem(id: "A", rows: names.map { RowItem($0, height: 1) })]
  }

  @Test func `A data source and a delegate of the same sections agree`() {
    let dataSource = DataSource<TextCell>(sections: sections("a", "b"))
    let delegate = Delegate(sections: sections("a", "b"))
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    #expect("\(tableView)" == "  a\n  b")
    #expect(delegate.model.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      [], [SectionItem(id: "A", rows: ["a"])], [SectionItem(id: "A", rows: ["b", "a"])],
      [SectionItem(id: "B", rows: ["a", "b"])],
      [SectionItem(id: "A", rows: ["a", "b"]), SectionItem(rows: [])],
    ] as [[SectionItem]])
  func `A data source and a delegate of other sections are reported, and each goes on`(
    other: [SectionItem]
  ) {
    let dataSource = DataSource<TextCell>(sections: sections("a", "b"))
    let delegate = Delegate(sections: other)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    var told: [ItemID] = []
    delegate.onSelect = { event in told.append(event.id.row) }

    #expect("\(tableView)" == "  a\n  b")
    let path = RowPath(section: 0, row: 1)
    tableView.tapRow(at: path)
    // A row that only the data source knows is an empty one to the delegate.
    #expect(told == [TableContent(other).id(at: path)?.row ?? .position(1)])
    #expect(delegate.model.diagnostics.map(\.kind) == mismatch)
  }

  @Test func `A difference is reported again only after a change`() {
    let dataSource = DataSource<TextCell>(sections: sections("a"))
    let delegate = Delegate(sections: sections("b"))
    var reports = 0
    delegate.model.diagnosticHandler = { _ in reports += 1 }
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    for _ in 0..<3 {
      tableView.reloadData()
      tableView.layoutIfNeeded()
    }
    #expect(reports == 1)
    delegate.sections = sections("c")
    tableView.layoutIfNeeded()
    #expect(reports == 2)
    delegate.sections = sections("a")
    tableView.layoutIfNeeded()
    #expect(reports == 2)
  }

  @Test func `Ten million rows on both sides are compared in no time if they are the same`() {
    let sections = [SectionItem(data: 0..<10_000_000, height: 1)]
    let dataSource = DataSource<TextCell>(sections: sections)
    let delegate = Delegate(sections: sections)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    #expect(tableView.contentHeight == 10_000_000)
    #expect(delegate.model.diagnostics.isEmpty)
  }

  @Test func `One model for both cannot disagree`() {
    let model = TableModel(sections: sections("a"))
    let dataSource = DataSource<TextCell>(model: model)
    let delegate = Delegate(model: model)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    delegate.sections = sections("b", "c")
    #expect("\(tableView)" == "  b\n  c")
    #expect(dataSource.sections.first?.rows.map(\.id) == ["b", "c"])
    #expect(model.diagnostics.isEmpty)
  }

  @Test func `Closures for a registered type are found, also where the two have their own models`()
  {
    let sections = [SectionItem(rows: [RowItem(Fruit.apple, cell: .fruit)])]
    let dataSource = DataSource<TextCell>(sections: sections)
    dataSource.registry.register(FruitCell.self, for: .fruit)
    let delegate = Delegate(sections: sections)
    var told: [String] = []
    delegate.on(FruitCell.self, .select) { fruit, _ in told.append(fruit.name) }
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.tapRow(at: RowPath(section: 0, row: 0))
    #expect(told == ["Apple"])
  }
}
