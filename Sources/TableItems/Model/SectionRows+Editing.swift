extension SectionRows: MutableCollection, RangeReplaceableCollection {
  /// Creates no rows.
  public init() {
    self.init([])
  }

  /// Replaces some rows by others.
  ///
  /// Rows made on demand become an array of rows, as they are no longer all of one kind.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newRows: some Collection<RowItem>
  ) {
    var rows = Array(self)
    self = []  // so that the array is changed in place
    rows.replaceSubrange(subrange, with: newRows)
    self = SectionRows(rows)
  }
}
