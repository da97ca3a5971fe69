/// What a person may do to a row, as far as the row or its section says it.
///
/// ```swift
/// basket.editing = RowEditing(style: .delete, canMove: true)  // of a section
/// RowItem(total, traits: RowTraits(editing: .none))
/// ```
///
/// A closure of the row itself is asked first. What the row leaves open is said by its section, by its cell
/// type, or by the delegate, in this order.
/// What nobody says is found out: a row can be deleted or moved, or has a row inserted before it, if there is
/// a closure that is told of that.
public struct RowEditing: Hashable, Sendable {
  /// Whether the row can be edited at all; nil leaves it open.
  public var canEdit: Bool?

  /// What the control at the leading edge does while the table is being edited; nil leaves it open.
  public var style: CellEditingStyle?

  /// Whether the row can be moved by a person; nil leaves it open.
  public var canMove: Bool?

  /// Whether the row makes room at its leading edge while the table is being edited; nil leaves it open.
  public var shouldIndent: Bool?

  /// What stands at the trailing edge while the table is being edited; nil, as in UIKit, for nothing.
  public var accessory: CellAccessory?

  /// Says some of what a person may do, and leaves the rest open.
  public init(
    canEdit: Bool? = nil, style: CellEditingStyle? = nil, canMove: Bool? = nil,
    shouldIndent: Bool? = nil, accessory: CellAccessory? = nil
  ) {
    self.canEdit = canEdit
    self.style = style
    self.canMove = canMove
    self.shouldIndent = shouldIndent
    self.accessory = accessory
  }

  /// Everything is left open.
  public static let unspecified = RowEditing()

  /// Nothing may be done to the row.
  public static let none = RowEditing(canEdit: false, style: CellEditingStyle.none, canMove: false)

  /// Returns what is said here, and where it is left open, what another says.
  func or(_ other: RowEditing) -> RowEditing {
    RowEditing(
      canEdit: canEdit ?? other.canEdit, style: style ?? other.style,
      canMove: canMove ?? other.canMove, shouldIndent: shouldIndent ?? other.shouldIndent,
      accessory: accessory ?? other.accessory)
  }
}
