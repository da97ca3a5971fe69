/// How rows and places that edits name are found in a draft.
extension TableDraft {
  /// Returns where the row is that an edit names: by its id as it is now, or for a row that stood for
  /// its position, the row that stood there in the original.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - likely: Where in the original it most likely is, or is next to.
  /// - Returns: Where it is; nil if it is gone.
  /// - Complexity: As for ``path(of:)``, or O(*k*) in the number of edits if it is there.
  mutating func path(named id: RowID, near likely: RowPath? = nil) -> RowPath? {
    if id.row.isPosition { return original.likelyPath(of: id).flatMap { path(ofOld: $0) } }
    if let likely {
      for row in [likely.row, likely.row &- 1, likely.row &+ 1] {
        let old = RowPath(section: likely.section, row: row)
        // It may have gone elsewhere by an earlier edit.
        if original.id(at: old) == id, let path = path(ofOld: old), self.id(at: path) == id {
          return path
        }
      }
    }
    return path(of: id)
  }

  /// Returns where a row of the original is now; nil if it is gone.
  private func path(ofOld old: RowPath) -> RowPath? {
    for (position, section) in sections.enumerated() {
      guard let edited = section.edited else {
        if section.origin == old.section { return RowPath(section: position, row: old.row) }
        continue
      }
      var start = 0
      for piece in edited.pieces {
        if let rows = piece.oldRows(ofSection: old.section), rows.contains(old.row) {
          return RowPath(section: position, row: start + old.row - rows.lowerBound)
        }
        start += piece.count
      }
    }
    return nil
  }

  /// Finds a place for a row.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - row: Where the row is; nil for one that comes.
  /// - Returns: Where the row is to be put, once it is taken out of where it is; nil if there is no
  ///   such section, or if the row is there already.
  mutating func target(of place: RowPlace, for row: RowPath? = nil) -> RowPath? {
    let likely = original.section(withID: place.section)
      .map { RowPath(section: $0, row: place.row) }
    let previous = place.previous
      .flatMap { path(named: RowID(section: place.section, row: $0), near: likely) }
    let next = place.next
      .flatMap { path(named: RowID(section: place.section, row: $0), near: likely) }
    // A row that stood for its position may have gone to another section.
    let isPreviousHere = previous.map { sectionID(at: $0.section) == place.section } ?? false
    let isNextHere = next.map { sectionID(at: $0.section) == place.section } ?? false
    let (lower, upper) = (isPreviousHere ? previous : nil, isNextHere ? next : nil)
    if let row, row == lower || row == upper && lower == nil { return nil }
    guard let section = lower?.section ?? upper?.section ?? section(withID: place.section)
    else { return nil }
    let hole = row?.section == section ? row?.row : nil
    /// How many rows are before a row, but for the one that is taken out.
    func offset(_ row: Int) -> Int { hole.map { $0 < row ? row - 1 : row } ?? row }
    let count = numberOfRows(inSection: section) - (hole == nil ? 0 : 1)
    let lowest = lower.map { offset($0.row) + 1 }
    let highest = upper?.section == section ? upper.map { offset($0.row) } : nil
    if place.isGap, let hole, (lowest == nil) == (place.previous == nil),
      (highest == nil) == (place.next == nil), lowest ?? 0 <= hole, hole <= highest ?? count
    {
      return nil
    }
    let target = lowest ?? highest ?? min(max(place.row, 0), count)
    return target == hole ? nil : RowPath(section: section, row: target)
  }

  /// Returns where a row stands that is in the draft; nil if there is none.
  func standing(at path: RowPath) -> AppliedEdit.Standing? {
    guard let id = id(at: path) else { return nil }
    let section = path.section
    let previous = self.id(at: RowPath(section: section, row: path.row - 1))?.row
    let next = self.id(at: RowPath(section: section, row: path.row + 1))?.row
    // Positions are other ones as soon as the row is gone.
    let isGap = previous?.isPosition != true && next?.isPosition != true
    let place = RowPlace(
      section: id.section, previous: previous?.isPosition == true ? nil : previous,
      next: next?.isPosition == true ? nil : next, row: path.row, isGap: isGap)
    return AppliedEdit.Standing(path: path, id: id, place: place)
  }
}

extension TableContent {
  /// Returns the path of a row, most likely that which its id says.
  fileprivate func likelyPath(of id: RowID) -> RowPath? {
    if case .position(let row) = id.row.storage, let section = section(withID: id.section),
      self.id(at: RowPath(section: section, row: row)) == id
    {
      return RowPath(section: section, row: row)
    }
    return path(of: id)
  }
}
