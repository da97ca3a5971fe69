extension DataSource: TableViewReordering {
  /// Returns whether there is a row, a section or a closure that has to do with moving rows.
  public func hasMovableRows(in tableView: any TableHost<Cell>) -> Bool {
    closures(of: tableView).hasAny(of: .moving)
  }

  /// Returns whether a row can be moved: what its closure, the row, its section, its cell type or the
  /// delegate says, else whether there is a closure that is told of it.
  public func tableView(_ tableView: any TableHost<Cell>, canMoveRowAt path: RowPath) -> Bool {
    model.event(at: path).map { closures(of: tableView).canMove($0) } ?? false
  }

  /// Moves a row in the model, if that is still possible, and tells the closures.
  ///
  /// To a place that is not there, nothing is moved.
  public func tableView(
    _ tableView: any TableHost<Cell>, moveRowAt path: RowPath, to newPath: RowPath
  ) {
    let delegate = closures(of: tableView)
    guard let details = model.event(at: path), model.content.canMoveRow(at: path, to: newPath),
      let row = MarkedRow(at: path, in: model, delegate.model),
      let place = RowPlace(newPath, in: model.content, without: path),
      delegate.canMove(details)
    else { return }
    delegate.move(row, to: place)
  }
}
