import TableItemsView
import TestSupport

extension Delegate {
  /// Writes down what is asked and told when a person selects, by the ids of rows, and agrees.
  ///
  /// - Parameters:
  ///   - journal: Where it is written.
  ///   - act: Does something right after an entry was written, and before the answer is given.
  func write(to journal: Journal, then act: @escaping (String) -> Void = { _ in }) {
    func tell(_ words: String) -> (TableEvent) -> Void {
      ask(words) { _ in }
    }
    func ask<Answer>(
      _ words: String, _ answer: @escaping (TableEvent) -> Answer
    ) -> (TableEvent) -> Answer {
      { event in
        let entry = "\(words) \(event.id.row)"
        journal.write(entry)
        act(entry)
        return answer(event)
      }
    }
    shouldHighlight = ask("should highlight") { _ in true }
    onHighlight = tell("did highlight")
    onUnhighlight = tell("did unhighlight")
    willSelect = ask("will select") { $0.path }
    willDeselect = ask("will deselect") { $0.path }
    onDeselect = tell("did deselect")
    onSelect = tell("did select")
    canPerformPrimaryAction = ask("can act") { _ in true }
    onPrimaryAction = tell("act")
  }
}

extension Journal {
  /// Returns what was written since the last time, an entry a line.
  func lines() -> String {
    read().joined(separator: "\n")
  }
}
