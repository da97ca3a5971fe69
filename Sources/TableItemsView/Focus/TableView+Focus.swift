extension TableView {
  /// The row that keys lead from; nil if there is none.
  public var focusedRowPath: RowPath? {
    layoutIfNeeded()
    return interaction.focused.flatMap { place(of: $0) }
  }

  /// Does what a key does: leads to another row that can be reached, and scrolls to where it can be
  /// seen.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - extending: Whether the rows up to there are selected, where several can be.
  /// - Returns: Whether the key led anywhere.
  @discardableResult
  public func press(_ key: FocusKey, extending: Bool = false) -> Bool {
    let old = focusedRowPath
    guard let new = target(of: key, from: old) else { return false }
    guard extending, allowsSelectionNow, allowsMultipleNow, let old else {
      interaction.selection.endRange()
      guard moveFocus(to: new) else { return false }
      selectFocused(new)
      return true
    }
    if interaction.selection.anchor == nil { interaction.selection.beginRange(at: old) }
    guard moveFocus(to: new) else { return false }
    if let path = place(of: new) { extendSelection(to: path) }
    return true
  }

  /// Does what the return key does: what a tap on the focused row does.
  public func pressSelect() {
    if let path = focusedRowPath { tapRow(at: path) }
  }

  /// Has keys lead from a row, if it can be reached; nil for from none.
  ///
  /// - Parameter path: The row.
  /// - Returns: Whether keys lead from there now.
  @discardableResult
  public func focusRow(at path: RowPath?) -> Bool {
    layoutIfNeeded()
    guard let path else { return moveFocus(to: nil) }
    guard exists(path) else { return false }
    let row = anchor(at: path)
    guard canFocus(path), moveFocus(to: row) else { return false }
    selectFocused(row)
    return true
  }

  /// Returns the row that a key leads to; nil if it leads nowhere, or a closure that was asked has
  /// loaded the table anew and the row is gone.
  private func target(of key: FocusKey, from old: RowPath?) -> RowAnchor? {
    let navigation = RowNavigation(layout.geometry, screenHeight: height)
    let reloads = interaction.reloads
    var asked: RowAnchor?
    let target = navigation.target(of: key, from: old) { path in
      guard reloads == interaction.reloads else { return true }
      asked = anchor(at: path)
      return canFocus(path)
    }
    guard let target, target != old, let asked, asked.path == target else { return nil }
    return asked
  }

  /// Keeps the focus on its row after the table was loaded, or lets go of it if the row is gone.
  func restoreFocus() {
    interaction.focused = interaction.focused.flatMap(restored)
    if let focused = interaction.focused, !isEnabled(focused.path) { interaction.focused = nil }
  }

  /// Returns a row after the table was loaded, where it is now; nil if it is gone, or has no id.
  func restored(_ row: RowAnchor) -> RowAnchor? {
    guard let model = dataSourceModel, let id = row.id else { return nil }
    let isInPlace = model.content.id(at: row.path) == id
    let path = isInPlace ? row.path : model.path(of: id)
    guard var restored = path.map(anchor(at:)) else { return nil }
    restored.taps = row.taps
    return restored
  }

  private func canFocus(_ path: RowPath) -> Bool {
    isEnabled(path) && layout.geometry.extent(of: .row(path))?.isEmpty == false
      && (delegate?.tableView(self, canFocusRowAt: path) ?? allowsFocus)
  }

  /// Moves the focus, if the delegate agrees, and shows the row.
  private func moveFocus(to new: RowAnchor?) -> Bool {
    let old = interaction.focused
    let path = new.flatMap(place(of:))
    guard new == nil || path != nil,
      delegate?.tableView(self, shouldUpdateFocusFrom: focusedRowPath, to: path) ?? true
    else { return false }
    let target = new.flatMap(place(of:))
    guard new == nil || target != nil else { return false }
    let oldPath = old.flatMap(place(of:))
    interaction.focused = target.map(anchor(at:))
    updateState(ofRowsAt: [oldPath, target])
    if let target { scrollToRow(at: target, at: .none) }
    delegate?.tableView(
      self, didUpdateFocusFrom: old.flatMap(place(of:)), to: new.flatMap(place(of:)))
    return true
  }

  /// Selects the row that the focus was moved to, where the selection follows it.
  private func selectFocused(_ row: RowAnchor) {
    guard let path = place(of: row), path == focusedRowPath, allowsSelectionNow,
      delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus,
      let path = place(of: row), !interaction.selection.contains(path)
    else { return }
    let row = tapped(row)
    tellingOfSelection {
      if mayHighlight(path) { select(row) }
    }
  }
}
