/// The update that is under way, and the one that waits for it.
struct UpdateQueue {
  /// Content that is to be shown.
  struct Entry {
    let content: TableContent
    let ticket: TableUpdate.Ticket

    /// What leads to the content from what is shown, if that is known.
    var difference: TableDifference?
  }

  /// The update under way.
  private(set) var running: Entry?

  /// The newest update that waits.
  private(set) var waiting: Entry?

  /// Counts updates that were begun, so that one that has ended otherwise is not carried on with.
  private(set) var number = 0

  /// Whether nothing is under way, and nothing waits.
  var isEmpty: Bool { running == nil && waiting == nil }

  /// Has an update wait, in place of the one that did.
  @MainActor
  mutating func enqueue(_ entry: Entry) {
    waiting?.ticket.finish(.superseded)
    waiting = entry
  }

  /// Begins the update that waits; nil if there is none, or another is under way.
  mutating func begin() -> Entry? {
    guard running == nil, let entry = waiting else { return nil }
    (running, waiting) = (entry, nil)
    number += 1
    return entry
  }

  /// Whether an update is still under way.
  func isRunning(_ number: Int) -> Bool { self.number == number && running != nil }

  /// Has the update under way wait again with a difference that is known by now, unless a newer one
  /// waits.
  @MainActor
  mutating func postpone(_ difference: TableDifference) {
    guard var entry = running else { return }
    running = nil
    if waiting == nil {
      entry.difference = difference
      waiting = entry
    } else {
      entry.ticket.finish(.superseded)
    }
  }

  /// Ends the update under way.
  @MainActor
  mutating func end(_ outcome: TableUpdate.Outcome) {
    let entry = running
    running = nil
    entry?.ticket.finish(outcome)
  }
}
