extension TableView {
  /// The row that keys lead from; nil if there is none.
  public var focusedRowPath: RowPath? {
    layoutIfNeeded()
    return interaction.focused.flatMap { place(of: $0) }
  }

  /// Does what a key does: leads to another row that can be reached, and scrolls to where it can be
  /// seen.
  ///
  /// Where something is open, it closes that, and does nothing else.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - extending: Whether the rows up to there are selected, where several can be.
  /// - Returns: Whether the key led anywhere.
  @discardableResult
  public func press(_ key: FocusKey, extending: Bool = false) -> Bool {
    guard !closeOpenInteraction(endingMove: false) else { return false }
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
    let row = tracked(at: path)
    guard canFocus(path), moveFocus(to: row) else { return false }
    selectFocused(row)
    return true
  }

  /// Returns the row that a key leads to; nil if it leads nowhere, or a closure that was asked has
  /// loaded the table anew and the row is gone.
  private func target(of key: FocusKey, from old: RowPath?) -> TrackedRow? {
    let navigation = RowNavigation(layout.geometry, screenHeight: height)
    // What a row is has to be known from before a closure was asked of it.
    let (content, reloads) = (dataSourceModel?.content, interaction.reloads)
    var isGone = false
    let target = navigation.target(of: key, from: old) { path in
      guard reloads == interaction.reloads else {
        isGone = true
        return true
      }
      return canFocus(path)
    } skippingSection: { section in
      canFocusRows(inSection: section) == false
    }
    guard let target, target != old, !isGone else { return nil }
    return TrackedRow(
      path: target, id: content?.id(at: target), taps: interaction.taps, reloads: reloads)
  }

  /// Keeps the focus on its row after the table was loaded, or lets go of it if the row is gone.
  func restoreFocus() {
    interaction.focused = interaction.focused.flatMap(restored)
    if let focused = interaction.focused, !isEnabled(focused.path) { interaction.focused = nil }
  }

  /// Returns whether all rows of a section can be reached, or none; nil if each has to be asked for.
  private func canFocusRows(inSection section: Int) -> Bool? {
    if let delegate { return (delegate as? Delegate)?.canFocusRows(inSection: section, on: self) }
    return allowsFocus ? nil : false
  }

  private func canFocus(_ path: RowPath) -> Bool {
    isEnabled(path) && layout.geometry.extent(of: .row(path))?.isEmpty == false
      && (delegate?.tableView(self, canFocusRowAt: path) ?? allowsFocus)
  }

  /// Moves the focus, if the delegate agrees, and shows the row.
  private func moveFocus(to new: TrackedRow?) -> Bool {
    let path = new.flatMap(place(of:))
    guard new == nil || path != nil else { return false }
    let old = focusedRowPath
    guard old != path else { return true }
    guard delegate?.tableView(self, shouldUpdateFocusFrom: old, to: path) ?? true
    else { return false }
    // The closure may have changed the table, and moved the focus.
    let target = new.flatMap(place(of:))
    guard new == nil || target != nil else { return false }
    let former = interaction.focused
    interaction.focused = target.map(tracked(at:))
    updateState(ofRowsAt: [former.flatMap(place(of:)), target])
    if let target { scrollToRow(at: target, at: .none) }
    delegate?.tableView(
      self, didUpdateFocusFrom: former.flatMap(place(of:)), to: new.flatMap(place(of:)))
    return true
  }

  /// Selects the row that the focus was moved to, where the selection follows it.
  private func selectFocused(_ row: TrackedRow) {
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
