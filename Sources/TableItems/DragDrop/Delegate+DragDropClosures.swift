extension Delegate {
  /// The closure that says what a drag carries that begins at a row; nothing for no drag.
  public var dragItems: ((TableEvent) -> [DragItem])? {
    get { closures.dragItems }
    set { closures.dragItems = newValue }
  }

  /// The closure that says what becomes of things that are dropped at a place.
  public var dropProposal: ((DropDestination) -> DropProposal)? {
    get { closures.dropProposal }
    set { closures.dropProposal = newValue }
  }

  /// The closure that says which rows to put where things are dropped; nil to refuse the things.
  public var rowsForDrop: ((DropDestination) -> [RowItem]?)? {
    get { closures.rowsForDrop }
    set { closures.rowsForDrop = newValue }
  }
}
