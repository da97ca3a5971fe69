extension TableView {
  /// Takes note that everything may have changed, and shows it anew at the next look.
  ///
  /// The selection is cleared. It may be called at any time, also from a closure that the table
  /// calls; the row being shown then is finished first.
  public func reloadData() {
    interaction.reloads += 1
    interaction.moves.removeAll()
    if isMovingRow { endOpenInteraction() }
    interaction.selection = TableSelection()
    dataSourceModel?.forgetHiddenSelection()
    // Without an id, a row cannot be found again.
    if interaction.highlighted?.id == nil { interaction.highlighted = nil }
    setNeeds(.reload)
  }

  /// Ties the table to the models behind its data source and its delegate, and reloads.
  func replaceClient(_ old: AnyObject?, with new: AnyObject?) {
    guard old !== new else { return }
    if let old { Self.modelBacked(old)?.detach(from: self) }
    for case let client? in [dataSource, delegate] as [AnyObject?] {
      Self.modelBacked(client)?.attach(to: self)
    }
    layout.hasDelegate = delegate != nil
    reloadData()
  }

  /// Reloads if the data source or the delegate was released, which is not told otherwise.
  func noticeClientsThatAreGone() {
    let lostDataSource = dataSource == nil && layout.geometry.sectionCount > 0
    let lostDelegate = delegate == nil && layout.hasDelegate
    layout.hasDelegate = delegate != nil
    if lostDataSource || lostDelegate { reloadData() }
  }
}
