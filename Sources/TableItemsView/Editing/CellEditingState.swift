/// What a cell shows of editing, beside its content.
public struct CellEditingState: Hashable, Sendable {
  /// Whether the table is being edited, and something can be done to the row.
  public var isEditing = false

  /// What the control at the leading edge does.
  public var style = CellEditingStyle.none

  /// Whether the content makes room for that control.
  public var shouldIndent = false

  /// Whether there is a control at the trailing edge to move the row with.
  public var showsReorderControl = false

  /// What stands at the trailing edge in place of the accessory; nil for nothing.
  public var accessory: CellAccessory?

  /// The titles of the actions that are uncovered at the leading edge.
  public var leadingActions: [String] = []

  /// The titles of the actions that are uncovered at the trailing edge, the first the outermost.
  public var trailingActions: [String] = []

  /// Whether the uncovered action deletes the row, and a tap on the control at the leading edge led to it.
  public var showsDeleteConfirmation = false

  /// Whether the row is being moved.
  public var isBeingMoved = false

  /// Creates the state of a cell of which nothing is edited.
  public init() {}
}
