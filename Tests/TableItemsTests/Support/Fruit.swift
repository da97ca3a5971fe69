import TableItemsView

/// Data with an id of its own, which can change while the id stays.
struct Fruit: Identifiable, Hashable {
  var id: Int
  var name: String

  static let apple = Fruit(id: 1, name: "Apple")
  static let pear = Fruit(id: 2, name: "Pear")
  static let plum = Fruit(id: 3, name: "Plum")
}

extension CellIdentifier<Fruit> {
  static let fruit: Self = "fruit"
}

/// Shows a fruit by its name.
final class FruitCell: TextCell, CellConfigurable {
  func configure(with fruit: Fruit) {
    show(CellContent(text: fruit.name))
  }
}

/// Shows a fruit in another way.
final class LoudFruitCell: TextCell, CellConfigurable {
  func configure(with fruit: Fruit) {
    show(CellContent(text: fruit.name.uppercased() + "!"))
  }
}
