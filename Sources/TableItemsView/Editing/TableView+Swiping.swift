extension TableView {
  /// Does what a swipe over a row does, on screen or not: uncovers the actions at an edge.
  ///
  /// What is open is closed first. It is asked whether the row can be edited, how, and which actions there
  /// are; where the delegate names none, the trailing edge has one that deletes the row, if it can be.
  /// While the table is being edited, nothing is uncovered.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - edge: The edge at which the actions are.
  /// - Returns: Whether they are uncovered now.
  @discardableResult
  public func swipeRow(at path: RowPath, edge: RowEdge) -> Bool {
    layoutIfNeeded()
    if let swipe = openSwipe, swipe.row.path == path, swipe.edge == edge, !isEditing { return true }
    let row = exists(path) ? tapped(tracked(at: path)) : nil
    cancelTouch()
    closeOpenInteraction()
    guard let row, !isEditing, let swipe = swipe(over: row, edge: edge),
      let path = currentPath(of: row)
    else { return false }
    uncover(swipe, at: path)
    (delegate as? any TableViewEditingDelegate)?.tableView(self, willBeginEditingRowAt: path)
    return isOpen(row)
  }

  /// Does what a swipe over the whole of a row does: performs the first action, if that is how it is meant
  /// and the action can be chosen, or else uncovers the actions.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - edge: The edge at which the actions are.
  /// - Returns: Whether there are any.
  @discardableResult
  public func fullySwipeRow(at path: RowPath, edge: RowEdge) -> Bool {
    guard swipeRow(at: path, edge: edge) else { return false }
    if let swipe = openSwipe, swipe.performsFirstActionWithFullSwipe { performSwipeAction(at: 0) }
    return true
  }

  /// Covers the actions of a row again; updates that waited are performed.
  public func closeSwipe() {
    layoutIfNeeded()
    if openSwipe != nil { closeOpenInteraction() }
  }

  /// The row whose actions are uncovered; nil if there is none.
  public var swipedRowPath: RowPath? {
    layoutIfNeeded()
    return openSwipe.flatMap { place(of: $0.row) }
  }

  /// The edge at which actions are uncovered; nil if there are none.
  public var swipedEdge: RowEdge? {
    layoutIfNeeded()
    return openSwipe?.edge
  }

  /// The actions that are uncovered, from the edge of the row to its middle.
  public var uncoveredActions: [RowAction] {
    layoutIfNeeded()
    return openSwipe?.actions ?? []
  }

  /// The actions of a row that are uncovered.
  var openSwipe: RowSwipe? {
    guard case .swipe(let swipe) = interaction.open else { return nil }
    return swipe
  }

  /// Has actions be uncovered.
  func uncover(_ swipe: RowSwipe, at path: RowPath) {
    open(.swipe(swipe), at: path)
  }

  /// Asks which actions there are at an edge of a row; nil if there are none, or the row is gone meanwhile.
  func swipe(
    over row: TrackedRow, edge: RowEdge, isConfirmation: Bool = false
  ) -> RowSwipe? {
    var canDelete = false
    if let source = dataSource as? any TableViewEditing<Cell>, source.hasEditableRows(in: self) {
      guard let path = currentPath(of: row), source.tableView(self, canEditRowAt: path)
      else { return nil }
      if edge == .trailing, let path = currentPath(of: row) {
        canDelete = editingStyle(ofRowAt: path, in: source) == .delete
      }
    }
    guard let path = currentPath(of: row) else { return nil }
    let configuration = configuration(ofRowAt: path, edge: edge)
    guard configuration != nil || canDelete, let path = currentPath(of: row) else { return nil }
    let given = configuration ?? [deletion(ofRowAt: path)]
    guard !given.actions.isEmpty else { return nil }
    return RowSwipe(
      row: row, edge: edge, actions: given.actions,
      performsFirstActionWithFullSwipe: given.performsFirstActionWithFullSwipe,
      isDefault: configuration == nil, isConfirmation: isConfirmation)
  }

  private func configuration(ofRowAt path: RowPath, edge: RowEdge) -> SwipeActionsConfiguration? {
    guard let delegate = delegate as? any TableViewSwipeActions,
      delegate.hasSwipeActions(in: self)
    else { return nil }
    return switch edge {
    case .leading: delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing: delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
  }

  /// Returns the action that stands for deleting a row; it is the data source that does it.
  private func deletion(ofRowAt path: RowPath) -> RowAction {
    let title = (delegate as? any TableViewEditingDelegate)?
      .tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return RowAction(title ?? "Delete", style: .destructive) { _ in false }
  }
}
