extension Delegate {
  /// Tells the closures that a cell was filled.
  public func tableView(
    _ tableView: any TableHost, didConfigure cell: any TableCell, forRowAt path: RowPath
  ) {
    guard let details = details(at: path, on: tableView) else { return }
    tellThatConfigured(cell, details)
  }

  /// Tells the closures that a cell was filled, maybe one that is on screen and shows a row anew.
  func tellThatConfigured(_ cell: any TableCell, _ details: TableEvent) {
    if displayed[ObjectIdentifier(cell)] != nil { displayed[ObjectIdentifier(cell)] = details }
    tell(.didConfigure, cell, details, didConfigure)
  }

  /// Tells the closures that a cell is about to be shown.
  public func tableView(
    _ tableView: any TableHost, willDisplay cell: any TableCell, forRowAt path: RowPath
  ) {
    guard let details = details(at: path, on: tableView) else { return }
    displayed[ObjectIdentifier(cell)] = details
    tell(.willDisplay, cell, details, willDisplay)
    model.noticeDisplay(ofRowAt: path)
  }

  /// Tells the closures that a cell was taken off screen, with the row that it showed.
  public func tableView(
    _ tableView: any TableHost, didEndDisplaying cell: any TableCell, forRowAt path: RowPath
  ) {
    guard let details = displayed.removeValue(forKey: ObjectIdentifier(cell)) else { return }
    tell(.didEndDisplay, cell, details.moved(to: path), didEndDisplay)
  }

  /// Tells the closure that a header is about to be shown.
  public func tableView(
    _ tableView: any TableHost, willDisplayHeaderView view: any TableCell, forSection section: Int
  ) {
    willDisplayHeaderFooter?(view, .header(section: section))
  }

  /// Tells the closure that a header was taken off screen.
  public func tableView(
    _ tableView: any TableHost, didEndDisplayingHeaderView view: any TableCell,
    forSection section: Int
  ) {
    didEndDisplayHeaderFooter?(view, .header(section: section))
  }

  /// Tells the closure that a footer is about to be shown.
  public func tableView(
    _ tableView: any TableHost, willDisplayFooterView view: any TableCell, forSection section: Int
  ) {
    willDisplayHeaderFooter?(view, .footer(section: section))
  }

  /// Tells the closure that a footer was taken off screen.
  public func tableView(
    _ tableView: any TableHost, didEndDisplayingFooterView view: any TableCell,
    forSection section: Int
  ) {
    didEndDisplayHeaderFooter?(view, .footer(section: section))
  }

  /// Tells the closures what the cell of a row sent.
  public func tableView(
    _ tableView: any TableHost, didReceive cellEvent: Any, forRowAt path: RowPath
  ) {
    tell(cellEvent: cellEvent, at: path, on: tableView)
  }
}
