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

let model = TableModel(sections: [
  SectionItem(
    header: "Fruit", footer: "fresh today",
    rows: [
      RowItem(Fruit(name: "Apple", price: 40), cell: FruitCell.self),
      RowItem(
        Fruit(name: "Pear", price: 55), height: 2, cell: FruitCell.self,
        onSelect: { fruit, _ in print("A \(fruit.name) for you.") }),
      "a plain row, shown by the default cell",
    ])
])
let dataSource = DataSource<TextCell>(model: model)
let delegate = Delegate(model: model)
delegate.onSelect = { event in print("Row \(event.path.row) is selected.") }

let tableView = TableView<TextCell>(width: 44, height: 10)
tableView.dataSource = dataSource
tableView.delegate = delegate
tableView.tapRow(at: RowPath(section: 0, row: 1))
print(tableView)
print(TextTable(sections: [SectionItem(header: "Fruit", rows: ["Apple", "Pear"])]))
