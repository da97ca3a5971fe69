/// Edits that are undone together.
struct UndoGroup: Sendable {
  /// Edits that were made in one update.
  struct Step: Sendable {
    /// The edits, in the order in which they were made.
    var edits: [AppliedEdit]

    /// Which state of the content they were made in; nil if it is not known any more.
    var before: Int?

    /// Which state they led to; nil if it is not known any more.
    var after: Int?
  }

  /// The updates, in order.
  var steps: [Step]

  /// Takes the edits back in a draft, the last first, as far as it can be done.
  ///
  /// Where the content is in the state that a step led to, nothing needs to be looked for; else rows
  /// and places are found by their ids.
  ///
  /// - Parameters:
  ///   - draft: The draft.
  ///   - states: The state of the content, which is another one afterwards.
  /// - Returns: The edits that took them back, in order; these are taken back in the same way.
  func takeBack(in draft: inout TableDraft, _ states: inout ContentStates) -> UndoGroup {
    var undone = UndoGroup(steps: [])
    for step in steps.reversed() {
      let before = states.current
      var isExact = before == step.after
      var edits: [AppliedEdit] = []
      for edit in step.edits.reversed() {
        if let edit = draft.make(edit.inverse, isExact: isExact) {
          edits.append(edit)
        } else {
          isExact = false
        }
      }
      guard !edits.isEmpty else { continue }
      states.go(to: isExact ? step.before : nil)
      undone.steps.append(Step(edits: edits, before: before, after: states.current))
    }
    return undone
  }
}

/// Tells states of the content of a model apart, so that one that comes back is known.
struct ContentStates: Sendable {
  /// The state that the content is in.
  private(set) var current = 0

  /// How many there were.
  private var count = 0

  /// Goes to a state that was there before, or else to a new one.
  mutating func go(to state: Int? = nil) {
    guard let state else {
      count += 1
      return current = count
    }
    current = state
  }
}
