extension TableView {
  /// Does what a tap on one of the actions does that are uncovered: closes them, and performs it.
  ///
  /// The one that deletes the row where there are no others has the data source do that. An action that is
  /// not enabled cannot be chosen.
  ///
  /// - Parameter index: The position of the action in ``uncoveredActions``.
  /// - Returns: What tells whether the action is done; nil if there is nothing to choose.
  @discardableResult
  public func performSwipeAction(at index: Int) -> Task<Bool, Never>? {
    layoutIfNeeded()
    guard let swipe = openSwipe, swipe.actions.indices.contains(index),
      swipe.actions[index].isEnabled
    else { return nil }
    guard let path = place(of: swipe.row) else {
      closeOpenInteraction()
      return nil
    }
    let delegate = delegate
    _ = takeOpenInteraction()
    let task: Task<Bool, Never>
    if swipe.isDefault {
      commit(.delete, forRowAt: path)
      task = Task { true }
    } else {
      task = perform(swipe.actions[index], ofRowAt: path)
    }
    tellOfEnd(of: swipe, at: lastPlace(of: swipe.row), to: delegate)
    resumeUpdates()
    return task
  }

  /// Does what a tap on the control at the leading edge of a row does while the table is being edited: has a
  /// row inserted, or uncovers what deletes this one.
  ///
  /// - Parameter path: The row; nothing is done for one that is not on screen or has no such control.
  /// - Returns: Whether anything was done.
  @discardableResult
  public func tapEditControl(ofRowAt path: RowPath) -> Bool {
    layoutIfNeeded()
    guard !closeOpenInteraction(), isEditing, exists(path),
      let style = layout.visible.view(of: .row(path))?.editing.style, style != .none
    else { return false }
    let row = tapped(tracked(at: path))
    cancelTouch()
    guard let path = currentPath(of: row) else { return false }
    if style == .insert {
      commit(.insert, forRowAt: path)
      resumeUpdates()
      return true
    }
    guard let swipe = swipe(over: row, edge: .trailing, isConfirmation: true), isEditing,
      let path = currentPath(of: row)
    else { return false }
    uncover(swipe, at: path)
    return true
  }

  private func commit(_ style: CellEditingStyle, forRowAt path: RowPath) {
    (dataSource as? any TableViewEditing<Cell>)?.tableView(self, commit: style, forRowAt: path)
  }

  /// Performs an action on a row.
  func perform(_ action: RowAction, ofRowAt path: RowPath) -> Task<Bool, Never> {
    action.perform(for: event(at: path), in: dataSourceModel)
  }

  private func event(at path: RowPath) -> TableEvent {
    dataSourceModel?.content.event(at: path)
      ?? (delegate as? any ModelBacked)?.model.content.event(at: path)
      // Without a model, a row is known by where it stands.
      ?? TableEvent(
        path: path, id: RowID(section: ItemID(path.section), row: ItemID(path.row)), row: "")
  }
}
