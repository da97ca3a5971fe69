import TableItemsView
import Testing

/// Listings of the README, which a test of the example finds here.
@MainActor
struct ReadmeTests {
  @Test func `A table is tested as the README says`() {
    let table = TextTable(
      sections: [SectionItem(header: "Fruit", rows: ["Apple", "Pear"])], width: 40, height: 10)
    table.tapRow(at: RowPath(section: 0, row: 1))
    #expect(
      "\(table.screen)" == """
        Fruit
          Apple
        * Pear
        """)
  }

  private struct Fruit: Hashable {
    var name: String
  }

  private final class FruitCell: TextCell, CellConfigurable {
    func configure(with fruit: Fruit) {
      show(CellContent(text: fruit.name))
    }
  }

  @Test func `A table is edited as the README says`() async {
    var eaten: [String] = []
    func eat(_ fruit: Fruit) async -> Bool {
      eaten.append(fruit.name)
      return true
    }
    let model = TableModel(sections: [
      SectionItem(header: "Fruit", data: ["Apple", "Pear"].map(Fruit.init), cell: FruitCell.self)
    ])
    let dataSource = DataSource<TextCell>(model: model)
    let delegate = Delegate(model: model)
    let tableView = TableView<TextCell>(width: 40, height: 10)
    tableView.dataSource = dataSource
    tableView.delegate = delegate

    delegate.onDelete = { event in print("\(event.id) is gone") }  // so rows can be deleted
    delegate.canMove = { _ in true }  // and moved
    delegate.on(FruitCell.self, .trailingSwipeActions) { fruit, _ in
      // deletes the row, unless it returns false
      [RowAction("Eat", style: .destructive) { _ in await eat(fruit) }]
    }
    tableView.swipeRow(at: RowPath(section: 0, row: 1), edge: .trailing)
    _ = await tableView.performSwipeAction(at: 0)?.value
    model.undo()
    #expect(eaten == ["Pear"] && "\(tableView)" == "Fruit\n  Apple\n  Pear")
    model.redo()
    #expect("\(tableView)" == "Fruit\n  Apple")
  }

  @Test func `A table is printed in one line`() {
    print(TextTable(sections: [SectionItem(header: "Fruit", rows: ["Apple", "Pear"])]))
  }

  final class FruitController: TableModelController<TextCell> {
    override func viewDidLoad() {
      super.viewDidLoad()
      let fruits = ["Apple", "Banana", "Pear"]
      model.sections = [SectionItem(header: "Fruit", rows: fruits.map { RowItem($0) })]
      isEditable = true
      onSearch = { text, results in
        let found = fruits.filter { $0.contains(text) }
        results.sections = [SectionItem(header: "Found", rows: found.map { RowItem($0) })]
      }
    }
  }

  @Test func `A controller shows, edits and searches as the README says`() {
    let controller = FruitController()
    controller.containerSize = TableSize(width: 40, height: 10)
    controller.appear()
    controller.editButtonItem.perform()  // it says “Done” now, and rows can be deleted
    controller.search(for: "ea")  // a second model is shown; nil brings the first one back
    print(controller.tableView)
    #expect("\(controller.tableView)" == "Found\n  (-) Pear")
    controller.search(for: nil)
    #expect("\(controller.tableView)" == "Fruit\n  (-) Apple\n  (-) Banana\n  (-) Pear")
  }
}
