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
    guard allowsSelection, exists(path) else { return }
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
    selectedPaths = paths
    updateSelectionOfCells()
  }

  private func exists(_ path: RowPath) -> Bool {
    geometry.extent(of: .row(path)) != nil
  }
}

// MARK: - Rows across changes of the table

/// A row that is to be found again after a closure was called.
private struct RowAnchor {
  let path: RowPath
  let id: RowID?

  /// How many taps and reloads there had been.
  let taps: Int
  let reloads: Int
}

extension TableView {
  private func anchor(at path: RowPath) -> RowAnchor {
    RowAnchor(
      path: path, id: dataSourceModel?.content.id(at: path), taps: taps, reloads: reloads)
  }

  /// Returns where a row is now: by its id, if the data source has a model, else where it was; nil
  /// if it is gone, or another row was tapped since.
  private func currentPath(of row: RowAnchor) -> RowPath? {
    guard row.taps == taps else { return nil }
    if row.reloads == reloads { return exists(row.path) ? row.path : nil }
    layoutIfNeeded()
    guard let model = dataSourceModel else { return exists(row.path) ? row.path : nil }
    return row.id.flatMap { id in
      model.content.id(at: row.path) == id ? row.path : model.path(of: id)
    }
  }
}
