extension TableGeometry {
  /// Returns the next part with something to show or to measure, from the top; nil after the last.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  func part(after part: TablePart) -> TablePart? {
    guard let place = place(of: part) else { return nil }
    return switch part {
    case .tableHeader, .header, .tableFooter:
      row(from: 0, in: place) ?? footer(in: place) ?? firstPart(from: place + 1)
    case .row(let path):
      row(from: path.row + 1, in: place) ?? footer(in: place) ?? firstPart(from: place + 1)
    case .footer:
      firstPart(from: place + 1)
    }
  }

  /// Returns the previous part with something to show or to measure, from the bottom; nil before the
  /// first.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  func part(before part: TablePart) -> TablePart? {
    guard let place = place(of: part) else { return nil }
    return switch part {
    case .tableHeader, .header, .tableFooter:
      lastPart(before: place)
    case .row(let path):
      row(before: path.row, in: place) ?? header(in: place) ?? lastPart(before: place)
    case .footer:
      row(before: .max, in: place) ?? header(in: place) ?? lastPart(before: place)
    }
  }

  /// Returns the part at an offset: the first that reaches below it, or that begins there and has to
  /// be measured; the last one, if none does; nil if there is nothing to show.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights, and O(*m*) in the number of
  ///   parts at the offset that are estimated to have no height.
  func part(at offset: Double) -> TablePart? {
    var part = firstPart(from: place(at: offset)) ?? lastPart(before: places.count)
    // Near enough, a few steps lead to the part; rows that have nothing to show lie between.
    if let place = part.flatMap(place(of:)), let row = row(at: offset, inPlace: place) {
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

  /// Returns the rows below a part that begin within a distance from its end, the nearest first.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights, for each row.
  func rows(below part: TablePart, within distance: Double) -> [RowPath] {
    var rows: [RowPath] = []
    var passed = 0.0
    var next = self.part(after: part)
    while let part = next, passed < distance {
      if case .row(let path) = part { rows.append(path) }
      passed += extent(of: part)?.length ?? 0
      next = self.part(after: part)
    }
    return rows
  }

  /// Returns the rows above a part that end within a distance from its beginning, the nearest first.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights, for each row.
  func rows(above part: TablePart, within distance: Double) -> [RowPath] {
    var rows: [RowPath] = []
    var passed = 0.0
    var next = self.part(before: part)
    while let part = next, passed < distance {
      if case .row(let path) = part { rows.append(path) }
      passed += extent(of: part)?.length ?? 0
      next = self.part(before: part)
    }
    return rows
  }

  private func reaches(_ part: TablePart, below offset: Double) -> Bool {
    guard let top = self.offset(of: part), let extent = extent(of: part) else { return false }
    return top + extent.length > offset || (top >= offset && extent.isEstimated)
  }
}

// What follows finds parts with something to show or to measure.
extension TableGeometry {
  private func firstPart(from place: Int) -> TablePart? {
    guard let place = firstPlaceToShow(from: place) else { return nil }
    return header(in: place) ?? row(from: 0, in: place) ?? footer(in: place)
  }

  private func lastPart(before place: Int) -> TablePart? {
    guard let place = lastPlaceToShow(before: place) else { return nil }
    return footer(in: place) ?? row(before: .max, in: place) ?? header(in: place)
  }

  private func header(in place: Int) -> TablePart? {
    places[place].header.isEmpty ? nil : header(ofPlace: place)
  }

  private func footer(in place: Int) -> TablePart? {
    places[place].footer.isEmpty ? nil : .footer(section: place - 1)
  }

  private func row(from row: Int, in place: Int) -> TablePart? {
    places[place].rows.firstRowToShow(from: row)
      .map { .row(RowPath(section: place - 1, row: $0)) }
  }

  private func row(before row: Int, in place: Int) -> TablePart? {
    places[place].rows.lastRowToShow(before: row)
      .map { .row(RowPath(section: place - 1, row: $0)) }
  }
}
