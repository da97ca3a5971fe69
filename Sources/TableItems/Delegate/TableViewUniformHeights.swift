/// A delegate that knows of whole sections how tall their rows are.
///
/// A table view lays out a section of ten million like rows in no time when it need not ask for
/// each.
@MainActor
public protocol TableViewUniformHeights: TableViewDelegate {
  /// Returns how tall every row of a section is; nil if they have to be asked one by one.
  func tableView(_ tableView: any TableHost, heightForAllRowsInSection section: Int) -> RowHeight?
}
