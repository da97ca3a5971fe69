/// The edits of a model that can be undone, and those that can be done again.
///
/// What is forgotten is returned: rows hold closures, and what is released with them may ask the model.
struct UndoHistory: Sendable {
  /// What can be undone, the last at the end.
  private(set) var undoable: [UndoGroup] = []

  /// What can be done again, the next at the end.
  private(set) var redoable: [UndoGroup] = []

  /// How many groups are kept to be undone; all, if it is not above zero.
  private(set) var limit = 100

  /// The state of the content, and which content of the model that is.
  private(set) var states = ContentStates()
  private var sourceNumber = 0

  /// How many groupings are under way, one in another.
  private var depth = 0

  /// Whether what is recorded next belongs to the last group.
  private var isGroupOpen = false

  /// How many edits were numbered.
  private var editCount = 0
}

extension UndoHistory {
  /// Takes note of which content there is: other content than edits led to is in a new state.
  mutating func observe(sourceNumber: Int) {
    guard sourceNumber != self.sourceNumber else { return }
    states.go()
    self.sourceNumber = sourceNumber
  }

  /// Returns the first of as many numbers for edits.
  mutating func takeNumbers(_ count: Int) -> Int {
    defer { editCount += count }
    return editCount
  }

  /// Takes note of edits that were performed; nothing can be done again then.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - sourceNumber: The content that they led to; nil if it is not what they say.
  /// - Returns: What is forgotten.
  mutating func record(_ edits: [AppliedEdit], sourceNumber: Int?) -> [UndoGroup] {
    let before = states.current
    states.go()
    self.sourceNumber = sourceNumber ?? -1
    let step = UndoGroup.Step(edits: edits, before: before, after: states.current)
    var forgotten = redoable
    redoable = []
    if isGroupOpen, !undoable.isEmpty {
      undoable[undoable.count - 1].steps.append(step)
    } else {
      undoable.append(UndoGroup(steps: [step]))
      forgotten += forgetOldest()
    }
    isGroupOpen = depth > 0
    return forgotten
  }

  /// Takes note of edits that took others back.
  ///
  /// - Parameters:
  ///   - group: The edits; nil if they are not to be taken back in their turn.
  ///   - cause: Whether they undid others, or did them again.
  ///   - states: The state that they led to.
  ///   - sourceNumber: The content that they led to; nil if it is not what they say.
  /// - Returns: What is forgotten.
  mutating func record(
    _ group: UndoGroup?, _ cause: TableEdit.Cause, _ states: ContentStates, sourceNumber: Int?
  ) -> [UndoGroup] {
    self.states = states
    self.sourceNumber = sourceNumber ?? -1
    guard let group else { return [] }
    if cause == .redo {
      undoable.append(group)
    } else {
      redoable.append(group)
    }
    return forgetOldest()
  }

  /// Takes out what is to be undone, or done again; nil if there is nothing.
  mutating func take(_ cause: TableEdit.Cause) -> UndoGroup? {
    isGroupOpen = false
    return cause == .redo ? redoable.popLast() : undoable.popLast()
  }

  /// Has fewer groups be kept, or more.
  mutating func setLimit(_ limit: Int) -> [UndoGroup] {
    self.limit = limit
    return forgetOldest()
  }

  /// Forgets all.
  mutating func removeAll() -> [UndoGroup] {
    defer { (undoable, redoable, isGroupOpen) = ([], [], false) }
    return undoable + redoable
  }

  private mutating func forgetOldest() -> [UndoGroup] {
    guard limit > 0, undoable.count > limit else { return [] }
    let forgotten = undoable.prefix(undoable.count - limit)
    undoable.removeFirst(forgotten.count)
    return Array(forgotten)
  }
}

extension UndoHistory {
  /// Begins to put what is recorded into one group.
  mutating func beginGrouping() {
    if depth == 0 { isGroupOpen = false }
    depth += 1
  }

  /// Ends that.
  mutating func endGrouping() {
    depth -= 1
    if depth == 0 { isGroupOpen = false }
  }
}

extension UndoHistory {
  /// Takes out one edit that can be undone; nil if there is none of the number.
  mutating func take(edit number: Int) -> UndoGroup? {
    for group in undoable.indices.reversed() {
      for step in undoable[group].steps.indices.reversed() {
        let edits = undoable[group].steps[step].edits
        guard let edit = edits.firstIndex(where: { $0.number == number }) else { continue }
        let taken = undoable[group].steps[step].take(edit)
        if edits.count == 1 { undoable[group].steps.remove(at: step) }
        if undoable[group].steps.isEmpty {
          if group == undoable.count - 1 { isGroupOpen = false }
          undoable.remove(at: group)
        }
        return UndoGroup(steps: [taken])
      }
    }
    return nil
  }
}

extension UndoGroup.Step {
  /// Takes out an edit, after which it is not known any more in which states the others were made.
  fileprivate mutating func take(_ position: Int) -> UndoGroup.Step {
    var taken = self
    taken.edits = [edits[position]]
    if position > 0 { taken.before = nil }
    if position < edits.count - 1 { taken.after = nil }
    edits.remove(at: position)
    (before, after) = (nil, nil)
    return taken
  }
}
