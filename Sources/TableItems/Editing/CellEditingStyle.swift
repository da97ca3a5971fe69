/// What a person can do to a row with the control at its leading edge while the table is being edited.
public enum CellEditingStyle: Hashable, Sendable {
  /// Nothing.
  case none

  /// Delete the row.
  case delete

  /// Insert a row before it.
  case insert
}
