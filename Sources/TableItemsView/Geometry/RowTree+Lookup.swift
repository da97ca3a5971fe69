extension RowTree {
  /// A run, the first of its rows, and where that begins.
  typealias Position = (run: RowRun, row: Int, offset: Double)

  /// Returns the run that a row is in; the last one for a row behind all others.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  func run(ofRow row: Int) -> Position {
    find { first, _, end, _ in row < first + end }
  }

  /// Returns the run that an offset lies in: the last one that begins at or before it, or the first.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  func run(at offset: Double) -> Position {
    find { _, top, _, height in offset < top + height }
  }

  /// Walks down to a run.
  ///
  /// Sums are made in the same order whatever is looked for, so that a row is found again at the very
  /// offset that it was said to begin at.
  ///
  /// - Parameter isInside: Tells whether what is looked for lies in a part that begins with a row and
  ///   an offset, and has so many rows and is so tall.
  /// - Returns: The run, the first of its rows, and where that begins.
  private func find(
    _ isInside: (_ row: Int, _ offset: Double, _ count: Int, _ height: Double) -> Bool
  ) -> Position {
    var tree = self
    var row = 0
    var offset = 0.0
    while true {
      switch tree.content {
      case .branch(let first, let second):
        if isInside(row, offset, first.count, first.height) {
          tree = first
        } else {
          row += first.count
          offset += first.height
          tree = second
        }
      case .leaf(let runs):
        for run in runs.dropLast() {
          if isInside(row, offset, run.count, run.height) { return (run, row, offset) }
          row += run.count
          offset += run.height
        }
        return (runs[runs.count - 1], row, offset)
      }
    }
  }
}
