extension Delegate: TableViewUniformHeights {
  /// Returns how tall a row is: what the row says, its section, its cell type, the closure of the
  /// delegate, or the table.
  public func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight {
    model.height(
      forRowAt: path,
      delegateHeight: heightForRow.map { closure in
        { [model] in model.event(at: path).flatMap(closure) }
      },
      tableHeight: tableView.rowHeight)
  }

  /// Returns how tall all rows of a section are, if they are of one kind.
  public func tableView(
    _ tableView: any TableHost, heightForAllRowsInSection section: Int
  ) -> RowHeight? {
    model.heightOfAllRows(
      inSection: section, delegateHasHeights: heightForRow != nil,
      tableHeight: tableView.rowHeight)
  }

  /// Returns how tall a header is: what it says, the closure of the delegate, or the table; zero for
  /// a section without one.
  public func tableView(
    _ tableView: any TableHost, heightForHeaderInSection section: Int
  ) -> RowHeight {
    checkAgreement(on: tableView)
    guard let header = model.content.section(at: section)?.header else { return 0 }
    let height = header.height ?? heightForHeader?(section) ?? tableView.sectionHeaderHeight
    return model.checked(height, at: .header(section: section))
  }

  /// Returns how tall a footer is: what it says, the closure of the delegate, or the table; zero for
  /// a section without one.
  public func tableView(
    _ tableView: any TableHost, heightForFooterInSection section: Int
  ) -> RowHeight {
    checkAgreement(on: tableView)
    guard let footer = model.content.section(at: section)?.footer else { return 0 }
    let height = footer.height ?? heightForFooter?(section) ?? tableView.sectionFooterHeight
    return model.checked(height, at: .footer(section: section))
  }

  /// Returns whether a row may be highlighted: never one that is not enabled, else what the closures
  /// say.
  public func tableView(
    _ tableView: any TableHost, shouldHighlightRowAt path: RowPath
  ) -> Bool {
    guard model.row(at: path)?.traits.isEnabled == true else { return false }
    return ask(.shouldHighlight, at: path, on: tableView, shouldHighlight) ?? true
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

  /// Tells the closures that the detail button of a row was tapped.
  public func tableView(
    _ tableView: any TableHost, accessoryButtonTappedForRowWith path: RowPath
  ) {
    tell(.accessoryTap, at: path, on: tableView, onAccessoryTap)
  }

  /// Tells the closures that a cell is about to be shown.
  public func tableView(
    _ tableView: any TableHost, willDisplay cell: any TableCell, forRowAt path: RowPath
  ) {
    guard let details = details(at: path, on: tableView) else { return }
    displayed[ObjectIdentifier(cell)] = details
    tell(.willDisplay, cell, details, willDisplay)
  }

  /// Tells the closures that a cell was taken off screen, with the row that it showed.
  public func tableView(
    _ tableView: any TableHost, didEndDisplaying cell: any TableCell, forRowAt path: RowPath
  ) {
    guard let details = displayed.removeValue(forKey: ObjectIdentifier(cell)) else { return }
    tell(.didEndDisplay, cell, details, didEndDisplay)
  }

  /// Tells the closures what the cell of a row sent.
  public func tableView(
    _ tableView: any TableHost, didReceive cellEvent: Any, forRowAt path: RowPath
  ) {
    tell(cellEvent, at: path, on: tableView)
  }
}
