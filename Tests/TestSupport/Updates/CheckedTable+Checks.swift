package import TableItemsView

extension CheckedTable {
  /// Returns what does not hold of what is on screen.
  package func problemsOnScreen() -> [String] {
    var problems = pairs.problems
    pairs.problems = []
    let screen = view.screen
    let visible = view.rowPathsForVisibleRows ?? []
    for path in visible {
      let (cell, row) = (view.cellForRow(at: path), model.row(at: path))
      if cell?.content.text != (row?.data as? Entry)?.text {
        problems.append("\(path) shows \(cell?.content.text ?? "nothing")")
      }
      if cell.map({ pairs.rows[ObjectIdentifier($0)] }) != row?.id {
        problems.append("\(path) was not told to come")
      }
      let isSelected = view.rowPathsForSelectedRows?.contains(path) ?? false
      if cell?.isSelected != isSelected { problems.append("\(path) selected: \(!isSelected)") }
      if cell?.isFocused != (view.focusedRowPath == path) { problems.append("\(path) focused") }
    }
    if pairs.rows.count != visible.count {
      problems.append("\(pairs.rows.count) cells came, \(visible.count) are there")
    }
    let others = screen.items.filter { $0.part.section != nil && !$0.part.isRow }
    // Beside what is on screen there is what comes there when a row that is moved goes elsewhere.
    if !view.isMovingRow, pairs.views.count != others.count {
      problems.append("\(pairs.views.count) headers and footers came, \(others.count) are there")
    }
    let counts = model.content.sections.map(\.rows.count)
    if (0..<view.numberOfSections).map(view.numberOfRows) != counts {
      problems.append("counts differ from \(counts)")
    }
    for path in view.rowPathsForSelectedRows ?? [] where model.row(at: path) == nil {
      problems.append("\(path) is selected and not there")
    }
    return problems
  }

  /// Returns how the table differs from one made from scratch, at the same place.
  package func problemsBesideFresh() -> [String] {
    let fresh = CheckedTable(model.content, setting)
    fresh.view.pinsHeadersAndFooters = view.pinsHeadersAndFooters
    for path in view.rowPathsForSelectedRows ?? [] { fresh.view.selectRow(at: path) }
    if let focused = view.focusedRowPath { fresh.view.focusRow(at: focused) }
    fresh.measureAll()
    var problems: [String] = []
    let (offset, first) = (view.contentOffset, view.screen.items.first { !$0.isPinned })
    if let first {
      fresh.view.contentOffset = fresh.top(of: first.part) + offset - first.rect.minY
    } else {
      fresh.view.contentOffset = offset
    }
    compare(fresh, "", &problems)
    measureAll()
    if view.contentHeight != fresh.view.contentHeight {
      problems.append("height \(view.contentHeight), and from scratch \(fresh.view.contentHeight)")
    }
    for path in paths where view.rectForRow(at: path) != fresh.view.rectForRow(at: path) {
      problems.append(
        "\(path) at \(view.rectForRow(at: path)), and from scratch \(fresh.view.rectForRow(at: path))"
      )
    }
    for section in 0..<view.numberOfSections
    where view.rectForHeader(inSection: section) != fresh.view.rectForHeader(inSection: section)
      || view.rectForFooter(inSection: section) != fresh.view.rectForFooter(inSection: section)
    {
      problems.append("header or footer \(section) elsewhere")
    }
    fresh.view.contentOffset = view.contentOffset
    compare(fresh, " after measuring", &problems)
    return problems
  }

  private func compare(_ fresh: CheckedTable, _ when: String, _ problems: inout [String]) {
    let (screen, other) = (view.screen, fresh.view.screen)
    if "\(screen)" != "\(other)" {
      problems.append("screen\(when)\n\(screen)\n--- from scratch\n\(other)\n---")
    }
    if screen.items.map(\.part) != other.items.map(\.part) {
      problems.append(
        "parts on screen\(when): \(screen.items.map(\.part)), from scratch \(other.items.map(\.part))"
      )
    }
  }
}

extension TablePart {
  /// Whether it is a row.
  package var isRow: Bool {
    if case .row = self { true } else { false }
  }
}
