/// Where keys lead from a row: a value that knows where rows are, and no views.
struct RowNavigation {
  private let geometry: TableGeometry
  private let screenHeight: Double
  private var isSectionSkipped: (Int) -> Bool = { _ in false }

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
  /// - Parameters:
  ///   - key: The key.
  ///   - row: The row to begin with.
  ///   - isReachable: Tells whether a row can be reached.
  ///   - isSectionSkipped: Tells whether it is known that no row of a section can.
  /// - Returns: The row.
  /// - Complexity: O(log *n*) in the number of rows, for each row and each section that is passed over.
  func target(
    of key: FocusKey, from row: RowPath?, where isReachable: Reachability,
    skippingSection isSectionSkipped: (Int) -> Bool = { _ in false }
  ) -> RowPath? {
    withoutActuallyEscaping(isSectionSkipped) { isSectionSkipped in
      var navigation = self
      navigation.isSectionSkipped = isSectionSkipped
      return navigation.target(of: key, from: row, isReachable)
    }
  }

  private func target(
    of key: FocusKey, from row: RowPath?, _ isReachable: Reachability
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

  /// Returns the next row with a height; nil after the last.
  func row(after row: RowPath) -> RowPath? {
    geometry.section(row.section)?.rows.firstRowToShow(from: row.row + 1)
      .map { RowPath(section: row.section, row: $0) } ?? firstRow(fromSection: row.section + 1)
  }

  /// Returns the previous row with a height; nil before the first.
  func row(before row: RowPath) -> RowPath? {
    geometry.section(row.section)?.rows.lastRowToShow(before: row.row)
      .map { RowPath(section: row.section, row: $0) } ?? lastRow(beforeSection: row.section)
  }
}

extension RowNavigation {
  private func firstRow(fromSection section: Int) -> RowPath? {
    let sections = min(max(0, section), geometry.sectionCount)..<geometry.sectionCount
    return sections.lazy.compactMap { section in
      geometry.section(section)?.rows.firstRowToShow(from: 0)
        .map { RowPath(section: section, row: $0) }
    }
    .first
  }

  private func lastRow(beforeSection section: Int) -> RowPath? {
    let sections = 0..<min(max(0, section), geometry.sectionCount)
    return sections.reversed().lazy.compactMap { section in
      geometry.section(section)?.rows.lastRowToShow(before: .max)
        .map { RowPath(section: section, row: $0) }
    }
    .first
  }

  /// Returns the first row that can be reached, from a row on downwards, but before an end.
  private func down(
    from row: RowPath?, before end: RowPath? = nil, _ isReachable: Reachability
  ) -> RowPath? {
    var next = row
    while let row = next {
      if let end, row >= end { return nil }
      if isSectionSkipped(row.section) {
        next = firstRow(fromSection: row.section + 1)
      } else if isReachable(row) {
        return row
      } else {
        next = self.row(after: row)
      }
    }
    return nil
  }

  /// Returns the first row that can be reached, from a row on upwards.
  private func up(from row: RowPath?, _ isReachable: Reachability) -> RowPath? {
    var next = row
    while let row = next {
      if isSectionSkipped(row.section) {
        next = lastRow(beforeSection: row.section)
      } else if isReachable(row) {
        return row
      } else {
        next = self.row(before: row)
      }
    }
    return nil
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
      let end = min(row, RowPath(section: current + 1, row: 0))
      let first = firstRow(fromSection: current)
      if let found = down(from: first, before: end, isReachable) { return found }
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
