extension TableModel {
  /// What is shown in place of everything else where there is no row to show; nil for nothing.
  ///
  /// ```swift
  /// model.emptyState = SectionItem(rows: ["No fruit yet"])
  /// ```
  ///
  /// It comes where the sections have no rows, or the filter leaves none, and goes with the first row
  /// there is. Rows of collapsed sections count: their headers have to stay.
  ///
  /// Its rows are ordinary rows, with events and paths, and in the ``content``; they are not in the
  /// ``sections``. Its own id is always ``ItemID/emptyState``.
  public var emptyState: SectionItem? {
    get { arrangement.emptyState }
    set { _ = rearrange { $0.emptyState = newValue } }
  }

  /// Whether what is shown is the ``emptyState``.
  public var isShowingEmptyState: Bool {
    content.sections.count == 1 && content.sections[0].id == .emptyState
  }
}

extension ItemID {
  private struct EmptyState: Hashable, Sendable, CustomStringConvertible {
    var description: String { "empty state" }
  }

  /// The id of the section that a model shows where there is no row to show.
  public static let emptyState = ItemID(EmptyState())
}
