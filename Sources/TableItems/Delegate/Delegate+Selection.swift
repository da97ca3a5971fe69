extension Delegate {
  /// Returns whether a row may be highlighted: never one that is not enabled, else what the closures
  /// say.
  public func tableView(
    _ tableView: any TableHost, shouldHighlightRowAt path: RowPath
  ) -> Bool {
    guard model.row(at: path)?.traits.isEnabled != false else { return false }
    return ask(.shouldHighlight, at: path, on: tableView, shouldHighlight) ?? true
  }

  /// Tells the closures that a row was touched.
  public func tableView(_ tableView: any TableHost, didHighlightRowAt path: RowPath) {
    tell(.highlight, at: path, on: tableView, onHighlight)
  }

  /// Tells the closures that a row is not touched any more.
  public func tableView(_ tableView: any TableHost, didUnhighlightRowAt path: RowPath) {
    tell(.unhighlight, at: path, on: tableView, onUnhighlight)
  }

  /// Returns the row to select in place of one, by what the closures say.
  public func tableView(
    _ tableView: any TableHost, willSelectRowAt path: RowPath
  ) -> RowPath? {
    // An answer of nil is an answer: it refuses.
    guard let answer = ask(.willSelect, at: path, on: tableView, willSelect) else { return path }
    return answer
  }

  /// Tells the closures that a row was selected.
  public func tableView(_ tableView: any TableHost, didSelectRowAt path: RowPath) {
    tell(.select, at: path, on: tableView, onSelect)
  }

  /// Returns the row to deselect in place of one, by what the closures say.
  public func tableView(
    _ tableView: any TableHost, willDeselectRowAt path: RowPath
  ) -> RowPath? {
    guard let answer = ask(.willDeselect, at: path, on: tableView, willDeselect)
    else { return path }
    return answer
  }

  /// Tells the closures that a row was deselected.
  public func tableView(_ tableView: any TableHost, didDeselectRowAt path: RowPath) {
    tell(.deselect, at: path, on: tableView, onDeselect)
  }

  /// Returns whether the primary action of a row can be done, by what the closures say.
  public func tableView(
    _ tableView: any TableHost, canPerformPrimaryActionForRowAt path: RowPath
  ) -> Bool {
    ask(.canPerformPrimaryAction, at: path, on: tableView, canPerformPrimaryAction)
      ?? !tableView.isEditing
  }

  /// Tells the closures to do what a row is there for.
  public func tableView(_ tableView: any TableHost, performPrimaryActionForRowAt path: RowPath) {
    tell(.primaryAction, at: path, on: tableView, onPrimaryAction)
  }

  /// Tells the closures that the detail button of a row was tapped.
  public func tableView(
    _ tableView: any TableHost, accessoryButtonTappedForRowWith path: RowPath
  ) {
    tell(.accessoryTap, at: path, on: tableView, onAccessoryTap)
  }

  /// Returns whether several rows may be selected in one go, by what the closure says.
  public func tableView(
    _ tableView: any TableHost, shouldBeginMultipleSelectionInteractionAt path: RowPath
  ) -> Bool {
    details(at: path, on: tableView).flatMap { shouldBeginMultipleSelection?($0) } ?? false
  }

  /// Tells the closure that several rows are being selected in one go.
  public func tableView(
    _ tableView: any TableHost, didBeginMultipleSelectionInteractionAt path: RowPath
  ) {
    guard let details = details(at: path, on: tableView) else { return }
    onBeginMultipleSelection?(details)
  }

  /// Tells the closure that no more rows are being selected in one go.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: any TableHost) {
    onEndMultipleSelection?()
  }
}
