/// A row that is to be found again after a closure was called, or the table loaded.
struct TrackedRow: Equatable {
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
  func tracked(at path: RowPath) -> TrackedRow {
    TrackedRow(
      path: path, id: dataSourceModel?.content.id(at: path), taps: interaction.taps,
      reloads: interaction.reloads)
  }

  /// Returns the row as one that is tapped now.
  func tapped(_ row: TrackedRow) -> TrackedRow {
    interaction.taps += 1
    var row = row
    row.taps = interaction.taps
    return row
  }

  /// Returns where a row is now; nil if it is gone, or another row was tapped since.
  func currentPath(of row: TrackedRow) -> RowPath? {
    row.taps == interaction.taps ? place(of: row) : nil
  }

  /// Returns where a row is now: by its id, if the data source has a model, else where it was; nil if
  /// it is gone.
  func place(of row: TrackedRow) -> RowPath? {
    layoutIfNeeded()
    if row.reloads == interaction.reloads { return exists(row.path) ? row.path : nil }
    let moved = interaction.moves.place(of: row.path, after: row.reloads)
    guard let model = dataSourceModel else {
      return switch moved {
      case .at(let path): path
      case .gone: nil
      case .unknown: exists(row.path) ? row.path : nil
      }
    }
    return row.id.flatMap { id in
      if case .at(let path) = moved, model.content.id(at: path) == id { return path }
      return model.content.id(at: row.path) == id ? row.path : model.path(of: id)
    }
  }

  /// Returns a row after the table was loaded, to be found again; nil if it is gone, or has no id.
  func restored(_ row: TrackedRow) -> TrackedRow? {
    guard row.id != nil, let path = place(of: row) else { return nil }
    var restored = tracked(at: path)
    restored.taps = row.taps
    return restored
  }

  /// Tells whether there is a row at a path, as far as the table knows.
  func exists(_ path: RowPath) -> Bool {
    // While a reload waits for a layout to end, what was laid out is no longer the table.
    guard layout.isUnderWay, layout.pending == .reload else {
      return layout.geometry.extent(of: .row(path)) != nil
    }
    guard let dataSource, path.section >= 0, path.row >= 0,
      path.section < dataSource.numberOfSections(in: self)
    else { return false }
    return path.row < dataSource.tableView(self, numberOfRowsInSection: path.section)
  }
}
