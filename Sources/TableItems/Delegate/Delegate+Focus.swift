extension Delegate {
  /// Returns whether a row can be reached by keys: never one that is not enabled, else what the
  /// closures say, or the table.
  public func tableView(_ tableView: any TableHost, canFocusRowAt path: RowPath) -> Bool {
    guard model.row(at: path)?.traits.isEnabled != false else { return false }
    return ask(.canFocus, at: path, on: tableView, canFocus) ?? tableView.allowsFocus
  }

  /// Returns whether all rows of a section can be reached by keys, or none; nil if each has to be asked
  /// for.
  ///
  /// - Complexity: O(1) for uniform rows, and where rows can be reached; else O(*n*) in the number of
  ///   rows, which is still far less than to ask for each.
  package func canFocusRows(inSection section: Int, on tableView: any TableHost) -> Bool? {
    guard canFocus == nil, handlersByCell.values.allSatisfy({ $0[.canFocus] == nil })
    else { return nil }
    switch model.content.rows(inSection: section)?.storage {
    case .uniform(let rows):
      guard rows.extras?.handlers[.canFocus] == nil else { return nil }
      return rows.extras?.traits.isEnabled != false && tableView.allowsFocus
    case .mixed(let rows):
      if tableView.allowsFocus { return nil }
      return rows.allSatisfy { $0.handlers?[.canFocus] == nil } ? false : nil
    case nil:
      return tableView.allowsFocus
    }
  }

  /// Tells the closure that keys led from a row to another.
  public func tableView(
    _ tableView: any TableHost, didUpdateFocusFrom old: RowPath?, to new: RowPath?
  ) {
    onFocusChange?(
      old.flatMap { details(at: $0, on: tableView) }, new.flatMap { details(at: $0, on: tableView) }
    )
  }
}
