extension TableDraft {
  /// Has a section, with its header and footer and all its rows, be shown anew.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  mutating func refreshSection(_ section: Int) {
    guard sections.indices.contains(section) else { return }
    if sections[section].rowCount > 0, sections[section].canEdit() {
      sections[section].edited = sections[section].rows.refreshed
    }
    refreshHeader(ofSection: section)
    refreshFooter(ofSection: section)
  }

  /// Takes all rows of a section out.
  ///
  /// - Complexity: O(1); the difference takes time in the number of rows.
  mutating func removeAllRows(inSection section: Int) {
    guard sections.indices.contains(section), sections[section].canEdit() else { return }
    sections[section].edited = DraftRows([])
  }

  /// Puts a row at the end of a section, with an id that nothing has had before.
  ///
  /// - Returns: Whether there is such a section.
  @discardableResult
  mutating func append(fresh row: RowItem, toSection section: Int) -> Bool {
    guard sections.indices.contains(section), sections[section].canEdit(adding: 1) else {
      return false
    }
    var piece = DraftPiece([row])
    piece.isFresh = true
    var rows = sections[section].rows
    sections[section].edited = nil  // so that the pieces have one owner while they are changed
    rows.insert(piece, at: rows.count)
    sections[section].edited = rows
    return true
  }
}

extension DraftRows {
  /// The rows, each to be shown anew, in pieces of the same places as before.
  var refreshed: DraftRows {
    var all: [RowItem] = []
    all.reserveCapacity(count)
    for piece in pieces {
      for row in piece.range { all.append(piece.rows[row].refreshed) }
    }
    let rows = SectionRows(all)
    var start = 0
    return DraftRows(
      pieces.map { piece in
        defer { start += piece.count }
        var new = DraftPiece(
          rows, start..<(start + piece.count), from: piece.origin, isUpdated: true)
        new.isFresh = piece.isFresh
        return new
      })
  }
}
