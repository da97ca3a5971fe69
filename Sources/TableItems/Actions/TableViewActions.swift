/// A delegate whose rows have actions that a swipe uncovers.
///
/// To conform is to have the ability, as the presence of the methods is in UIKit.
@MainActor
public protocol TableViewSwipeActions: TableViewDelegate {
  /// Returns whether there may be rows with actions of their own, asked before any row is; true by
  /// default.
  ///
  /// It stands for the question whether the methods are there.
  func hasSwipeActions(in tableView: any TableHost) -> Bool

  /// Returns the actions at the leading edge of a row; nil, by default, for none.
  func tableView(
    _ tableView: any TableHost, leadingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration?

  /// Returns the actions at the trailing edge of a row; nil, by default, for that which deletes it, if it
  /// can be deleted.
  func tableView(
    _ tableView: any TableHost, trailingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration?
}

extension TableViewSwipeActions {
  /// True.
  public func hasSwipeActions(in tableView: any TableHost) -> Bool { true }

  /// Nil.
  public func tableView(
    _ tableView: any TableHost, leadingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? { nil }

  /// Nil.
  public func tableView(
    _ tableView: any TableHost, trailingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? { nil }
}

/// A delegate whose rows have menus.
///
/// To conform is to have the ability, as the presence of the methods is in UIKit.
@MainActor
public protocol TableViewContextMenus: TableViewDelegate {
  /// Returns whether there may be rows with menus, asked before any row is; true by default.
  ///
  /// It stands for the question whether the methods are there.
  func hasContextMenus(in tableView: any TableHost) -> Bool

  /// Returns the menu of a row; nil for none.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - path: The row.
  ///   - x: Where a person asks for the menu, from the leading edge of the content; nil if by a key.
  ///   - y: Where a person asks for the menu, from the top of the content; nil if by a key.
  /// - Returns: The menu.
  func tableView(
    _ tableView: any TableHost, contextMenuForRowAt path: RowPath, x: Double?, y: Double?
  ) -> RowMenu?

  /// Takes note that the menu of a row is about to be shown.
  func tableView(_ tableView: any TableHost, willDisplayContextMenuForRowAt path: RowPath)

  /// Takes note that the menu of a row is closed; nil if the row is gone.
  func tableView(_ tableView: any TableHost, willEndContextMenuForRowAt path: RowPath?)
}

extension TableViewContextMenus {
  /// True.
  public func hasContextMenus(in tableView: any TableHost) -> Bool { true }

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, willDisplayContextMenuForRowAt path: RowPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, willEndContextMenuForRowAt path: RowPath?
  ) {}
}
