extension TableView {
  /// Asks for the view of a part of the table; nil for a header or footer that is not there.
  func makeView(for part: TablePart) -> VisibleView<Cell>? {
    if let view = tableHeaderFooterView(part) {
      return VisibleView(part: part, view: .headerFooter(view))
    }
    guard let dataSource else { return nil }
    switch part {
    case .tableHeader, .tableFooter:
      return nil
    case .row(let path):
      asked.cells += 1
      let cell = dataSource.tableView(self, cellForRowAt: path)
      if let level = delegate?.tableView(self, indentationLevelForRowAt: path) {
        cell.indentationLevel = level
      }
      var view = VisibleView<Cell>(part: part, view: .cell(cell))
      view.editing = editingState(ofRowAt: path, in: cell)
      // Controls take room, so they have to be there before the cell is measured.
      cell.editingState = editingState(of: view)
      return view
    case .header(let section):
      let padding = headerPadding(inSection: section)
      if style == .grouped, layout.geometry.extent(of: part) == Extent(length: padding) {
        return VisibleView(part: part, view: .space)
      }
      let view =
        dataSource.tableView(self, viewForHeaderInSection: section)
        ?? dataSource.tableView(self, titleForHeaderInSection: section).map(dequeueTitleView)
      if let view { return VisibleView(part: part, view: .headerFooter(view)) }
      return style == .grouped && padding > 0 ? VisibleView(part: part, view: .space) : nil
    case .footer(let section):
      let view =
        dataSource.tableView(self, viewForFooterInSection: section)
        ?? dataSource.tableView(self, titleForFooterInSection: section).map(dequeueTitleView)
      return view.map { VisibleView(part: part, view: .headerFooter($0)) }
    }
  }

  /// Returns the view that stands above or below all sections.
  func tableHeaderFooterView(_ part: TablePart) -> Cell.HeaderFooterView? {
    switch part {
    case .tableHeader: tableHeaderView
    case .tableFooter: tableFooterView
    case .header, .row, .footer: nil
    }
  }

  /// Returns the view of a part of the table, the one that shows it already or a new one, with its
  /// measure taken; nil if there is nothing to see.
  func makeMeasuredView(
    for part: TablePart, in window: inout VisibleWindow<Cell>
  ) -> VisibleView<Cell>? {
    guard let extent = layout.geometry.extent(of: part), !extent.isEmpty, !isOvertaken
    else { return nil }
    guard var view = window.known.removeValue(forKey: part).map(refreshed) ?? makeView(for: part)
    else {
      layout.geometry.setExtent(.none, of: part)
      return nil
    }
    if case .header(let section) = part { view.padding = headerPadding(inSection: section) }
    view.length = extent.isEstimated ? measuredLength(of: view) : extent.length
    if extent.isEstimated {
      layout.geometry.setExtent(Extent(length: view.length), of: part)
    }
    guard view.length > 0 else {
      endDisplay(of: view)
      return nil
    }
    return view
  }

  /// Returns what shows a part of the table that may have changed: the view that did, filled anew, or
  /// another one.
  private func refreshed(_ old: VisibleView<Cell>) -> VisibleView<Cell>? {
    guard old.isStale else { return old }
    switch old.view {
    case .cell(let cell): cells.offer(cell)
    case .headerFooter(let view): headerFooterViews.offer(view)
    case .space: break
    }
    defer {
      cells.offer(nil)
      headerFooterViews.offer(nil)
    }
    let new = makeView(for: old.part)
    guard let new, new.cell === old.cell, new.headerFooter === old.headerFooter else {
      endDisplay(of: old)
      return new
    }
    var refreshed = old
    refreshed.editing = new.editing
    refreshed.isStale = false
    if interaction.input != nil { showEditedText(in: refreshed) }
    return refreshed
  }

  /// Returns how tall a view is that was not measured yet.
  private func measuredLength(of view: VisibleView<Cell>) -> Double {
    let length = ownLength(of: view) ?? fittingLength(of: view)
    if !isOvertaken, let content = dataSourceModel?.content {
      layout.measured.set(length, of: view.part, in: content, width: rowWidth)
    }
    return view.padding + length
  }

  /// Returns how tall the delegate says a row is; nil if it leaves that to the cell.
  private func ownLength(of view: VisibleView<Cell>) -> Double? {
    guard let path = view.path, !isOvertaken else { return nil }
    return length(of: heightOfRow(at: path), for: .row(path))
  }

  private func fittingLength(of view: VisibleView<Cell>) -> Double {
    let measured = view.height(fittingWidth: rowWidth)
    // Also keeps out what is not a number.
    return measured > 0 ? min(measured, Extent.longest) : 0
  }
}
