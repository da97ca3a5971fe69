/// What happened, in order, for tests that compare it.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  func write(_ entry: String) {
    entries.append(entry)
  }

  /// Returns what was written since the last time.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}
