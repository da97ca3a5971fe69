extension RowGeometry {
  /// Removes rows, which must be there, and are given in order.
  ///
  /// - Complexity: O(*m* log *n*) in the number of rows that follow each other without a gap, and of
  ///   runs.
  mutating func remove(at rows: some RandomAccessCollection<Int>) {
    var end = rows.endIndex
    while end > rows.startIndex {
      var start = rows.index(before: end)
      let last = rows[start]
      var first = last
      while start > rows.startIndex, rows[rows.index(before: start)] == first - 1 {
        start = rows.index(before: start)
        first -= 1
      }
      replaceSubrange(first..<(last + 1), with: RowGeometry())
      end = start
    }
  }

  /// Inserts rows, given in order with the positions that they have afterwards.
  ///
  /// - Complexity: O(*m* log *n*) in the number of rows that follow each other without a gap, and of
  ///   runs.
  mutating func insert(_ rows: [(row: Int, extent: Extent)]) {
    var rest = rows[...]
    while let first = rest.first {
      var count = 1
      while let next = rest.dropFirst(count).first, next.row == first.row + count { count += 1 }
      let new = RowGeometry(rest.prefix(count).lazy.map(\.extent))
      replaceSubrange(first.row..<first.row, with: new)
      rest = rest.dropFirst(count)
    }
  }
}
