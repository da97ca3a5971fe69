import TableItemsView

struct Fruit: Hashable {
  var name: String
  var price: Int
}

final class FruitCell: TextCell, CellConfigurable {
  func configure(with fruit: Fruit) {
    show(CellContent(text: fruit.name, detailText: "\(fruit.price) ct", style: .value1))
  }
}

let fruits = [Fruit(name: "Apple", price: 40), Fruit(name: "Pear", price: 55)]
let model = TableModel(sections: [
  SectionItem(header: "Fruit", footer: "fresh today", data: fruits, cell: FruitCell.self),
  SectionItem(header: "Later", rows: ["Plums, in August"]),
])
let dataSource = DataSource<TextCell>(model: model)
let delegate = Delegate(model: model)
delegate.on(FruitCell.self, .select) { fruit, _ in print("One \(fruit.name), please.") }
delegate.onSelect = { event in print("That was row \(event.path.row).") }

let tableView = TableView<TextCell>(width: 40, height: 10)
tableView.dataSource = dataSource
tableView.delegate = delegate
tableView.tapRow(at: RowPath(section: 0, row: 1))
print(tableView)
