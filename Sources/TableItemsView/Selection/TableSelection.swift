/// Which rows of a table are selected: a value that decides what a tap or a key does to them.
struct TableSelection: Equatable, Sendable {
  /// The rows that are selected.
  private(set) var rows: Set<RowPath> = []

  /// The row that a range of rows begins at: the one that was selected last by itself.
  private(set) var anchor: RowPath?

  /// Creates a selection of rows.
  init(_ rows: Set<RowPath> = []) {
    self.rows = rows
    anchor = rows.count == 1 ? rows.first : nil
  }

  /// Tells whether a row is selected.
  func contains(_ row: RowPath) -> Bool { rows.contains(row) }

  /// Selects a row, beside the others.
  mutating func select(_ row: RowPath) {
    rows.insert(row)
    anchor = row
  }

  /// Deselects a row.
  mutating func deselect(_ row: RowPath) {
    rows.remove(row)
    if anchor == row { anchor = nil }
  }
}

extension TableSelection {
  /// What is to become of the selection, if nobody objects.
  struct Change: Equatable, Sendable {
    /// The rows to select, in order.
    var selected: [RowPath] = []

    /// The rows to deselect, in order.
    var deselected: [RowPath] = []
  }

  /// Returns what a tap on a row does: it takes the place of the selection, or where several can be
  /// selected, joins or leaves it.
  func change(tapping row: RowPath, allowingMultiple: Bool) -> Change {
    if !allowingMultiple {
      return Change(selected: [row], deselected: rows.subtracting([row]).sorted())
    }
    return contains(row) ? Change(deselected: [row]) : Change(selected: [row])
  }

  /// Returns what selecting from the anchor up to a row does, where another row was the end before:
  /// rows in between are selected, and those that only were before are not any more.
  ///
  /// - Parameters:
  ///   - row: The new end of the range.
  ///   - last: The end of the range before, if there was one.
  ///   - rowsBetween: Returns the rows from one to another, both included, that can be selected.
  /// - Returns: The change.
  func change(
    extendingTo row: RowPath, from last: RowPath?,
    rowsBetween: (ClosedRange<RowPath>) -> [RowPath]
  ) -> Change {
    guard let anchor else { return Change(selected: contains(row) ? [] : [row]) }
    func range(to end: RowPath) -> [RowPath] {
      rowsBetween(min(anchor, end)...max(anchor, end))
    }
    let new = range(to: row)
    let kept = Set(new)
    let old = last.map(range(to:)) ?? []
    return Change(
      selected: new.filter { !contains($0) },
      deselected: old.filter { !kept.contains($0) && contains($0) })
  }

  /// Selects a row without making it the one that a range begins at.
  mutating func extend(to row: RowPath) {
    rows.insert(row)
  }
}
