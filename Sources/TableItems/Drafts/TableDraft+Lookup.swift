extension TableDraft {
  /// Returns the position of the first section with an id, or nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  public func section(withID id: ItemID) -> Int? {
    sections.indices.first { sectionID(at: $0) == id }
  }

  /// Returns the path of the first row with an identity, or nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of sections and of edits of the section; and in the rows of
  ///   the section the first time, where the row is gone, and where rows have the same id.
  public mutating func path(of id: RowID) -> RowPath? {
    for section in sections.indices where sectionID(at: section) == id.section {
      if let row = row(withID: id.row, inSection: section) {
        return RowPath(section: section, row: row)
      }
    }
    return nil
  }

  private mutating func row(withID id: ItemID, inSection position: Int) -> Int? {
    let section = sections[position]
    guard let origin = section.origin, !id.isPosition else { return section.row(withID: id) }
    guard let old = index.row(withID: id, in: origin) else {
      return section.edited?.firstRow(withID: id, notOfSection: origin)
    }
    guard let edited = section.edited else { return old }
    guard !index.hasDoubles(in: origin), let kept = edited.row(ofOld: old, inSection: origin)
    else { return section.row(withID: id) }
    return edited.firstRow(withID: id, notOfSection: origin).map { min($0, kept) } ?? kept
  }
}

extension DraftSection {
  /// Looks for the first row with an id, one row after another.
  fileprivate func row(withID id: ItemID) -> Int? {
    // Most likely, that which stands there.
    if case .position(let position) = id.storage, position >= 0, position < rowCount,
      self.id(at: position) == id
    {
      return position
    }
    guard let edited else { return item.rows.indices.first { item.rows.id(at: $0) == id } }
    return edited.firstRow(withID: id)
  }
}

extension DraftRows {
  /// Looks for the first row with an id, but not among those of an old section.
  fileprivate func firstRow(withID id: ItemID, notOfSection section: Int? = nil) -> Int? {
    var start = 0
    for piece in pieces {
      if section == nil || piece.origin?.section != section {
        for offset in 0..<piece.count
        where (piece.rowID(at: offset) ?? .position(start + offset)) == id {
          return start + offset
        }
      }
      start += piece.count
    }
    return nil
  }

  /// Returns where an old row of an old section stands; nil if it is not here.
  fileprivate func row(ofOld row: Int, inSection section: Int) -> Int? {
    var start = 0
    for piece in pieces {
      if let rows = piece.oldRows(ofSection: section), rows.contains(row) {
        return start + row - rows.lowerBound
      }
      start += piece.count
    }
    return nil
  }
}
