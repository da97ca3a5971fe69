/// What a person may do to a row: asked of the closure of the row, the row, its section, its cell type and
/// the delegate, in this order; else as there are closures for it.
extension Delegate {
  /// Returns whether somebody says that a row can be edited, or that it cannot.
  func saidCanEdit(_ details: TableEvent) -> Bool? {
    isEditable == false ? false : ask(.canEdit, details, said: details.editing.canEdit, canEdit)
  }

  /// Tells whether there are closures for swipe actions of a row.
  func hasSwipeActions(_ details: TableEvent) -> Bool {
    hasClosure(for: .trailingSwipeActions, details, trailingSwipeActions)
      || hasClosure(for: .leadingSwipeActions, details, leadingSwipeActions)
  }

  /// Returns what the control at the leading edge of a row does: by default what there is a closure for.
  func style(of details: TableEvent) -> CellEditingStyle {
    let said = ask(.editingStyle, details, said: details.editing.style, editingStyle)
    switch said {
    case .insert where !hasClosure(for: .rowToInsert, details, rowToInsert):
      model.report(.missingInsert(at: details.path))
      return .none
    case let said?:
      return said
    case nil where hasClosure(for: .delete, details, onDelete):
      return .delete
    case nil:
      if hasClosure(for: .rowToInsert, details, rowToInsert) { return .insert }
      return isEditable == true ? .delete : .none
    }
  }

  /// Returns whether somebody says that a row can be moved, or that it cannot.
  func saidCanMove(_ details: TableEvent) -> Bool? {
    ask(.canMove, details, said: details.editing.canMove, canMove)
  }

  /// Tells whether a row can be moved: by default if there is a closure that is told of it.
  func canMove(_ details: TableEvent) -> Bool {
    saidCanMove(details) ?? hasClosure(for: .move, details, onMove)
  }
}
