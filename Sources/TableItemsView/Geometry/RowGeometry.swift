/// How tall rows are, and where each begins: a value that knows no views.
///
/// ```swift
/// var rows = RowGeometry(repeating: Extent(length: 1), count: 10_000_000)
/// rows.setExtent(Extent(length: 3), ofRow: 5)
/// rows.offset(ofRow: 9_999_999)  // 10_000_001
/// rows.row(at: 7)                // 5
/// ```
///
/// Rows of one height that follow each other are kept as one run, so uniform rows take no memory, and
/// rows of any heights take what their heights take. The runs are in the leaves of a balanced tree
/// that is never changed: what an edit leaves as it was is shared by the value before and after it.
///
/// Trees are joined and split as in Guy Blelloch, Daniel Ferizovic and Yihan Sun, "Just Join for
/// Parallel Ordered Sets", SPAA 2016, balanced by depth.
struct RowGeometry: Sendable {
  private(set) var tree: RowTree?

  /// Creates the geometry of no rows.
  init() {}

  /// Creates the geometry of rows of one height.
  init(repeating extent: Extent, count: Int) {
    guard count > 0 else { return }
    tree = RowTree(leaf: [RowRun(extent: extent, count: count)])
  }

  /// Creates the geometry of rows of their own heights.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  init(_ extents: some Sequence<Extent>) {
    tree = RowTree.make(extents.lazy.map { RowRun(extent: $0, count: 1) })
  }

  /// The number of rows.
  var count: Int { tree?.count ?? 0 }

  /// The height of all rows.
  var height: Double { tree?.height ?? 0 }

  /// Returns where a row begins; for the number of rows, where the last one ends.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  func offset(ofRow row: Int) -> Double {
    guard let tree else { return 0 }
    let (run, first, offset) = tree.run(ofRow: row)
    return offset + Double(row - first) * run.extent.length
  }

  /// Returns how tall a row is; it must be one of the rows.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  func extent(ofRow row: Int) -> Extent {
    tree?.run(ofRow: row).run.extent ?? .none
  }

  /// Returns the row at an offset: the last one that begins at or before it, or the first; nil if
  /// there are no rows.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  func row(at offset: Double) -> Int? {
    guard let (run, first, start) = tree?.run(at: offset) else { return nil }
    let length = run.extent.length
    guard length > 0 else { return offset < start ? first : first + run.count - 1 }
    var number = min(max(0, Int(clamping: (offset - start) / length)), run.count - 1)
    // A quotient is rounded, and can be one off from the products that say where rows begin.
    while number > 0, start + Double(number) * length > offset { number -= 1 }
    while number + 1 < run.count, start + Double(number + 1) * length <= offset { number += 1 }
    return first + number
  }

  /// Returns the first row from a position on that has something to show or to measure; nil if there
  /// is none.
  ///
  /// - Complexity: O(log *n*) in the number of runs, for each run that has nothing.
  func firstRowToShow(from row: Int) -> Int? {
    var row = max(0, row)
    while row < count, let (run, first, _) = tree?.run(ofRow: row), run.extent.isEmpty {
      row = first + run.count
    }
    return row < count ? row : nil
  }

  /// Returns the last row before a position that has something to show or to measure; nil if there is
  /// none.
  ///
  /// - Complexity: O(log *n*) in the number of runs, for each run that has nothing.
  func lastRowToShow(before row: Int) -> Int? {
    var row = min(row, count) - 1
    while row >= 0, let (run, first, _) = tree?.run(ofRow: row), run.extent.isEmpty {
      row = first - 1
    }
    return row >= 0 ? row : nil
  }
}

extension RowGeometry {
  /// Changes how tall a row is; it must be one of the rows.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  mutating func setExtent(_ extent: Extent, ofRow row: Int) {
    guard self.extent(ofRow: row) != extent else { return }
    replaceSubrange(row..<(row + 1), with: RowGeometry(repeating: extent, count: 1))
  }

  /// Replaces rows by others: inserts where the range is empty, and removes where there are no others.
  ///
  /// - Complexity: O(log *n*) in the number of runs of both.
  mutating func replaceSubrange(_ range: Range<Int>, with rows: RowGeometry) {
    let (before, rest) = RowTree.split(tree, at: range.lowerBound)
    let (_, after) = RowTree.split(rest, at: range.count)
    tree = RowTree.join(RowTree.join(before, rows.tree), after)
  }
}
