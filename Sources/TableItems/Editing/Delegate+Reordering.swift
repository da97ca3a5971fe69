extension Delegate: TableViewReorderingDelegate {
  /// Returns where a row that is being moved goes, by what the closures say; a place that is not there is
  /// passed over.
  public func tableView(
    _ tableView: any TableHost, targetPathForMoveFromRowAt path: RowPath,
    toProposedPath proposedPath: RowPath
  ) -> RowPath {
    guard var details = details(at: path, on: tableView) else { return path }
    details.move = TableDifference.Move(from: path, to: proposedPath)
    let target = ask(.moveTarget, details, moveTarget) ?? proposedPath
    // Beside a data source that has no model, the table knows what is there.
    guard let content = (tableView.dataSourceModel ?? ownModel(of: tableView))?.content
    else { return target }
    return [target, proposedPath].first { content.canMoveRow(at: path, to: $0) } ?? path
  }

  private func ownModel(of host: any TableHost) -> TableModel? {
    host.dataSource == nil ? model : nil
  }
}

extension TableContent {
  /// Tells whether a row can be found at a path after it was moved.
  func canMoveRow(at path: RowPath, to newPath: RowPath) -> Bool {
    guard let rows = rows(inSection: newPath.section) else { return false }
    let end = newPath.section == path.section ? rows.count : rows.count + 1
    return newPath.row >= 0 && newPath.row < end
  }
}
