import Foundation
import TableItemsJSON
import TableItemsView

/// What the rows of the tests show.
struct Fruit: Hashable, Codable, Identifiable {
  struct Origin: Hashable, Codable {
    var country: String
    var farms: [String]
  }

  var id: Int
  var name: String
  var price: Double?
  var origin: Origin?
}

final class FruitCell: TextCell, CellConfigurable {
  func configure(with fruit: Fruit) {
    show(CellContent(text: fruit.name, detailText: fruit.origin?.country, style: .value1))
  }
}

/// A cell whose data cannot be read from a file.
final class SecretCell: TextCell, CellConfigurable {
  struct Secret { let code: Int }
  func configure(with secret: Secret) { show("secret") }
}

final class DayCell: TextCell, CellConfigurable {
  func configure(with day: Date) { show(CellContent(text: "\(day.timeIntervalSince1970)")) }
}

/// A cell whose data has all that types can have.
final class ParcelCell: TextCell, CellConfigurable {
  struct Parcel: Hashable, Codable {
    enum Content: Hashable, Codable {
      case letter(pages: Int)
      case box(width: Double, height: Double)
    }

    var trackingNumber: String
    var content: Content?
    var fees: [String: Double]?
    var sentOn: Date?
    var stops: [Stop]?
    var byFloor: [Int: Stop]?
    var sender: Person?
  }

  /// A thing, and a person who is one, as subclasses decode.
  class Thing: Codable, @unchecked Sendable {
    let weight: Int
  }

  final class Person: Thing, Hashable, @unchecked Sendable {
    let surname: String

    enum CodingKeys: String, CodingKey { case surname }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      surname = try container.decode(String.self, forKey: .surname)
      try super.init(from: container.superDecoder())
    }

    static func == (one: Person, other: Person) -> Bool { one.surname == other.surname }
    func hash(into hasher: inout Hasher) { hasher.combine(surname) }
  }

  struct Stop: Hashable, Codable {
    var cityName: String
  }

  func configure(with parcel: Parcel) { show(CellContent(text: parcel.trackingNumber)) }
}

final class TitleView: TextHeaderFooterView, CellConfigurable {
  func configure(with fruit: Fruit) { show(CellContent(text: "All \(fruit.name)s")) }
}

@MainActor
func makeRegistry() -> CellRegistry<TextCell> {
  let registry = CellRegistry<TextCell>()
  registry.register(FruitCell.self, for: "fruit")
  registry.register(SecretCell.self, for: "secret")
  registry.register(DayCell.self, for: "day")
  registry.register(ParcelCell.self, for: "parcel")
  registry.registerHeaderFooter(TitleView.self, for: "title")
  return registry
}

@MainActor
func decode(_ text: String, limits: TableFileLimits = TableFileLimits()) -> DecodedTable {
  TableDecoder(registry: makeRegistry(), limits: limits).decode(text)
}

/// The screen of a table as its controller shows it.
@MainActor
func screen(_ table: DecodedTable, width: Double = 40) -> String {
  let controller = TableViewController<TextCell>(archive: table.archive, registry: makeRegistry())
  controller.containerSize = TableSize(width: width, height: .infinity)
  return "\(controller.tableView)"
}

let sample = """
  {
    "version": 1,
    "title": "Shop",
    "style": "grouped",
    "header": "Welcome",
    "sections": [
      {
        "id": "fruit",
        "header": "Fruit",
        "footer": {"text": "fresh today", "height": 1},
        "cell": "fruit",
        "rows": [
          {"data": {"id": 1, "name": "Apple", "price": 0.5}},
          {"data": {"id": 2, "name": "Pear", "origin": {"country": "Italy", "farms": ["A", "B"]}}}
        ]
      },
      {
        "header": {"view": "title", "data": {"id": 9, "name": "Plum"}},
        "indexTitle": "R",
        "rowHeight": {"lines": 1},
        "rows": [
          "Plums, in August",
          {"text": "Order", "detailText": "now", "style": "value1", "accessory": "checkmark",
           "id": 7, "height": 1, "indentationLevel": 1, "isEnabled": false,
           "editing": {"canEdit": true, "style": "delete"}, "on": {"select": "order"}}
        ]
      }
    ]
  }
  """
