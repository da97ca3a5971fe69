/// Where a person is in a table: which rows are selected, and what is at the top of what is visible.
@MainActor
struct TablePlace {
  private let selected: [RowID]
  private let hiddenSelection: Set<RowID>
  private let offset: Double

  /// The first row that can be seen, and how far its top is above the top of what is visible.
  private let first: (id: RowID, distance: Double)?

  init(of tableView: TableView<some TableViewCell>, _ model: TableModel) {
    let content = model.content
    selected = (tableView.rowPathsForSelectedRows ?? []).compactMap(content.id)
    hiddenSelection = model.hiddenSelection
    let offset = tableView.contentOffset
    self.offset = offset
    first = tableView.rowPathsForVisibleRows?.first.flatMap { path in
      content.id(at: path).map { ($0, offset - tableView.rectForRow(at: path).y) }
    }
  }

  /// Selects the rows again that are still there, and scrolls to where the table was.
  func restore(in tableView: TableView<some TableViewCell>, _ model: TableModel) {
    for id in selected {
      if let path = model.path(of: id) { tableView.selectRow(at: path) }
    }
    model.hiddenSelection = hiddenSelection
    guard let first, let path = model.path(of: first.id), offset > 0 else {
      tableView.contentOffset = offset
      return
    }
    tableView.contentOffset = tableView.rectForRow(at: path).y + first.distance
  }
}
