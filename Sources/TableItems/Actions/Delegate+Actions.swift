extension Delegate: TableViewSwipeActions {
  /// Returns whether there are closures for swipe actions.
  public func hasSwipeActions(in tableView: any TableHost) -> Bool {
    hasAny(of: .swipeActions)
  }

  /// Returns the actions at the leading edge of a row, by what the closures say.
  public func tableView(
    _ tableView: any TableHost, leadingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? {
    ask(.leadingSwipeActions, at: path, on: tableView, leadingSwipeActions) ?? nil
  }

  /// Returns the actions at the trailing edge of a row, by what the closures say.
  public func tableView(
    _ tableView: any TableHost, trailingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? {
    ask(.trailingSwipeActions, at: path, on: tableView, trailingSwipeActions) ?? nil
  }
}

extension Delegate: TableViewContextMenus {
  /// Returns whether there are closures for menus.
  public func hasContextMenus(in tableView: any TableHost) -> Bool {
    hasAny(of: .contextMenus)
  }

  /// Returns the menu of a row, by what the closures say.
  public func tableView(
    _ tableView: any TableHost, contextMenuForRowAt path: RowPath, x: Double?, y: Double?
  ) -> RowMenu? {
    ask(.contextMenu, at: path, on: tableView, contextMenu) ?? nil
  }

  /// Tells the closure that the menu of a row is about to be shown.
  public func tableView(_ tableView: any TableHost, willDisplayContextMenuForRowAt path: RowPath) {
    guard let details = details(at: path, on: tableView) else { return }
    onOpenContextMenu?(details)
  }

  /// Tells the closure that the menu of a row is closed; with nil if the row is gone.
  public func tableView(_ tableView: any TableHost, willEndContextMenuForRowAt path: RowPath?) {
    let row = path.flatMap { details(at: $0, on: tableView) }
    onCloseContextMenu?(row)
  }
}
