extension Delegate {
  /// The closure that says which actions are at the leading edge of a row; nil for none.
  public var leadingSwipeActions: ((TableEvent) -> SwipeActionsConfiguration?)? {
    get { closures.leadingSwipeActions }
    set { closures.leadingSwipeActions = newValue }
  }

  /// The closure that says which actions are at the trailing edge of a row; nil for that which
  /// deletes it.
  public var trailingSwipeActions: ((TableEvent) -> SwipeActionsConfiguration?)? {
    get { closures.trailingSwipeActions }
    set { closures.trailingSwipeActions = newValue }
  }

  /// The closure that says which menu a row has; nil for none.
  public var contextMenu: ((TableEvent) -> RowMenu?)? {
    get { closures.contextMenu }
    set { closures.contextMenu = newValue }
  }

  /// The closure that is told that the menu of a row is about to be shown.
  public var onOpenContextMenu: ((TableEvent) -> Void)? {
    get { closures.onOpenContextMenu }
    set { closures.onOpenContextMenu = newValue }
  }

  /// The closure that is told that the menu of a row is closed; nil if the row is gone.
  public var onCloseContextMenu: ((TableEvent?) -> Void)? {
    get { closures.onCloseContextMenu }
    set { closures.onCloseContextMenu = newValue }
  }
}
