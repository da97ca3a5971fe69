/// Who is told of edits and of what can be undone, and what is still to be told.
@MainActor
struct EditNews {
  /// Told of each edit.
  var onEdit: ((TableEdit) -> Void)?

  /// Told when something else can be undone or done again.
  var onUndoChange: (() -> Void)?

  /// The edits that are still to be told, in order.
  private(set) var edits: [TableEdit] = []

  /// Whether somebody is being told.
  var isTelling = false

  /// Whether the rest is told later, as those that are told make edits again and again.
  var isPutOff = false

  /// What could be undone and done again when that was told last.
  var told = UndoAbility()

  /// Adds edits that were made.
  mutating func add(_ edits: [TableEdit]) {
    self.edits += edits
  }

  /// Takes the edits out that are to be told.
  mutating func take() -> [TableEdit] {
    defer { edits = [] }
    return edits
  }
}

/// Whether something can be undone, and done again.
struct UndoAbility: Equatable {
  var canUndo = false
  var canRedo = false
}
