extension TableDraft {
  /// Puts a row before the one at a path, or at the end of a section.
  ///
  /// - Returns: Whether there is such a place.
  @discardableResult
  public mutating func insert(_ row: RowItem, at path: RowPath) -> Bool {
    insert([row], at: path)
  }

  /// Puts rows before the one at a path, or at the end of a section.
  ///
  /// - Returns: Whether there is such a place.
  /// - Complexity: O(*n* + *k*) in the number of rows, and of edits of the section.
  @discardableResult
  public mutating func insert(_ rows: some Sequence<RowItem>, at path: RowPath) -> Bool {
    let rows = SectionRows(Array(rows))
    guard isPlace(path), sections[path.section].canEdit(adding: rows.count) else { return false }
    edit(path.section) { $0.insert(DraftPiece(rows), at: path.row) }
    return true
  }

  /// Puts a row at the end of a section.
  ///
  /// - Returns: Whether there is such a section.
  @discardableResult
  public mutating func append(_ row: RowItem, toSection section: Int) -> Bool {
    append([row], toSection: section)
  }

  /// Puts rows at the end of a section.
  ///
  /// - Returns: Whether there is such a section.
  /// - Complexity: O(*n*) in the number of rows.
  @discardableResult
  public mutating func append(_ rows: some Sequence<RowItem>, toSection section: Int) -> Bool {
    insert(rows, at: RowPath(section: section, row: numberOfRows(inSection: section)))
  }

  /// Takes a row out.
  ///
  /// - Returns: The row, or nil if there is none.
  @discardableResult
  public mutating func remove(at path: RowPath) -> RowItem? {
    guard canEdit(at: path) else { return nil }
    return edit(path.section) { $0.remove(at: path.row) }.row
  }

  /// Moves a row to a path: that at which it is to be found afterwards.
  ///
  /// - Returns: Whether there is such a row, and such a place.
  @discardableResult
  public mutating func move(from path: RowPath, to newPath: RowPath) -> Bool {
    let isWithin = path.section == newPath.section
    guard canEdit(at: path), isWithin ? hasRow(at: newPath) : isPlace(newPath),
      isWithin || sections[newPath.section].canEdit(adding: 1)
    else { return false }
    guard path != newPath else { return true }
    let piece = edit(path.section) { $0.remove(at: path.row) }
    edit(newPath.section) { $0.insert(piece, at: newPath.row) }
    return true
  }

  /// Puts a row in the place of another.
  ///
  /// If it has the same id, it is the same row, which is updated unless it looks the same: only
  /// these two are compared. Else the old one is gone, and the new one came.
  ///
  /// - Returns: Whether there is such a row.
  @discardableResult
  public mutating func replace(at path: RowPath, with row: RowItem) -> Bool {
    guard canEdit(at: path) else { return false }
    // In another section, it may matter what a row says itself.
    let appearance = RowAppearance(height: nil, cell: nil, editing: nil)
    edit(path.section) { rows in
      let old = rows.piece(at: path.row)
      var piece = DraftPiece([row])
      if old.rowID(at: 0) == row.id {
        piece.origin = old.origin
        piece.isUpdated =
          old.isUpdated || !old.row.isShown(as: row, in: appearance, appearance, DataComparison())
      }
      rows.replace(at: path.row, by: piece)
    }
    return true
  }

  /// Has a row be shown anew, although it is equal: where what it shows has changed behind it.
  ///
  /// - Returns: Whether there is such a row.
  @discardableResult
  public mutating func refresh(at path: RowPath) -> Bool {
    guard canEdit(at: path) else { return false }
    edit(path.section) { rows in
      let old = rows.piece(at: path.row)
      var piece = DraftPiece([old.row.refreshed], from: old.origin)
      piece.isUpdated = true
      rows.replace(at: path.row, by: piece)
    }
    return true
  }
}

extension TableDraft {
  /// Tells whether a row can be put at a path.
  private func isPlace(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0
      && path.row <= sections[path.section].rowCount
  }

  private func canEdit(at path: RowPath) -> Bool {
    hasRow(at: path) && sections[path.section].canEdit()
  }

  @discardableResult
  private mutating func edit<Result>(
    _ section: Int, _ body: (inout DraftRows) -> Result
  ) -> Result {
    var rows = sections[section].rows
    sections[section].edited = nil  // so that the pieces have one owner while they are changed
    defer { sections[section].edited = rows }
    return body(&rows)
  }
}
