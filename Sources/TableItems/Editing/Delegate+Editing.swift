extension Delegate: TableViewEditingDelegate {
  /// Returns what a person can do to a row while the table is being edited: what its closure, the row, its
  /// section, its cell type or the delegate says, else what there is a closure for.
  public func tableView(
    _ tableView: any TableHost, editingStyleForRowAt path: RowPath
  ) -> CellEditingStyle {
    details(at: path, on: tableView).map { style(of: $0) } ?? .none
  }

  /// Returns the title of the button that deletes a row, by what the closures say.
  public func tableView(
    _ tableView: any TableHost, titleForDeleteConfirmationButtonForRowAt path: RowPath
  ) -> String? {
    ask(.deleteConfirmationTitle, at: path, on: tableView, deleteConfirmationTitle) ?? nil
  }

  /// Returns whether a row makes room at its leading edge while the table is being edited: what its
  /// closure, the row, its section, its cell type or the delegate says, else true.
  public func tableView(
    _ tableView: any TableHost, shouldIndentWhileEditingRowAt path: RowPath
  ) -> Bool {
    guard let details = details(at: path, on: tableView) else { return true }
    return ask(
      .shouldIndentWhileEditing, details, said: details.editing.shouldIndent,
      shouldIndentWhileEditing) ?? true
  }

  /// Tells the closures that a person swipes over a row.
  public func tableView(_ tableView: any TableHost, willBeginEditingRowAt path: RowPath) {
    tell(.beginEditing, at: path, on: tableView, onBeginEditing)
  }

  /// Tells the closures that the actions of a row are closed; of a row that is gone, only the closure of
  /// the delegate is told.
  public func tableView(_ tableView: any TableHost, didEndEditingRowAt path: RowPath?) {
    guard let details = path.flatMap({ details(at: $0, on: tableView) }) else {
      onEndEditing?(nil)
      return
    }
    tell(.endEditing, details, onEndEditing)
  }
}
