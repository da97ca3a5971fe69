import TableItemsView

/// A data source as one writes it without this package's own, which counts what it is asked.
final class CountingDataSource: TableViewDataSource {
  var rowCounts: [Int]
  private(set) var cellsAsked: [RowPath] = []

  private let registers: Bool

  /// Counts rows; registers the cells of the table itself, unless the test does.
  init(_ rowCounts: [Int], registers: Bool = true) {
    self.rowCounts = rowCounts
    self.registers = registers
  }

  /// Returns the paths that cells were asked for since the last time.
  func read() -> [RowPath] {
    defer { cellsAsked = [] }
    return cellsAsked
  }

  func numberOfSections(in tableView: any TableHost<TextCell>) -> Int {
    rowCounts.count
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
  ) -> Int {
    rowCounts[section]
  }

  func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
    cellsAsked.append(path)
    if registers { tableView.register(TextCell.self, forCellReuseIdentifier: "row") }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.show(CellContent(text: "row \(path.section).\(path.row)"))
    return cell
  }
}
