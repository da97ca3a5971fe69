/// A row that is being moved, and where it would go.
struct RowReorder {
  /// The row.
  var row: TrackedRow

  /// Where it would go if it were dropped now.
  var target: RowPath
}
