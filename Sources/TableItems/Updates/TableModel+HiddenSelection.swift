extension TableModel {
  /// Tells whether a row is hidden: it is in the ``sections``, but not among what is shown.
  ///
  /// - Complexity: O(1), after O(*n*) in the rows of the section the first time.
  public func isHidden(_ id: RowID) -> Bool {
    path(of: id) == nil && isWanted(id)
  }

  /// Takes note that rows are not shown any more that were selected, so that they are when they are
  /// shown again.
  ///
  /// A host calls it when it has performed updates. Rows that are not hidden, but gone, are passed over;
  /// those that are kept are forgotten when they go from the ``sections``.
  public func keepSelection(of ids: some Sequence<RowID>) {
    guard !(arrangement.isPlain && queue.waiting == nil) else { return }
    // Ids are compared, which may look at the model.
    var kept = hiddenSelection
    for id in ids where isHidden(id) { kept.insert(id) }
    hiddenSelection = kept
  }

  /// Returns where those rows are that were selected, hidden, and are shown again, and forgets them; a
  /// host selects them.
  ///
  /// - Complexity: O(*n*) in the number of selected rows that are hidden.
  public func takeSelectionShownAgain() -> [RowPath] {
    var paths: [RowPath] = []
    var hidden = hiddenSelection
    for id in hiddenSelection {
      guard let path = path(of: id) else { continue }
      paths.append(path)
      hidden.remove(id)
    }
    hiddenSelection = hidden
    return paths
  }

  /// Forgets which hidden rows were selected.
  ///
  /// A host calls it when its selection is cleared, or another row takes its place.
  public func forgetHiddenSelection() {
    hiddenSelection = []
  }

  /// Forgets rows that the program does not want to be shown any more.
  func forgetSelectionOfRowsGone() {
    sourceIndex = nil
    guard !hiddenSelection.isEmpty else { return }
    let kept = hiddenSelection.filter { isWanted($0) }
    hiddenSelection = kept
  }

  private func isWanted(_ id: RowID) -> Bool { indexedSourcePath(of: id) != nil }
}
