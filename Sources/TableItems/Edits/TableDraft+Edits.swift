/// How edits are made in a draft; each says what it did, or nil where there is nothing to be done.
extension TableDraft {
  /// Makes an edit that is wanted, of a row that is most likely at a path of the original.
  mutating func make(
    _ edit: RowEdit, number: Int, near likely: RowPath? = nil
  ) -> AppliedEdit? {
    switch edit {
    case .delete(let id):
      return path(named: id, near: likely).flatMap { delete(at: $0, number) }
    case .insert(var row, let place):
      // An id that is a position is one that was given while a part of the rows was shown.
      if row.id?.isPosition == true { row.id = nil }
      guard !isThere(row, inSection: place.section), let path = target(of: place)
      else { return nil }
      return insert(row, at: path, number)
    case .move(let id, let place):
      guard let path = path(named: id, near: likely) else { return nil }
      return move(from: path, to: place, number)
    }
  }

  /// Makes an edit again, or takes it back by its inverse.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - isExact: Whether the draft is what it was made in; else its rows are looked for.
  /// - Returns: The edit that was made.
  mutating func make(_ edit: AppliedEdit, isExact: Bool) -> AppliedEdit? {
    guard let old = edit.old else {
      guard let new = edit.new else { return nil }
      if isExact { return insert(edit.row, at: new.path, edit.number) }
      guard !isBack(edit.row, at: new), let path = target(of: new.place) else { return nil }
      return insert(edit.row, at: path, edit.number)
    }
    guard let path = isExact ? old.path : path(of: old.id, meaning: edit.row) else { return nil }
    guard let new = edit.new else { return delete(at: path, edit.number) }
    return isExact
      ? move(from: path, to: new.path, edit.number) : move(from: path, to: new.place, edit.number)
  }

  private mutating func delete(at path: RowPath, _ number: Int) -> AppliedEdit? {
    guard let old = standing(at: path), let row = remove(at: path) else { return nil }
    return AppliedEdit(number: number, row: row, old: old)
  }

  private mutating func insert(_ row: RowItem, at path: RowPath, _ number: Int) -> AppliedEdit? {
    guard insert(row, at: path), let new = standing(at: path) else { return nil }
    return AppliedEdit(number: number, row: row, new: new)
  }

  /// Moves a row to a place, but not to another section that has a row of its id.
  private mutating func move(
    from path: RowPath, to place: RowPlace, _ number: Int
  ) -> AppliedEdit? {
    guard let target = target(of: place, for: path) else { return nil }
    if target.section != path.section, let row = row(at: path),
      isThere(row, inSection: place.section)
    {
      return nil
    }
    return move(from: path, to: target, number)
  }

  private mutating func move(
    from path: RowPath, to target: RowPath, _ number: Int
  ) -> AppliedEdit? {
    guard let row = row(at: path), let old = standing(at: path), move(from: path, to: target),
      let new = standing(at: target)
    else { return nil }
    return AppliedEdit(number: number, row: row, old: old, new: new)
  }
}

extension TableDraft {
  /// Tells whether a row is there that has the id of another.
  mutating func isThere(_ row: RowItem, inSection section: ItemID) -> Bool {
    row.id.map { path(of: RowID(section: section, row: $0)) != nil } ?? false
  }

  /// Tells whether a row that was deleted is there again: for one that stands for its position, whether
  /// a row is there that looks like it.
  private mutating func isBack(_ row: RowItem, at standing: AppliedEdit.Standing) -> Bool {
    row.id == nil
      ? path(of: standing.id, meaning: row) != nil : isThere(row, inSection: standing.id.section)
  }

  /// Returns where the row is that was meant: for one that stands for its position, only if it looks
  /// the same.
  private mutating func path(of id: RowID, meaning row: RowItem) -> RowPath? {
    guard let path = path(of: id) else { return nil }
    guard id.isPosition else { return path }
    return self.row(at: path)?.looksLike(row) == true ? path : nil
  }
}

extension RowID {
  /// Whether the row or its section stands for its position.
  var isPosition: Bool { row.isPosition || section.isPosition }
}
