/// Which rows of a table are selected: a value that decides what a tap or a key does to them.
struct TableSelection: Equatable, Sendable {
  /// The rows that are selected.
  private(set) var rows: Set<RowPath> = []

  /// The row that a range of rows begins at: the one that was selected last by itself.
  private(set) var anchor: RowPath?

  /// The row that the range ends at; nil if there is none.
  private(set) var rangeEnd: RowPath?

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
    beginRange(at: row)
  }

  /// Has a range of rows begin at a row, selected or not.
  mutating func beginRange(at row: RowPath) {
    anchor = row
    rangeEnd = nil
  }

  /// Has the next range begin anew.
  mutating func endRange() {
    rangeEnd = nil
  }

  /// Has rows stand elsewhere, and deselects those that stand nowhere.
  ///
  /// - Complexity: O(*n*) in the number of rows that are selected.
  mutating func move(_ newPath: (RowPath) -> RowPath?) {
    rows = Set(rows.compactMap(newPath))
    anchor = anchor.flatMap(newPath)
    rangeEnd = anchor == nil ? nil : rangeEnd.flatMap(newPath)
  }

  /// Deselects the rows of which something does not hold.
  ///
  /// - Complexity: O(*n*) in the number of rows that are selected.
  mutating func formIntersection(where isKept: (RowPath) -> Bool) {
    for row in rows where !isKept(row) { deselect(row) }
  }

  /// Deselects a row.
  mutating func deselect(_ row: RowPath) {
    rows.remove(row)
    if anchor == row { (anchor, rangeEnd) = (nil, nil) }
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

  /// Tells whether a tap on a row deselects it: where several can be selected, it joins or leaves the
  /// selection; else it takes its place.
  func isDeselected(byTapping row: RowPath, allowingMultiple: Bool) -> Bool {
    allowingMultiple && contains(row)
  }

  /// Returns what selecting from the anchor up to a row does, where the range had another end before:
  /// rows in between are selected, and those that only were before are not any more.
  ///
  /// - Parameters:
  ///   - row: The new end of the range.
  ///   - rowsBetween: Returns the rows from one to another, both included, that can be selected; those
  ///     that are need not be among them. It is asked for what is new of the range.
  /// - Returns: The change.
  /// - Complexity: O(*n*) in the number of rows that are selected, and that are new in the range.
  func change(
    extendingTo row: RowPath, rowsBetween: (ClosedRange<RowPath>) -> [RowPath]
  ) -> Change {
    let anchor = anchor ?? row
    let new = min(anchor, row)...max(anchor, row)
    guard let rangeEnd else {
      return Change(selected: rowsBetween(new).filter { !contains($0) })
    }
    let old = min(anchor, rangeEnd)...max(anchor, rangeEnd)
    var change = Change()
    if new.lowerBound < old.lowerBound {
      change.selected += rowsBetween(new.lowerBound...old.lowerBound)
    }
    if new.upperBound > old.upperBound {
      change.selected += rowsBetween(old.upperBound...new.upperBound)
    }
    change.selected.removeAll { old.contains($0) || contains($0) }
    if new.lowerBound > old.lowerBound || new.upperBound < old.upperBound {
      change.deselected = rows.filter { old.contains($0) && !new.contains($0) }.sorted()
    }
    return change
  }

  /// Has the range end at a row, whatever of it is selected; it begins there if it has no beginning.
  mutating func extendRange(to row: RowPath) {
    anchor = anchor ?? row
    rangeEnd = row
  }

  /// Selects a row of the range.
  mutating func selectInRange(_ row: RowPath) {
    rows.insert(row)
  }
}
