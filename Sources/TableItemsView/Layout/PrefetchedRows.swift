/// The rows that were announced as probably to be shown soon.
struct PrefetchedRows {
  private var paths: Set<RowPath> = []

  /// Takes note of which rows will probably be shown now, the nearest first; returns those that were
  /// not announced yet, and those that were and will probably not be shown after all.
  mutating func update(
    _ ahead: [RowPath], visible: Set<RowPath>
  ) -> (announced: [RowPath], cancelled: [RowPath]) {
    let new = ahead.filter { !paths.contains($0) }
    let gone = paths.subtracting(ahead).subtracting(visible).sorted()
    paths = Set(ahead)
    return (new, gone)
  }

  /// Forgets all, as rows are not what they were.
  mutating func removeAll() {
    paths = []
  }
}
