/// Edits of rows by their ids; of several rows with one id, the first is meant.
///
/// The first of them in a section takes time in the number of its rows: see ``path(of:)``.
extension TableDraft {
  /// Takes a row out.
  ///
  /// - Returns: The row, or nil if there is none.
  @discardableResult
  public mutating func remove(_ id: RowID) -> RowItem? {
    path(of: id).flatMap { remove(at: $0) }
  }

  /// Puts a row in the place of another: see ``replace(at:with:)``.
  ///
  /// - Returns: Whether there is such a row.
  @discardableResult
  public mutating func replace(_ id: RowID, with row: RowItem) -> Bool {
    path(of: id).map { replace(at: $0, with: row) } ?? false
  }

  /// Has a row be shown anew, although it is equal.
  ///
  /// - Returns: Whether there is such a row.
  @discardableResult
  public mutating func refresh(_ id: RowID) -> Bool {
    path(of: id).map { refresh(at: $0) } ?? false
  }

  /// Moves a row to a path: that at which it is to be found afterwards.
  ///
  /// - Returns: Whether there is such a row, and such a place.
  @discardableResult
  public mutating func move(_ id: RowID, to newPath: RowPath) -> Bool {
    path(of: id).map { move(from: $0, to: newPath) } ?? false
  }

  /// Puts a row before another.
  ///
  /// - Returns: Whether there is such another row.
  @discardableResult
  public mutating func insert(_ row: RowItem, before id: RowID) -> Bool {
    path(of: id).map { insert(row, at: $0) } ?? false
  }

  /// Puts a row after another.
  ///
  /// - Returns: Whether there is such another row.
  @discardableResult
  public mutating func insert(_ row: RowItem, after id: RowID) -> Bool {
    path(of: id).map { insert(row, at: $0.next) } ?? false
  }

  /// Moves a row to before another.
  ///
  /// - Returns: Whether there are both.
  @discardableResult
  public mutating func move(_ id: RowID, before other: RowID) -> Bool {
    guard let path = path(of: id), let place = self.path(of: other) else { return false }
    return path == place || move(from: path, toPlace: place)
  }

  /// Moves a row to after another.
  ///
  /// - Returns: Whether there are both.
  @discardableResult
  public mutating func move(_ id: RowID, after other: RowID) -> Bool {
    guard let path = path(of: id), let place = self.path(of: other) else { return false }
    return path == place || move(from: path, toPlace: place.next)
  }

  /// Moves a row to a place as it is counted before the row is taken out.
  private mutating func move(from path: RowPath, toPlace place: RowPath) -> Bool {
    var place = place
    if path.section == place.section, path.row < place.row { place.row -= 1 }
    return move(from: path, to: place)
  }
}

extension RowPath {
  fileprivate var next: RowPath { RowPath(section: section, row: row + 1) }
}
