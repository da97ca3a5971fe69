extension Delegate {
  /// Returns whether a row can be reached by keys: never one that is not enabled, else what the
  /// closures say, or the table.
  public func tableView(_ tableView: any TableHost, canFocusRowAt path: RowPath) -> Bool {
    guard model.row(at: path)?.traits.isEnabled != false else { return false }
    return ask(.canFocus, at: path, on: tableView, canFocus) ?? tableView.allowsFocus
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
