/// How tall rows were when they were shown, so that they are thought to be so when the table is
/// loaded again.
///
/// A height is good for a row as long as the row has its id, its data and its cell, in a table of the
/// same width.
struct MeasuredHeights {
  private struct Entry {
    var event: TableEvent
    var width: Double
    var length: Double
  }

  private var entries: [RowID: Entry] = [:]

  /// How far from its old place a row is looked for.
  private static let reach = 64

  /// Takes note of how tall a row is.
  mutating func set(_ length: Double, of event: TableEvent, width: Double) {
    entries[event.id] = Entry(event: event, width: width, length: length)
  }

  /// Returns the heights of rows of some content that are what they were, and forgets the others.
  ///
  /// A row is looked for near its old place only: to find one anywhere takes an index of all rows.
  ///
  /// - Complexity: O(*m*) in the number of rows that were measured.
  mutating func heights(in content: TableContent, width: Double) -> [(path: RowPath, Double)] {
    var found: [(path: RowPath, Double)] = []
    for (id, entry) in entries {
      guard entry.width == width,
        let path = content.path(of: id, near: entry.event.path, reach: Self.reach),
        let event = content.event(at: path), event.looksLike(entry.event)
      else {
        entries[id] = nil
        continue
      }
      entries[id]?.event = event
      found.append((path, entry.length))
    }
    return found
  }
}
