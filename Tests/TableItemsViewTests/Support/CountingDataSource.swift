import TableItemsView

/// A data source as one writes it without this package's own, which counts what it is asked.
final class CountingDataSource: TableViewDataSource {
  var rowCounts: [Int]
  private(set) var cellsAsked: [RowPath] = []

  init(_ rowCounts: [Int]) {
    self.rowCounts = rowCounts
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
    tableView.register(TextCell.self, forCellReuseIdentifier: "row")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.show(CellContent(text: "row \(path.section).\(path.row)"))
    return cell
  }
}
