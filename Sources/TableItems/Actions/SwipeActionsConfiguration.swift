/// The actions that a swipe over a row uncovers at one of its edges.
///
/// ```swift
/// RowItem(mail, cell: MailCell.self, handlers: [
///   .on(.trailingSwipeActions) { mail, _ in
///     [RowAction("Archive") { _ in archive(mail) }, RowAction("Flag") { _ in flag(mail) }]
///   }
/// ])
/// ```
///
/// An empty one uncovers nothing. Where there is none, a row that can be deleted has an action that
/// deletes it.
public struct SwipeActionsConfiguration: Sendable, ExpressibleByArrayLiteral {
  /// The actions, from the edge of the row to its middle.
  public var actions: [RowAction]

  /// Whether a swipe over the whole row performs the first action.
  public var performsFirstActionWithFullSwipe: Bool

  /// Takes actions, from the edge of the row to its middle.
  public init(actions: [RowAction], performsFirstActionWithFullSwipe: Bool = true) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }

  /// Takes actions, from the edge of the row to its middle.
  public init(arrayLiteral actions: RowAction...) {
    self.init(actions: actions)
  }
}

/// An edge of a row.
public enum RowEdge: Hashable, Sendable {
  /// Where its text begins.
  case leading

  /// Where its text ends.
  case trailing
}
