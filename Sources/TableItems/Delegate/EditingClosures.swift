/// The closures of a delegate that have to do with editing, actions, dragging and dropping.
@MainActor
struct EditingClosures {
  var canEdit: ((TableEvent) -> Bool)?
  var editingStyle: ((TableEvent) -> CellEditingStyle)?
  var canMove: ((TableEvent) -> Bool)?
  var shouldIndentWhileEditing: ((TableEvent) -> Bool)?
  var shouldDelete: ((TableEvent) -> Bool)?
  var onDelete: ((TableEvent) -> Void)?
  var rowToInsert: ((TableEvent) -> RowItem?)?
  var deleteConfirmationTitle: ((TableEvent) -> String?)?
  var moveTarget: ((TableEvent) -> RowPath)?
  var onMove: ((TableEvent) -> Void)?
  var onBeginEditing: ((TableEvent) -> Void)?
  var onEndEditing: ((TableEvent?) -> Void)?
  var leadingSwipeActions: ((TableEvent) -> SwipeActionsConfiguration?)?
  var trailingSwipeActions: ((TableEvent) -> SwipeActionsConfiguration?)?
  var contextMenu: ((TableEvent) -> RowMenu?)?
  var onOpenContextMenu: ((TableEvent) -> Void)?
  var onCloseContextMenu: ((TableEvent?) -> Void)?
  var dragItems: ((TableEvent) -> [DragItem])?
  var dropProposal: ((DropDestination) -> DropProposal)?
  var rowsForDrop: ((DropDestination) -> [RowItem]?)?

  /// What can be done to rows as there are these closures.
  var abilities: RowAbilities {
    presence.reduce(into: []) { abilities, closure in
      if closure.isPresent { abilities.formUnion(closure.ability) }
    }
  }

  /// Which of the closures are there that decide what can be done to rows.
  var present: [Bool] { presence.map(\.isPresent) }

  private var presence: [(isPresent: Bool, ability: RowAbilities)] {
    [
      (canEdit != nil, .editing),
      (editingStyle != nil, .editing),
      (canMove != nil, .moving),
      (shouldIndentWhileEditing != nil, .indenting),
      (onDelete != nil, .editing),
      (rowToInsert != nil, .editing),
      (onMove != nil, .moving),
      (leadingSwipeActions != nil, .swipeActions),
      (trailingSwipeActions != nil, .swipeActions),
      (contextMenu != nil, .contextMenus),
      (dragItems != nil, .dragging),
    ]
  }
}
