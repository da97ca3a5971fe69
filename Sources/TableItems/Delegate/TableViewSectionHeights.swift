/// A delegate that knows of whole sections how tall their rows are.
///
/// A table view lays out a section of ten million uniform rows in no time when it need not ask for
/// each.
@MainActor
public protocol TableViewSectionHeights: TableViewDelegate {
  /// Returns how tall the rows of a section are; nil if they have to be asked one by one.
  func tableView(_ tableView: any TableHost, heightsForRowsInSection section: Int)
    -> SectionHeights?
}

/// How tall the rows of a section are.
public enum SectionHeights: Hashable, Sendable {
  /// All of one height.
  case uniform(RowHeight)

  /// Each of its own height, in order.
  case varied([RowHeight])
}
