extension TableView {
  /// The row that keys lead from; nil if there is none.
  public var focusedRowPath: RowPath? {
    interaction.focused.flatMap { place(of: $0) }
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
    layoutIfNeeded()
    let navigation = RowNavigation(layout.geometry, screenHeight: height)
    let old = focusedRowPath
    guard let new = navigation.target(of: key, from: old, where: canFocus), new != old
    else { return false }
    if extending, allowsMultipleNow, let old {
      if interaction.rangeEnd == nil, interaction.selection.anchor == nil {
        select(anchor(at: old))
      }
      guard moveFocus(to: new) else { return false }
      extendSelection(to: new)
    } else {
      interaction.rangeEnd = nil
      guard moveFocus(to: new) else { return false }
    }
    return true
  }

  /// Does what the return key does: what a tap on the focused row does.
  public func pressSelect() {
    interaction.rangeEnd = nil
    if let path = focusedRowPath { tapRow(at: path) }
  }

  /// Has keys lead from a row, if it can be reached; nil for from none.
  ///
  /// - Parameter path: The row.
  /// - Returns: Whether keys lead from there now.
  @discardableResult
  public func focusRow(at path: RowPath?) -> Bool {
    layoutIfNeeded()
    if let path { guard exists(path), canFocus(path) else { return false } }
    return moveFocus(to: path)
  }

  /// Keeps the focus on its row after the table was loaded, or lets go of it if the row is gone.
  func restoreFocus() {
    guard let focused = interaction.focused else { return }
    guard let model = dataSourceModel, let id = focused.id else {
      interaction.focused = nil
      return
    }
    let isInPlace = model.content.id(at: focused.path) == id
    let path = isInPlace ? focused.path : model.path(of: id)
    interaction.focused = path.map(anchor(at:))
  }

  private func canFocus(_ path: RowPath) -> Bool {
    isEnabled(path) && (delegate?.tableView(self, canFocusRowAt: path) ?? allowsFocus)
  }

  /// Moves the focus, if the delegate agrees, and shows the row.
  private func moveFocus(to new: RowPath?) -> Bool {
    let old = focusedRowPath
    guard delegate?.tableView(self, shouldUpdateFocusFrom: old, to: new) ?? true else {
      return false
    }
    if let new, !exists(new) { return false }
    interaction.focused = new.map(anchor(at:))
    updateState(ofRowsAt: [old, new])
    if let new { scrollToRow(at: new, at: .none) }
    delegate?.tableView(self, didUpdateFocusFrom: old, to: new)
    selectFocused(new)
    return true
  }

  private func selectFocused(_ path: RowPath?) {
    guard let path, exists(path), allowsSelectionNow,
      delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus,
      !interaction.selection.contains(path)
    else { return }
    let before = interaction.selection.rows
    interaction.taps += 1
    if delegate?.tableView(self, shouldHighlightRowAt: path) ?? true { select(anchor(at: path)) }
    tellOfSelection(before: before)
  }
}
