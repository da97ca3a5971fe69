/// Where in a table something that is dragged would be dropped, for a host to mark.
public enum DropTarget: Hashable, Sendable {
  /// Between rows, at an offset of the content.
  case gap(at: Double)

  /// Into a row.
  case row(RowPath)
}
