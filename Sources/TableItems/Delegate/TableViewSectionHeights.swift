/// A delegate that knows of whole sections how tall their rows are.
///
/// A table view lays out a section of ten million uniform rows in no time when it need not ask for
/// each.
@MainActor
public protocol TableViewSectionHeights: TableViewDelegate {
  /// Returns how tall the rows of a section are.
  func tableView(_ tableView: any TableHost, heightsForRowsInSection section: Int)
    -> SectionHeights
}

/// How tall the rows of a section are, as far as it is known before they are shown.
///
/// Nil stands for a height that the delegate is asked for when the row is shown.
public enum SectionHeights: Hashable, Sendable {
  /// All of one height.
  case uniform(RowHeight?)

  /// Each of its own height, in order.
  case varied([RowHeight?])
}
