/// A row that is to be found again after a closure was called, or the table loaded.
struct RowAnchor: Equatable {
  /// Where it was.
  var path: RowPath

  /// Which row it is, if the data source has a model.
  let id: RowID?

  /// How many taps and reloads there had been.
  var taps: Int
  let reloads: Int
}

extension TableView {
  /// Returns a row, to be found again.
  func anchor(at path: RowPath) -> RowAnchor {
    RowAnchor(
      path: path, id: dataSourceModel?.content.id(at: path), taps: interaction.taps,
      reloads: interaction.reloads)
  }

  /// Returns the row as one that is tapped now.
  func tapped(_ row: RowAnchor) -> RowAnchor {
    interaction.taps += 1
    var row = row
    row.taps = interaction.taps
    return row
  }

  /// Returns where a row is now; nil if it is gone, or another row was tapped since.
  func currentPath(of row: RowAnchor) -> RowPath? {
    row.taps == interaction.taps ? place(of: row) : nil
  }

  /// Returns where a row is now: by its id, if the data source has a model, else where it was; nil if
  /// it is gone.
  func place(of row: RowAnchor) -> RowPath? {
    layoutIfNeeded()
    if row.reloads == interaction.reloads { return exists(row.path) ? row.path : nil }
    guard let model = dataSourceModel else { return exists(row.path) ? row.path : nil }
    return row.id.flatMap { id in
      model.content.id(at: row.path) == id ? row.path : model.path(of: id)
    }
  }

  /// Tells whether there is a row at a path, as far as the table knows.
  func exists(_ path: RowPath) -> Bool {
    // While a reload waits for a layout to end, what was laid out is no longer the table.
    guard layout.isUnderWay, layout.pending == .reload else {
      return layout.geometry.extent(of: .row(path)) != nil
    }
    guard let dataSource, (0..<dataSource.numberOfSections(in: self)).contains(path.section)
    else { return false }
    return path.row >= 0
      && path.row < dataSource.tableView(self, numberOfRowsInSection: path.section)
  }
}
