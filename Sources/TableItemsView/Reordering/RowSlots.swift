/// Where a row can be put into a table that it is taken out of: before each row, and at the end of each
/// section, of empty ones as well.
struct RowSlots {
  /// The table without the row.
  let geometry: TableGeometry

  /// Tells whether there is such a place.
  func contains(_ place: RowPath) -> Bool {
    guard let section = geometry.section(place.section) else { return false }
    return (0...section.rows.count).contains(place.row)
  }

  /// Returns where the row begins if it is put there, which must be a place.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  func offset(of place: RowPath) -> Double {
    guard let section = geometry.section(place.section) else { return 0 }
    return geometry.offset(ofSection: place.section) + section.header.length
      + section.rows.offset(ofRow: place.row)
  }

  /// Returns which place is proposed to a row that is held at an offset, from the one that was proposed
  /// before.
  ///
  /// The row goes past another one as soon as it would be under the offset when it is there: on the way
  /// down over the last part of a taller row, as long as the row itself. So it stays where it has come
  /// to, while what it has passed does not come back under the offset. Headers and footers are passed as
  /// rows are, to the section on their other side.
  ///
  /// - Parameters:
  ///   - offset: Where the row is held.
  ///   - place: The place that was proposed before.
  ///   - length: How tall the row is.
  /// - Returns: The place.
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  func place(at offset: Double, from place: RowPath, length: Double) -> RowPath {
    let top = self.offset(of: place)
    if offset < top {
      let passed = lastPlace(notBelow: offset - length).flatMap(self.place(after:))
      let reached = [passed, lastPlace(notBelow: offset)].compactMap { $0 }.max()
      return min(place, reached ?? RowPath(section: 0, row: 0))
    }
    // Where it is in its gap, this is no farther down than the place.
    let reached = [firstPlace(below: offset - length), lastPlace(notBelow: offset)]
      .compactMap { $0 }.min()
    return max(place, reached ?? place)
  }

  /// Returns the next place where the row would be drawn elsewhere, or in another section; nil after
  /// the last.
  func placeToShow(after place: RowPath) -> RowPath? {
    guard let rows = geometry.section(place.section)?.rows else { return nil }
    if let row = rows.firstRowToShow(from: place.row) {
      return RowPath(section: place.section, row: row + 1)
    }
    return self.place(after: RowPath(section: place.section, row: rows.count))
  }

  /// Returns the previous place where the row would be drawn elsewhere, or in another section; nil
  /// before the first.
  func placeToShow(before place: RowPath) -> RowPath? {
    guard let rows = geometry.section(place.section)?.rows else { return nil }
    if let row = rows.lastRowToShow(before: place.row) {
      return RowPath(section: place.section, row: row)
    }
    return self.place(before: RowPath(section: place.section, row: 0))
  }
}

extension RowSlots {
  private func place(after place: RowPath) -> RowPath? {
    guard let count = geometry.section(place.section)?.rows.count else { return nil }
    if place.row < count { return RowPath(section: place.section, row: place.row + 1) }
    let next = RowPath(section: place.section + 1, row: 0)
    return next.section < geometry.sectionCount ? next : nil
  }

  private func place(before place: RowPath) -> RowPath? {
    if place.row > 0 { return RowPath(section: place.section, row: place.row - 1) }
    return geometry.section(place.section - 1)
      .map { RowPath(section: place.section - 1, row: $0.rows.count) }
  }

  /// Returns the first place that is below an offset; nil if there is none.
  private func firstPlace(below offset: Double) -> RowPath? {
    guard var place = near(offset) else { return nil }
    // Sums are rounded, and sections may have nothing to show.
    while let previous = self.place(before: place), self.offset(of: previous) > offset {
      place = previous
    }
    while self.offset(of: place) <= offset {
      guard let next = self.place(after: place) else { return nil }
      place = next
    }
    return place
  }

  /// Returns the last place that is at or above an offset; nil if there is none.
  private func lastPlace(notBelow offset: Double) -> RowPath? {
    guard let below = firstPlace(below: offset) else {
      return geometry.section(geometry.sectionCount - 1)
        .map { RowPath(section: geometry.sectionCount - 1, row: $0.rows.count) }
    }
    return place(before: below)
  }

  /// Returns a place that is as near to an offset as one can tell by looking for one row.
  private func near(_ offset: Double) -> RowPath? {
    guard geometry.sectionCount > 0 else { return nil }
    let number = min(max(0, geometry.place(at: offset) - 1), geometry.sectionCount - 1)
    let first = RowPath(section: number, row: 0)
    guard let rows = geometry.section(number)?.rows, offset >= self.offset(of: first)
    else { return first }
    let row = rows.row(at: offset - self.offset(of: first)) ?? 0
    return RowPath(section: number, row: min(row + 1, rows.count))
  }
}
