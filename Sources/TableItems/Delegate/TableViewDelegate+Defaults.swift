extension TableViewDelegate {
  /// The row height of the table.
  public func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight {
    tableView.rowHeight
  }

  /// The header height of the table.
  public func tableView(
    _ tableView: any TableHost, heightForHeaderInSection section: Int
  ) -> RowHeight {
    tableView.sectionHeaderHeight
  }

  /// The footer height of the table.
  public func tableView(
    _ tableView: any TableHost, heightForFooterInSection section: Int
  ) -> RowHeight {
    tableView.sectionFooterHeight
  }

  /// Nil.
  public func tableView(
    _ tableView: any TableHost, indentationLevelForRowAt path: RowPath
  ) -> Int? { nil }

  /// True.
  public func tableView(_ tableView: any TableHost, shouldHighlightRowAt path: RowPath) -> Bool {
    true
  }

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, didHighlightRowAt path: RowPath) {}

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, didUnhighlightRowAt path: RowPath) {}

  /// The row itself.
  public func tableView(_ tableView: any TableHost, willSelectRowAt path: RowPath) -> RowPath? {
    path
  }

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, didSelectRowAt path: RowPath) {}

  /// The row itself.
  public func tableView(_ tableView: any TableHost, willDeselectRowAt path: RowPath) -> RowPath? {
    path
  }

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, didDeselectRowAt path: RowPath) {}

  /// Whether the table is not being edited.
  public func tableView(
    _ tableView: any TableHost, canPerformPrimaryActionForRowAt path: RowPath
  ) -> Bool { !tableView.isEditing }

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, performPrimaryActionForRowAt path: RowPath) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, accessoryButtonTappedForRowWith path: RowPath
  ) {}

  /// False.
  public func tableView(
    _ tableView: any TableHost, shouldBeginMultipleSelectionInteractionAt path: RowPath
  ) -> Bool { false }

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, didBeginMultipleSelectionInteractionAt path: RowPath
  ) {}

  /// Does nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: any TableHost) {}

  /// Whether the table allows it.
  public func tableView(_ tableView: any TableHost, canFocusRowAt path: RowPath) -> Bool {
    tableView.allowsFocus
  }

  /// True.
  public func tableView(
    _ tableView: any TableHost, shouldUpdateFocusFrom old: RowPath?, to new: RowPath?
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, didUpdateFocusFrom old: RowPath?, to new: RowPath?
  ) {}

  /// Whether it does in the table.
  public func tableView(
    _ tableView: any TableHost, selectionFollowsFocusForRowAt path: RowPath
  ) -> Bool { tableView.selectionFollowsFocus }

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, didConfigure cell: any TableCell, forRowAt path: RowPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, willDisplay cell: any TableCell, forRowAt path: RowPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, didEndDisplaying cell: any TableCell, forRowAt path: RowPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, willDisplayHeaderView view: any TableCell, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, didEndDisplayingHeaderView view: any TableCell,
    forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, willDisplayFooterView view: any TableCell, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, didEndDisplayingFooterView view: any TableCell,
    forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, didReceive cellEvent: Any, forRowAt path: RowPath
  ) {}
}
