/// Where keys lead from a row: a value that knows where rows are, and no views.
struct RowNavigation {
  private let geometry: TableGeometry
  private let screenHeight: Double

  /// Creates the navigation of a table, of which so much is visible at a time.
  init(_ geometry: TableGeometry, screenHeight: Double) {
    self.geometry = geometry
    self.screenHeight = screenHeight
  }

  /// Tells whether a row can be reached by keys.
  typealias Reachability = (RowPath) -> Bool

  /// Returns the row that a key leads to from a row; nil if it leads nowhere.
  ///
  /// Rows that cannot be reached are passed over. Without a row to begin with, keys lead to the first
  /// row, or to the last.
  ///
  /// - Complexity: O(log *n*) in the number of rows, for each row that is passed over.
  func target(
    of key: FocusKey, from row: RowPath?, where isReachable: Reachability
  ) -> RowPath? {
    let first = firstRow(fromSection: 0)
    let last = lastRow(beforeSection: geometry.sectionCount)
    guard let row, geometry.extent(of: .row(row)) != nil else {
      return key.isForward ? down(from: first, isReachable) : up(from: last, isReachable)
    }
    return switch key {
    case .down: down(from: self.row(after: row), isReachable)
    case .up: up(from: self.row(before: row), isReachable)
    case .home: down(from: first, isReachable)
    case .end: up(from: last, isReachable)
    case .pageDown: pageDown(from: row, isReachable)
    case .pageUp: pageUp(from: row, isReachable)
    case .nextSection: down(from: firstRow(fromSection: row.section + 1), isReachable)
    case .previousSection: previousSection(from: row, isReachable)
    }
  }

  /// Returns the next row; nil after the last.
  func row(after row: RowPath) -> RowPath? {
    row.row + 1 < rowCount(inSection: row.section)
      ? RowPath(section: row.section, row: row.row + 1) : firstRow(fromSection: row.section + 1)
  }

  /// Returns the previous row; nil before the first.
  func row(before row: RowPath) -> RowPath? {
    row.row > 0
      ? RowPath(section: row.section, row: row.row - 1) : lastRow(beforeSection: row.section)
  }
}

extension RowNavigation {
  private func rowCount(inSection section: Int) -> Int {
    geometry.section(section)?.rows.count ?? 0
  }

  private func firstRow(fromSection section: Int) -> RowPath? {
    let sections = min(max(0, section), geometry.sectionCount)..<geometry.sectionCount
    return sections.first { rowCount(inSection: $0) > 0 }.map { RowPath(section: $0, row: 0) }
  }

  private func lastRow(beforeSection section: Int) -> RowPath? {
    let sections = 0..<min(max(0, section), geometry.sectionCount)
    return sections.last { rowCount(inSection: $0) > 0 }
      .map { RowPath(section: $0, row: rowCount(inSection: $0) - 1) }
  }

  /// Returns the first row that can be reached, from a row on downwards.
  private func down(from row: RowPath?, _ isReachable: Reachability) -> RowPath? {
    var next = row
    while let row = next, !isReachable(row) { next = self.row(after: row) }
    return next
  }

  /// Returns the first row that can be reached, from a row on upwards.
  private func up(from row: RowPath?, _ isReachable: Reachability) -> RowPath? {
    var next = row
    while let row = next, !isReachable(row) { next = self.row(before: row) }
    return next
  }

  /// Returns the last row that fits on a screen with another above it; at least the next one.
  private func pageDown(from row: RowPath, _ isReachable: Reachability) -> RowPath? {
    guard let next = self.row(after: row), let top = geometry.offset(of: .row(row))
    else { return nil }
    let bottom = top + screenHeight
    var target = self.row(at: bottom, orAbove: true) ?? next
    while target > next, end(of: target) > bottom, let previous = self.row(before: target) {
      target = previous
    }
    target = max(target, next)
    if let found = up(from: target, isReachable), found > row { return found }
    return down(from: target, isReachable)
  }

  /// Returns the first row that fits on a screen with another below it; at least the previous one.
  private func pageUp(from row: RowPath, _ isReachable: Reachability) -> RowPath? {
    guard let previous = self.row(before: row) else { return nil }
    let top = end(of: row) - screenHeight
    var target = self.row(at: top, orAbove: false) ?? previous
    while target < previous, let offset = geometry.offset(of: .row(target)), offset < top,
      let next = self.row(after: target)
    {
      target = next
    }
    target = min(target, previous)
    if let found = down(from: target, isReachable), found < row { return found }
    return up(from: target, isReachable)
  }

  /// Returns the first row of the section that can be reached, or of the one before if that is where
  /// the key leads from.
  private func previousSection(from row: RowPath, _ isReachable: Reachability) -> RowPath? {
    var section: Int? = row.section
    while let current = section {
      let first = RowPath(section: current, row: 0)
      if let found = down(from: first, isReachable), found < row, found.section == current {
        return found
      }
      section = lastRow(beforeSection: current)?.section
    }
    return nil
  }

  /// Returns the row at an offset, or the nearest one above or below where none is.
  private func row(at offset: Double, orAbove isAbove: Bool) -> RowPath? {
    var next = geometry.part(at: offset)
    while let part = next {
      if case .row(let path) = part { return path }
      next = isAbove ? geometry.part(before: part) : geometry.part(after: part)
    }
    return nil
  }

  private func end(of row: RowPath) -> Double {
    (geometry.offset(of: .row(row)) ?? 0) + (geometry.extent(of: .row(row))?.length ?? 0)
  }
}
