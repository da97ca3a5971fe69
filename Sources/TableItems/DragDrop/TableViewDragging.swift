/// An object that says what of a table a person can drag elsewhere: the `dragDelegate` of a table view.
@MainActor
public protocol TableViewDragging: AnyObject {
  /// Returns what a drag that begins at a row carries; nothing for no drag.
  func tableView(_ tableView: any TableHost, itemsForBeginningDragAt path: RowPath) -> [DragItem]

  /// Returns what a row adds to a drag under way; nothing, by default.
  func tableView(
    _ tableView: any TableHost, itemsForAddingTo session: DragSession, at path: RowPath
  ) -> [DragItem]

  /// Returns whether things may be moved, and not just copied; true by default.
  func tableView(
    _ tableView: any TableHost, dragSessionAllowsMoveOperation session: DragSession
  ) -> Bool

  /// Returns whether things stay within the program; false by default.
  func tableView(
    _ tableView: any TableHost, dragSessionIsRestrictedToDraggingApplication session: DragSession
  ) -> Bool

  /// Takes note that a drag begins.
  func tableView(_ tableView: any TableHost, dragSessionWillBegin session: DragSession)

  /// Takes note that a drag has ended, and what was done with the things.
  func tableView(
    _ tableView: any TableHost, dragSessionDidEnd session: DragSession,
    with operation: DropProposal.Operation)
}

extension TableViewDragging {
  /// Nothing.
  public func tableView(
    _ tableView: any TableHost, itemsForAddingTo session: DragSession, at path: RowPath
  ) -> [DragItem] { [] }

  /// True.
  public func tableView(
    _ tableView: any TableHost, dragSessionAllowsMoveOperation session: DragSession
  ) -> Bool { true }

  /// False.
  public func tableView(
    _ tableView: any TableHost, dragSessionIsRestrictedToDraggingApplication session: DragSession
  ) -> Bool { false }

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, dragSessionWillBegin session: DragSession) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, dragSessionDidEnd session: DragSession,
    with operation: DropProposal.Operation
  ) {}
}

/// An object that takes what a person drags to a table: the `dropDelegate` of a table view.
@MainActor
public protocol TableViewDropping: AnyObject {
  /// Returns whether a table is interested in what is dragged; true by default.
  func tableView(_ tableView: any TableHost, canHandle session: DragSession) -> Bool

  /// Returns what becomes of things that are dropped at a place; by default nothing.
  func tableView(
    _ tableView: any TableHost, dropSessionDidUpdateAt destination: DropDestination
  ) -> DropProposal

  /// Takes what was dropped at a place.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - destination: What was dropped, and where.
  ///   - proposal: What was agreed to: a copy or a move.
  /// - Returns: What was done, which is told where the things come from: after a move they go from there;
  ///   ``DropProposal/Operation/cancel`` if they were refused after all.
  @discardableResult
  func tableView(
    _ tableView: any TableHost, performDropAt destination: DropDestination,
    proposal: DropProposal
  ) -> DropProposal.Operation

  /// Takes note that things are dragged to where the table is.
  func tableView(_ tableView: any TableHost, dropSessionDidEnter session: DragSession)

  /// Takes note that things are dragged away from where the table is.
  func tableView(_ tableView: any TableHost, dropSessionDidExit session: DragSession)

  /// Takes note that the drag has ended.
  func tableView(_ tableView: any TableHost, dropSessionDidEnd session: DragSession)
}

extension TableViewDropping {
  /// True.
  public func tableView(_ tableView: any TableHost, canHandle session: DragSession) -> Bool { true }

  /// Nothing is done.
  public func tableView(
    _ tableView: any TableHost, dropSessionDidUpdateAt destination: DropDestination
  ) -> DropProposal { DropProposal(.cancel) }

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, dropSessionDidEnter session: DragSession) {}

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, dropSessionDidExit session: DragSession) {}

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, dropSessionDidEnd session: DragSession) {}
}
