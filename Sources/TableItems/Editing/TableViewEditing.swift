/// A data source whose rows can be deleted, or have rows inserted before them, by a person.
///
/// To conform is to have the ability, as the presence of the methods is in UIKit.
@MainActor
public protocol TableViewEditing<Cell>: TableViewDataSource {
  /// Returns whether there may be rows that can be edited, asked before any row is; true by default.
  ///
  /// It stands for the question whether the methods are there.
  func hasEditableRows(in tableView: any TableHost<Cell>) -> Bool

  /// Returns whether a row can be edited; true by default.
  func tableView(_ tableView: any TableHost<Cell>, canEditRowAt path: RowPath) -> Bool

  /// Returns what the control at the leading edge of a row does where the delegate is not a
  /// ``TableViewEditingDelegate``; by default it deletes the row.
  func tableView(
    _ tableView: any TableHost<Cell>, defaultEditingStyleForRowAt path: RowPath
  ) -> CellEditingStyle

  /// Deletes a row, or inserts one before it, as a person wants.
  ///
  /// The table takes nothing away by itself: the data source has to change what it says, and then
  /// tell the table, as with `deleteRows(at:)`. A ``TableModel`` does both.
  func tableView(
    _ tableView: any TableHost<Cell>, commit editingStyle: CellEditingStyle,
    forRowAt path: RowPath)
}

extension TableViewEditing {
  /// True.
  public func hasEditableRows(in tableView: any TableHost<Cell>) -> Bool { true }

  /// True.
  public func tableView(_ tableView: any TableHost<Cell>, canEditRowAt path: RowPath) -> Bool {
    true
  }

  /// It deletes the row.
  public func tableView(
    _ tableView: any TableHost<Cell>, defaultEditingStyleForRowAt path: RowPath
  ) -> CellEditingStyle { .delete }
}

/// A delegate that says how rows are edited, and is told of it.
@MainActor
public protocol TableViewEditingDelegate: TableViewDelegate {
  /// Returns what the control at the leading edge of a row does while the table is being edited; by
  /// default it deletes the row.
  func tableView(
    _ tableView: any TableHost, editingStyleForRowAt path: RowPath
  ) -> CellEditingStyle

  /// Returns the title of the button that deletes a row, where it has no swipe actions of its own; nil,
  /// by default, for “Delete”.
  func tableView(
    _ tableView: any TableHost, titleForDeleteConfirmationButtonForRowAt path: RowPath
  ) -> String?

  /// Returns whether a row makes room at its leading edge while the table is being edited; true by
  /// default.
  func tableView(_ tableView: any TableHost, shouldIndentWhileEditingRowAt path: RowPath) -> Bool

  /// Takes note that a person swipes over a row.
  func tableView(_ tableView: any TableHost, willBeginEditingRowAt path: RowPath)

  /// Takes note that the actions of a row that was swiped over are closed; nil if the row is gone.
  func tableView(_ tableView: any TableHost, didEndEditingRowAt path: RowPath?)
}

extension TableViewEditingDelegate {
  /// It deletes the row.
  public func tableView(
    _ tableView: any TableHost, editingStyleForRowAt path: RowPath
  ) -> CellEditingStyle { .delete }

  /// Nil.
  public func tableView(
    _ tableView: any TableHost, titleForDeleteConfirmationButtonForRowAt path: RowPath
  ) -> String? { nil }

  /// True.
  public func tableView(
    _ tableView: any TableHost, shouldIndentWhileEditingRowAt path: RowPath
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, willBeginEditingRowAt path: RowPath) {}

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, didEndEditingRowAt path: RowPath?) {}
}
