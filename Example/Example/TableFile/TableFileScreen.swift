import TableItemsJSON
import TableItemsView

/// A fruit in a file of a table.
struct PricedFruit: Hashable, Codable, CellContentConvertible {
  var name: String
  var price: Double

  var cellContent: CellContent {
    CellContent(text: name, detailText: "\(price) €", style: .value1)
  }
}

/// Shows a fruit and its price.
final class PricedFruitCell: TextCell, CellConfigurable {
  func configure(with fruit: PricedFruit) {
    show(fruit.cellContent)
  }
}

/// A table of a file, shown by a table view controller.
@MainActor
struct TableFileScreen {
  private let controller: TableModelController<TextCell>
  private let listener: SelectionListener
  private let bindings: TableBindings<TextCell>

  /// What there is besides the problems of the file.
  var problems: [String] { controller.diagnostics.filter { $0.part == nil }.map(\.message) }

  /// The cell types that files can name, beside those for input and progress rows.
  static var registry: CellRegistry<TextCell> {
    let registry = CellRegistry<TextCell>()
    registry.register(PricedFruitCell.self, for: "fruit")
    return registry
  }

  /// Shows a table; closures that it names for selections say their name.
  init(_ archive: TableArchive, width: Int, options: TableOptions) {
    let (bindings, listener) = (TableBindings<TextCell>(), SelectionListener())
    for row in archive.content.sections.lazy.flatMap(\.rows) {
      for name in row.handlerNames.values {
        bindings.on(name, .select) { listener.hear("'\(name)'", "row \($0.path), id \($0.id)") }
      }
    }
    self.bindings = bindings
    self.listener = listener
    controller = TableModelController(
      archive: archive, bindings: bindings, registry: Self.registry)
    controller.containerSize = TableSize(
      width: Double(width), height: options.height.map(Double.init) ?? .infinity)
    controller.clearsSelectionOnViewWillAppear = false
    controller.appear()
    controller.tableView.contentOffset = Double(options.offset ?? 0)
  }

  /// Taps the first row of a text; tells whether there is one.
  func select(_ text: RawText) -> Bool {
    let sections = controller.model.sections
    for (section, item) in sections.enumerated() {
      for (row, item) in item.rows.enumerated() {
        guard (item.data as? any CellContentConvertible)?.cellContent.text == text.text else {
          continue
        }
        controller.tableView.tapRow(at: RowPath(section: section, row: row))
        return true
      }
    }
    return false
  }

  /// Writes the title, what can be seen, and who was told of a selection.
  func write(to stream: StandardStream) throws(SystemError) {
    if let title = controller.title { try stream.write(TextLine(title).text + "\n") }
    for line in controller.tableView.screen.lines { try stream.write(line) }
    for line in listener.lines { try stream.write(line) }
  }
}
