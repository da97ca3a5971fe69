extension TableGeometry {
  /// Returns the next part with something to show or to measure, from the top; nil after the last.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  func part(after part: TablePart) -> TablePart? {
    switch part {
    case .header(let section):
      row(from: 0, inSection: section) ?? footer(ofSection: section)
        ?? firstPart(fromSection: section + 1)
    case .row(let path):
      row(from: path.row + 1, inSection: path.section) ?? footer(ofSection: path.section)
        ?? firstPart(fromSection: path.section + 1)
    case .footer(let section):
      firstPart(fromSection: section + 1)
    }
  }

  /// Returns the previous part with something to show or to measure, from the bottom; nil before the
  /// first.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  func part(before part: TablePart) -> TablePart? {
    switch part {
    case .header(let section):
      lastPart(beforeSection: section)
    case .row(let path):
      row(before: path.row, inSection: path.section) ?? header(ofSection: path.section)
        ?? lastPart(beforeSection: path.section)
    case .footer(let section):
      row(before: .max, inSection: section) ?? header(ofSection: section)
        ?? lastPart(beforeSection: section)
    }
  }

  /// Returns the part at an offset: the first that reaches below it, or that begins there and has to
  /// be measured; the last one, if none does; nil if there is nothing to show.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights, and O(*m*) in the number of
  ///   parts at the offset that are estimated to have no height.
  func part(at offset: Double) -> TablePart? {
    var part = firstPart(fromSection: section(at: offset) ?? 0) ?? lastPart(beforeSection: .max)
    // Near enough, a few steps lead to the part; rows that have nothing to show lie between.
    if let section = part?.section, let row = row(at: offset, inSection: section) {
      part = extent(of: row)?.isEmpty == false ? row : self.part(before: row) ?? part
    }
    while let current = part, !reaches(current, below: offset), let next = self.part(after: current)
    {
      part = next
    }
    while let current = part, let previous = self.part(before: current),
      reaches(previous, below: offset)
    {
      part = previous
    }
    return part
  }

  private func reaches(_ part: TablePart, below offset: Double) -> Bool {
    guard let top = self.offset(of: part), let extent = extent(of: part) else { return false }
    return top + extent.length > offset || (top >= offset && extent.isEstimated)
  }

  // MARK: - Parts with something to show or to measure

  private func firstPart(fromSection section: Int) -> TablePart? {
    guard let section = firstSectionToShow(from: section) else { return nil }
    return header(ofSection: section) ?? row(from: 0, inSection: section)
      ?? footer(ofSection: section)
  }

  private func lastPart(beforeSection section: Int) -> TablePart? {
    guard let section = lastSectionToShow(before: section) else { return nil }
    return footer(ofSection: section) ?? row(before: .max, inSection: section)
      ?? header(ofSection: section)
  }

  private func header(ofSection section: Int) -> TablePart? {
    sections[section].header.isEmpty ? nil : .header(section: section)
  }

  private func footer(ofSection section: Int) -> TablePart? {
    sections[section].footer.isEmpty ? nil : .footer(section: section)
  }

  private func row(from row: Int, inSection section: Int) -> TablePart? {
    sections[section].rows.firstRowToShow(from: row)
      .map { .row(RowPath(section: section, row: $0)) }
  }

  private func row(before row: Int, inSection section: Int) -> TablePart? {
    sections[section].rows.lastRowToShow(before: row)
      .map { .row(RowPath(section: section, row: $0)) }
  }
}
