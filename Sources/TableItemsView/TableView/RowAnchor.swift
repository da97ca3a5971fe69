/// A row that is to be found again after a closure was called.
struct RowAnchor {
  let path: RowPath
  let id: RowID?

  /// How many taps and reloads there had been.
  let taps: Int
  let reloads: Int
}

extension TableView {
  /// Returns a row, to be found again.
  func anchor(at path: RowPath) -> RowAnchor {
    RowAnchor(
      path: path, id: dataSourceModel?.content.id(at: path), taps: taps, reloads: reloads)
  }

  /// Returns where a row is now: by its id, if the data source has a model, else where it was; nil
  /// if it is gone, or another row was tapped since.
  func currentPath(of row: RowAnchor) -> RowPath? {
    guard row.taps == taps else { return nil }
    if row.reloads == reloads { return exists(row.path) ? row.path : nil }
    layoutIfNeeded()
    guard let model = dataSourceModel else { return exists(row.path) ? row.path : nil }
    return row.id.flatMap { id in
      model.content.id(at: row.path) == id ? row.path : model.path(of: id)
    }
  }
}
