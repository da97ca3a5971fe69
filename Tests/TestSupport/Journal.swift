/// What happened, in order, for tests that compare it.
@MainActor
package final class Journal {
  private var entries: [String] = []

  package init() {}

  package func write(_ entry: String) {
    entries.append(entry)
  }

  /// Returns what was written since the last time.
  package func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}
