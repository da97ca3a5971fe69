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
}

extension RowEvent where Answer == RowPath? {
  /// Which row is to be selected in place of this one: the path of the event to agree, nil to
  /// refuse.
  public static var willSelect: RowEvent { RowEvent(name: "willSelect") }

  /// Which row is to be deselected in place of this one: the path of the event to agree, nil to
  /// refuse.
  public static var willDeselect: RowEvent { RowEvent(name: "willDeselect") }
}
