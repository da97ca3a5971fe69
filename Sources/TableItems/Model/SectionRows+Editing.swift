extension SectionRows: MutableCollection, RangeReplaceableCollection {
  /// Creates no rows.
  public init() {
    self.init([])
  }

  /// Replaces some rows by others.
  ///
  /// Uniform rows are all made then, and are an array from then on.
  ///
  /// - Complexity: O(*n* + *m*) in the number of rows after the range, and of new rows.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newRows: some Collection<RowItem>
  ) {
    edit { $0.replaceSubrange(subrange, with: newRows) }
  }

  /// Makes room for rows that are to be added.
  public mutating func reserveCapacity(_ count: Int) {
    edit { $0.reserveCapacity(count) }
  }

  /// Changes the rows as an array, in place.
  mutating func edit<Result>(_ body: (inout [RowItem]) -> Result) -> Result {
    var rows = array
    storage = .mixed([])  // so that the array has one owner while it is changed
    defer { storage = .mixed(rows) }
    return body(&rows)
  }
}
