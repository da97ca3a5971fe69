import TableItemsView
import Testing

/// A screen as an app writes one: it holds the table and everything behind it.
@MainActor
private final class FruitScreen {
  let model = TableModel()
  let dataSource: DataSource<TextCell>
  let delegate: Delegate
  let tableView = TableView<TextCell>(width: 40, height: 5)
  var picked: [String] = []

  init() {
    dataSource = DataSource(model: model)
    delegate = Delegate(model: model)
    model.sections = [
      SectionItem(
        header: "Fruit",
        rows: [
          RowItem(
            Fruit.apple, cell: FruitCell.self,
            onSelect: { [weak self] fruit, _ in self?.picked.append(fruit.name) })
        ]),
      SectionItem(
        data: [Fruit.pear], cell: FruitCell.self,
        onSelect: { [weak self] fruit, _ in self?.picked.append(fruit.name) }),
    ]
    delegate.onSelect = { [weak self] event in self?.picked.append("\(event.path)") }
    delegate.on(FruitCell.self, .willDisplay) { [weak self] _, fruit, _ in
      self?.picked.append("shows \(fruit.name)")
    }
    dataSource.registry.registerDefault { _ in "default" }
    tableView.dataSource = dataSource
    tableView.delegate = delegate
  }
}

@MainActor
struct ReleaseTests {
  // RxSwiftCommunity/RxDataSources#38, #169, #230; xmartlabs/Eureka#974; muyexi/StaticTableViewController#3.
  @Test func `With a screen go its table, model, data source, delegate and cells`() {
    var screen: FruitScreen? = FruitScreen()
    screen?.tableView.tapRow(at: RowPath(section: 0, row: 0))
    #expect(screen?.picked == ["shows Apple", "shows Pear", "Apple", "(0, 0)"])

    weak let weakScreen = screen
    weak let model = screen?.model
    weak let dataSource = screen?.dataSource
    weak let delegate = screen?.delegate
    weak let registry = screen?.dataSource.registry
    weak let tableView = screen?.tableView
    weak let cell = screen?.tableView.cellForRow(at: RowPath(section: 0, row: 0))
    #expect(cell != nil)
    screen = nil
    #expect(weakScreen == nil)
    #expect(model == nil)
    #expect(dataSource == nil)
    #expect(delegate == nil)
    #expect(registry == nil)
    #expect(tableView == nil)
    #expect(cell == nil)
  }

  @Test func `A table keeps neither its data source nor its delegate`() {
    let tableView = TableView<TextCell>(width: 40, height: 5)
    do {
      let dataSource = DataSource<TextCell>(sections: [SectionItem(rows: ["a"])])
      let delegate = Delegate(model: dataSource.model)
      tableView.dataSource = dataSource
      tableView.delegate = delegate
      #expect("\(tableView)" == "  a")
    }
    #expect(tableView.dataSource == nil)
    #expect(tableView.delegate == nil)
    #expect("\(tableView)" == "")
    tableView.tapRow(at: RowPath(section: 0, row: 0))
    #expect(tableView.rowPathForSelectedRow == nil)
  }

  @Test func `A data source does not keep its table`() {
    let dataSource = DataSource<TextCell>(sections: [SectionItem(rows: ["a"])])
    var tableView: TableView<TextCell>? = TableView(width: 40, height: 5)
    tableView?.dataSource = dataSource
    tableView?.layoutIfNeeded()
    weak let weakTable = tableView
    tableView = nil
    #expect(weakTable == nil)
    dataSource.sections = []
  }

  @Test func `A text table keeps all that it needs, and lets go of it`() {
    var table: TextTable? = TextTable(sections: [SectionItem(rows: ["a"])])
    #expect(table?.description == "  a")
    weak let model = table?.model
    weak let events = table?.events
    table = nil
    #expect(model == nil)
    #expect(events == nil)
  }

  @Test func `Rows that are gone let go of what their closures hold`() {
    final class Held {}
    var held: Held? = Held()
    weak let weakHeld = held
    let table = TextTable()
    table.sections = [
      SectionItem(rows: [
        RowItem(Fruit.apple, cell: FruitCell.self) { [held] _, _ in _ = held }
      ])
    ]
    table.events.didEndDisplay = { _, _ in }
    table.layoutIfNeeded()
    held = nil
    #expect(weakHeld != nil)
    table.sections = [SectionItem(rows: ["other"])]
    table.layoutIfNeeded()
    #expect(weakHeld == nil)
  }
}
