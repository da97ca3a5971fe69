extension TableView {
  /// The selected row, the first if there are several; nil if there is none.
  public var rowPathForSelectedRow: RowPath? { selectedPaths.min() }

  /// Selects a row in place of the one that is selected, without asking or telling the delegate;
  /// nil selects none.
  ///
  /// A row that does not exist is not selected.
  public func selectRow(at path: RowPath?, scrollPosition: ScrollPosition = .none) {
    layoutIfNeeded()
    guard let path else { return setSelection([]) }
    guard exists(path) else { return }
    setSelection([path])
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition) }
  }

  /// Deselects a row, without asking or telling the delegate.
  public func deselectRow(at path: RowPath) {
    setSelection(selectedPaths.subtracting([path]))
  }

  /// Does what a tap on a row does, on screen or not: asks whether it may be highlighted and
  /// selected, deselects the row that was selected, selects this one, and tells the delegate.
  ///
  /// A closure may change the table in the middle of it. What is left to do is then done to the same
  /// row, wherever it is; if it is gone, or the closure has tapped another row, nothing more happens.
  public func tapRow(at path: RowPath) {
    layoutIfNeeded()
    guard allowsSelection, exists(path), isEnabled(path) else { return }
    guard let delegate else { return setSelection([path]) }

    taps += 1
    let tapped = anchor(at: path)
    guard delegate.tableView(self, shouldHighlightRowAt: path), let path = currentPath(of: tapped),
      let answer = delegate.tableView(self, willSelectRowAt: path)
    else { return }
    // An answer that names the row itself means it, also where the row has moved meanwhile.
    let target = answer == path ? tapped : anchor(at: answer)

    for old in selectedPaths.sorted() {
      guard let path = currentPath(of: target) else { return }
      if old != path, selectedPaths.contains(old) { deselect(anchor(at: old), telling: delegate) }
    }
    guard let path = currentPath(of: target) else { return }
    setSelection(selectedPaths.union([path]))
    delegate.tableView(self, didSelectRowAt: path)
  }

  /// Does what a tap does at a distance from the top of what is visible; nothing where no row is.
  public func tap(atVisibleOffset distance: Double) {
    rowPath(atVisibleOffset: distance).map(tapRow(at:))
  }

  /// Does what a tap on the detail button of a row does; nothing for a row that is not on screen or
  /// has no such button.
  public func tapAccessory(ofRowAt path: RowPath) {
    guard let cell = cellForRow(at: path), cell.accessory.isButton else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  private func deselect(_ row: RowAnchor, telling delegate: any TableViewDelegate) {
    guard let path = currentPath(of: row),
      let answer = delegate.tableView(self, willDeselectRowAt: path)
    else { return }
    let target = answer == path ? row : anchor(at: answer)
    guard let path = currentPath(of: target), selectedPaths.contains(path) else { return }
    setSelection(selectedPaths.subtracting([path]))
    delegate.tableView(self, didDeselectRowAt: path)
  }

  private func setSelection(_ paths: Set<RowPath>) {
    let changed = selectedPaths.symmetricDifference(paths)
    selectedPaths = paths
    for path in changed { visibleCell(at: path)?.isSelected = paths.contains(path) }
  }

  /// Whether the row is not said to be disabled by the data source's model, whoever the delegate is.
  private func isEnabled(_ path: RowPath) -> Bool {
    dataSourceModel?.row(at: path)?.traits.isEnabled != false
  }

  func exists(_ path: RowPath) -> Bool {
    geometry.extent(of: .row(path)) != nil
  }
}
