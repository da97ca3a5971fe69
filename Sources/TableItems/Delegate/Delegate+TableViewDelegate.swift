extension Delegate: TableViewSectionHeights {
  /// Returns how tall a row is: what the row says, its section, its cell type, the closure of the
  /// delegate, or the table.
  public func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight {
    let table = tableView.rowHeight
    guard model.row(at: path) == nil else {
      return model.height(forRowAt: path, delegate: heightForRow, table: table)
    }
    guard let heightForRow, let details = details(at: path, on: tableView) else { return table }
    return model.checked(heightForRow(details) ?? table, of: .row(path))
  }

  /// Returns how tall all rows of a section are; nil for one that only the data source knows, if the
  /// closure of the delegate has to be asked for each.
  public func tableView(
    _ tableView: any TableHost, heightsForRowsInSection section: Int
  ) -> SectionHeights? {
    guard model.content.section(at: section) == nil else {
      return model.heights(inSection: section, delegate: heightForRow, table: tableView.rowHeight)
    }
    return heightForRow == nil ? .uniform(tableView.rowHeight) : nil
  }

  /// Returns how tall a header is: what it says, the closure of the delegate, or the table; zero for
  /// a section without one.
  public func tableView(
    _ tableView: any TableHost, heightForHeaderInSection section: Int
  ) -> RowHeight {
    checkAgreement(on: tableView)
    let table = tableView.sectionHeaderHeight
    guard let own = model.content.section(at: section) else { return table }
    guard let header = own.header else { return 0 }
    let height = header.height ?? heightForHeader?(section) ?? table
    return model.checked(height, of: .header(section: section))
  }

  /// Returns how tall a footer is: what it says, the closure of the delegate, or the table; zero for
  /// a section without one.
  public func tableView(
    _ tableView: any TableHost, heightForFooterInSection section: Int
  ) -> RowHeight {
    checkAgreement(on: tableView)
    let table = tableView.sectionFooterHeight
    guard let own = model.content.section(at: section) else { return table }
    guard let footer = own.footer else { return 0 }
    let height = footer.height ?? heightForFooter?(section) ?? table
    return model.checked(height, of: .footer(section: section))
  }

  /// Returns whether a row may be highlighted: never one that is not enabled, else what the closures
  /// say.
  public func tableView(
    _ tableView: any TableHost, shouldHighlightRowAt path: RowPath
  ) -> Bool {
    guard model.row(at: path)?.traits.isEnabled != false else { return false }
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

  /// Tells the closures that a cell was filled.
  public func tableView(
    _ tableView: any TableHost, didConfigure cell: any TableCell, forRowAt path: RowPath
  ) {
    guard let details = details(at: path, on: tableView) else { return }
    tell(.didConfigure, cell, details, didConfigure)
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
