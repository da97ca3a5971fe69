/// The actions that are uncovered at an edge of a row.
struct RowSwipe {
  /// The row.
  var row: TrackedRow

  /// The edge at which they are.
  let edge: RowEdge

  /// The actions, from the edge of the row to its middle.
  let actions: [RowAction]

  /// Whether a swipe over the whole row performs the first of them.
  let performsFirstActionWithFullSwipe: Bool

  /// Whether the only action is the one that deletes the row where there are no others.
  let isDefault: Bool

  /// Whether a tap on the control that deletes the row has led to them.
  let isConfirmation: Bool
}
