/// The rows that were announced as probably to be shown soon.
struct PrefetchedRows {
  /// The rows, the nearest first.
  private var announced: [RowPath] = []

  /// Takes note of which rows will probably be shown now, the nearest first; returns those that were
  /// not announced yet, and those that were and will probably not be shown after all.
  mutating func update(
    _ ahead: [RowPath], visible: ClosedRange<RowPath>?
  ) -> (announced: [RowPath], cancelled: [RowPath]) {
    guard ahead != announced else { return ([], []) }
    let old = Set(announced)
    let new = ahead.filter { !old.contains($0) }
    let gone = old.subtracting(ahead).filter { visible?.contains($0) != true }.sorted()
    announced = ahead
    return (new, gone)
  }

  /// Has rows stand elsewhere, and forgets those that stand nowhere.
  mutating func move(_ newPath: (RowPath) -> RowPath?) {
    announced = announced.compactMap(newPath)
  }

  /// Forgets all, as rows are not what they were.
  mutating func removeAll() {
    announced = []
  }
}
