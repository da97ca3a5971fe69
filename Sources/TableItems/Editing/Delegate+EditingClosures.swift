extension Delegate {
  /// The closure that says whether a row can be edited.
  public var canEdit: ((TableEvent) -> Bool)? {
    get { closures.canEdit }
    set { closures.canEdit = newValue }
  }

  /// The closure that says what a person can do to a row while the table is being edited.
  public var editingStyle: ((TableEvent) -> CellEditingStyle)? {
    get { closures.editingStyle }
    set { closures.editingStyle = newValue }
  }

  /// The closure that says whether a person can move a row.
  public var canMove: ((TableEvent) -> Bool)? {
    get { closures.canMove }
    set { closures.canMove = newValue }
  }

  /// The closure that says whether a row makes room at its leading edge while the table is being
  /// edited.
  public var shouldIndentWhileEditing: ((TableEvent) -> Bool)? {
    get { closures.shouldIndentWhileEditing }
    set { closures.shouldIndentWhileEditing = newValue }
  }

  /// The closure that says whether a row may be deleted, now that a person wants to.
  public var shouldDelete: ((TableEvent) -> Bool)? {
    get { closures.shouldDelete }
    set { closures.shouldDelete = newValue }
  }

  /// The closure that is told that a person has deleted a row.
  public var onDelete: ((TableEvent) -> Void)? {
    get { closures.onDelete }
    set { closures.onDelete = newValue }
  }

  /// The closure that says which row to insert before a row, as a person wants; nil for none.
  public var rowToInsert: ((TableEvent) -> RowItem?)? {
    get { closures.rowToInsert }
    set { closures.rowToInsert = newValue }
  }

  /// The closure that says what stands on the button that deletes a row; nil for “Delete”.
  public var deleteConfirmationTitle: ((TableEvent) -> String?)? {
    get { closures.deleteConfirmationTitle }
    set { closures.deleteConfirmationTitle = newValue }
  }

  /// The closure that says where a row goes if a person drops it where the ``TableEvent/move``
  /// says.
  public var moveTarget: ((TableEvent) -> RowPath)? {
    get { closures.moveTarget }
    set { closures.moveTarget = newValue }
  }

  /// The closure that is told that a person has moved a row, as the ``TableEvent/move`` says.
  public var onMove: ((TableEvent) -> Void)? {
    get { closures.onMove }
    set { closures.onMove = newValue }
  }

  /// The closure that is told that a person swipes over a row.
  public var onBeginEditing: ((TableEvent) -> Void)? {
    get { closures.onBeginEditing }
    set { closures.onBeginEditing = newValue }
  }

  /// The closure that is told that the actions of a row are closed; nil if the row is gone.
  public var onEndEditing: ((TableEvent?) -> Void)? {
    get { closures.onEndEditing }
    set { closures.onEndEditing = newValue }
  }
}
