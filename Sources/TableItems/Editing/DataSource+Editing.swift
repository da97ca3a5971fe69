extension DataSource: TableViewEditing {
  /// Returns whether there is a row, a section or a closure that has to do with editing, or a delegate of
  /// your own that has.
  public func hasEditableRows(in tableView: any TableHost<Cell>) -> Bool {
    closures(of: tableView).hasEditableRows || isEditedByOther(tableView)
      || hasOtherSwipeActions(tableView)
  }

  /// Returns whether a row can be edited: what its closure, the row, its section, its cell type or the
  /// delegate says, else whether anything can be done to it.
  public func tableView(_ tableView: any TableHost<Cell>, canEditRowAt path: RowPath) -> Bool {
    model.event(at: path).map { canEdit($0, in: tableView) } ?? false
  }

  /// Returns what the closures of the row, the row and its section say, else nothing.
  public func tableView(
    _ tableView: any TableHost<Cell>, defaultEditingStyleForRowAt path: RowPath
  ) -> CellEditingStyle {
    model.event(at: path).map { closures(of: tableView).style(of: $0) } ?? .none
  }

  /// Deletes a row from the model, or inserts one before it, if that is still possible, and tells the
  /// closures.
  ///
  /// A row is deleted once: the row is found by its id when the closures have agreed.
  public func tableView(
    _ tableView: any TableHost<Cell>, commit editingStyle: CellEditingStyle,
    forRowAt path: RowPath
  ) {
    let delegate = closures(of: tableView)
    guard let details = model.event(at: path),
      let row = MarkedRow(at: path, in: model, delegate.model),
      canEdit(details, in: tableView), style(of: details, in: tableView) == editingStyle
    else { return }
    switch editingStyle {
    case .none: break
    case .delete: delegate.deleteIfAgreed(row)
    case .insert: delegate.insertRow(before: row)
    }
  }
}

extension DataSource {
  private func canEdit(_ details: TableEvent, in host: any TableHost<Cell>) -> Bool {
    let delegate = closures(of: host)
    if let said = delegate.saidCanEdit(details) { return said }
    return delegate.hasSwipeActions(details) || hasOtherSwipeActions(host)
      || style(of: details, in: host) != .none
  }

  /// Returns the style of a row; that of another delegate is what the table shows.
  private func style(
    of details: TableEvent, in host: any TableHost<Cell>
  ) -> CellEditingStyle {
    guard !(host.delegate is Delegate), let other = host.delegate as? any TableViewEditingDelegate
    else { return closures(of: host).style(of: details) }
    return other.tableView(host, editingStyleForRowAt: details.path)
  }

  /// Tells whether a delegate that is not a ready one says how rows are edited.
  private func isEditedByOther(_ host: any TableHost<Cell>) -> Bool {
    !(host.delegate is Delegate) && host.delegate is any TableViewEditingDelegate
  }

  /// Tells whether a delegate that is not a ready one has swipe actions.
  private func hasOtherSwipeActions(_ host: any TableHost<Cell>) -> Bool {
    guard !(host.delegate is Delegate) else { return false }
    return (host.delegate as? any TableViewSwipeActions)?.hasSwipeActions(in: host) ?? false
  }
}
