import Foundation
import TableItemsJSON
import TableItemsView
import Testing

@testable import Example

/// What the README says of tables from files.
@MainActor
struct TableFileReadmeTests {
  @Test func `A table of a file is shown by a controller, with closures bound to its names`() throws
  {
    let file = """
      {"version": 1, "sections": [{"cell": "fruit", "rows": [
        {"data": {"name": "Pear", "price": 0.5}, "on": {"select": "order"}}
      ]}]}
      """
    let registry = CellRegistry<TextCell>()
    registry.register(PricedFruitCell.self, for: "fruit")
    let bindings = TableBindings<TextCell>()
    bindings.on("order", .select) { event in print("ordered row \(event.path.row)") }

    let table = TableDecoder(registry: registry, bindings: bindings).decode(file)
    for problem in table.problems { print(problem) }
    let controller = TableViewController(
      archive: table.archive, bindings: bindings, registry: registry)
    controller.containerSize = TableSize(width: 20, height: 5)
    controller.tableView.tapRow(at: RowPath(section: 0, row: 0))
    #expect(table.problems.isEmpty)
    #expect("\(controller.tableView)" == "* Pear         0.5 €")
  }
}
