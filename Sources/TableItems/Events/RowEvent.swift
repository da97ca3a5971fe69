/// Something that a row is told or asked, typed by what it answers.
///
/// `RowEvent<Void>` tells; every other one asks. The static members are the events there are:
///
/// ```swift
/// delegate.on(FruitCell.self, .select) { fruit, event in basket.append(fruit) }
/// delegate.on(FruitCell.self, .shouldHighlight) { fruit, event in fruit.isRipe }
/// ```
public struct RowEvent<Answer>: Hashable, Sendable {
  let name: String
}

extension RowEvent where Answer == Void {
  /// The row was selected by a person.
  public static var select: RowEvent { RowEvent(name: "select") }

  /// The row was deselected by a person.
  public static var deselect: RowEvent { RowEvent(name: "deselect") }

  /// The row was touched, and looks so.
  public static var highlight: RowEvent { RowEvent(name: "highlight") }

  /// The row is not touched any more.
  public static var unhighlight: RowEvent { RowEvent(name: "unhighlight") }

  /// What the row is there for is to be done: it was chosen by itself, not together with others.
  public static var primaryAction: RowEvent { RowEvent(name: "primaryAction") }

  /// The detail button at the trailing edge of the row was tapped.
  public static var accessoryTap: RowEvent { RowEvent(name: "accessoryTap") }

  /// The row was deleted by a person; the event carries the path that it had.
  public static var delete: RowEvent { RowEvent(name: "delete") }

  /// The row was moved by a person, as the ``TableEvent/move`` of the event says.
  public static var move: RowEvent { RowEvent(name: "move") }

  /// A person swipes over the row.
  public static var beginEditing: RowEvent { RowEvent(name: "beginEditing") }

  /// The actions of the row that was swiped over are closed.
  public static var endEditing: RowEvent { RowEvent(name: "endEditing") }
}

extension RowEvent where Answer == Bool {
  /// Whether the row may be highlighted, and so selected, by a person.
  ///
  /// It is not asked for a row that is not enabled.
  public static var shouldHighlight: RowEvent { RowEvent(name: "shouldHighlight") }

  /// Whether the primary action of the row can be done; by default if the table is not being edited.
  public static var canPerformPrimaryAction: RowEvent { RowEvent(name: "canPerformPrimaryAction") }

  /// Whether the row can be reached by keys; by default if the table allows it.
  public static var canFocus: RowEvent { RowEvent(name: "canFocus") }

  /// Whether the row can be edited; by default if there is something that can be done to it.
  public static var canEdit: RowEvent { RowEvent(name: "canEdit") }

  /// Whether the row can be moved by a person; by default if there is a closure that is told of it.
  public static var canMove: RowEvent { RowEvent(name: "canMove") }

  /// Whether the row makes room at its leading edge while the table is being edited; by default it does.
  public static var shouldIndentWhileEditing: RowEvent {
    RowEvent(name: "shouldIndentWhileEditing")
  }

  /// Whether the row may be deleted, now that a person wants to; by default it may.
  public static var shouldDelete: RowEvent { RowEvent(name: "shouldDelete") }
}

extension RowEvent where Answer == CellEditingStyle {
  /// What a person can do to the row while the table is being edited; by default what there is a closure
  /// for.
  public static var editingStyle: RowEvent { RowEvent(name: "editingStyle") }
}

extension RowEvent where Answer == String? {
  /// The title of the button that deletes the row; nil, by default, for “Delete”.
  public static var deleteConfirmationTitle: RowEvent { RowEvent(name: "deleteConfirmationTitle") }
}

extension RowEvent where Answer == RowItem? {
  /// The row to insert before the row, as a person wants; nil for none.
  public static var rowToInsert: RowEvent { RowEvent(name: "rowToInsert") }
}

extension RowEvent where Answer == RowPath {
  /// Where the row goes if a person drops it where the ``TableEvent/move`` of the event says: there to
  /// agree, the path of the event to refuse, or elsewhere.
  public static var moveTarget: RowEvent { RowEvent(name: "moveTarget") }
}

extension RowEvent where Answer == SwipeActionsConfiguration? {
  /// The actions at the leading edge of the row; nil for none.
  public static var leadingSwipeActions: RowEvent { RowEvent(name: "leadingSwipeActions") }

  /// The actions at the trailing edge of the row; nil for that which deletes it, if it can be deleted.
  public static var trailingSwipeActions: RowEvent { RowEvent(name: "trailingSwipeActions") }
}

extension RowEvent where Answer == RowMenu? {
  /// The menu of the row; nil for none.
  public static var contextMenu: RowEvent { RowEvent(name: "contextMenu") }
}

extension RowEvent where Answer == [DragItem] {
  /// What a drag that begins at the row carries; nothing for no drag.
  public static var dragItems: RowEvent { RowEvent(name: "dragItems") }
}

extension RowEvent where Answer == RowPath? {
  /// Which row is to be selected in place of this one: the path of the event to agree, nil to
  /// refuse.
  public static var willSelect: RowEvent { RowEvent(name: "willSelect") }

  /// Which row is to be deselected in place of this one: the path of the event to agree, nil to
  /// refuse.
  public static var willDeselect: RowEvent { RowEvent(name: "willDeselect") }
}
