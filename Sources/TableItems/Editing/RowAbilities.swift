/// What can be done to rows, as far as there is a row, a section or a closure that has to do with it.
struct RowAbilities: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Rows can be deleted, or have rows inserted before them.
  static let editing = RowAbilities(rawValue: 1)

  /// Rows can be moved.
  static let moving = RowAbilities(rawValue: 2)

  /// A swipe over rows may uncover actions of their own.
  static let swipeActions = RowAbilities(rawValue: 4)

  /// Rows may have menus.
  static let contextMenus = RowAbilities(rawValue: 8)

  /// Rows can be dragged elsewhere.
  static let dragging = RowAbilities(rawValue: 16)

  /// Whether rows make room while the table is edited is said by somebody.
  static let indenting = RowAbilities(rawValue: 32)

  static let all: RowAbilities = [
    .editing, .moving, .swipeActions, .contextMenus, .dragging, .indenting,
  ]
}

extension RowAbilities {
  /// What a closure for an event has to do with.
  init(event name: String) {
    self = Self.byEvent[name] ?? []
  }

  private static let byEvent: [String: RowAbilities] = [
    RowEvent<Bool>.canEdit.name: .editing,
    RowEvent<CellEditingStyle>.editingStyle.name: .editing,
    RowEvent<Void>.delete.name: .editing,
    RowEvent<RowItem?>.rowToInsert.name: .editing,
    RowEvent<Bool>.canMove.name: .moving,
    RowEvent<Void>.move.name: .moving,
    RowEvent<SwipeActionsConfiguration?>.leadingSwipeActions.name: .swipeActions,
    RowEvent<SwipeActionsConfiguration?>.trailingSwipeActions.name: .swipeActions,
    RowEvent<RowMenu?>.contextMenu.name: .contextMenus,
    RowEvent<[DragItem]>.dragItems.name: .dragging,
    RowEvent<Bool>.shouldIndentWhileEditing.name: .indenting,
  ]
}

extension RowEditing {
  /// What is said to be possible.
  var abilities: RowAbilities {
    var abilities: RowAbilities = []
    if canEdit == true || style ?? .none != CellEditingStyle.none { abilities.insert(.editing) }
    if canMove == true { abilities.insert(.moving) }
    return abilities
  }
}

extension RowItem.Extras {
  /// What the row says, or has closures for.
  var abilities: RowAbilities { traits.editing.abilities.union(handlers.abilities) }
}

extension TableContent {
  /// What can be done to some row, as far as rows and sections say it, or have closures for it.
  ///
  /// - Complexity: O(*n*) in the number of sections, and of rows that are not uniform.
  var abilities: RowAbilities {
    var abilities: RowAbilities = []
    for section in sections {
      abilities.formUnion(section.editing.abilities)
      switch section.rows.storage {
      case .uniform(let rows):
        if let extras = rows.extras { abilities.formUnion(extras.abilities) }
      case .mixed(let rows):
        rows.withUnsafeBufferPointer { rows in
          for row in rows.indices {
            if let extras = rows[row].extras { abilities.formUnion(extras.abilities) }
          }
        }
      }
      if abilities == .all { break }
    }
    return abilities
  }
}
