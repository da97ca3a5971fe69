/// The object that a table view asks how tall things are, and tells what a person does.
///
/// Every method has a default that does what the table does without a delegate. ``Delegate`` is the
/// ready one, and the only one that hears the heights and closures of rows, sections and cell types.
/// Abilities that not every table has, such as swipe actions, are protocols that refine this one.
///
/// Mind the type of the table view: a delegate is of `any TableHost`, as it serves every host, and a
/// data source of `any TableHost<Cell>`. A method with the other type is another method, and is
/// never called.
@MainActor
public protocol TableViewDelegate: AnyObject {
  // MARK: - Heights

  /// Returns how tall a row is; the row height of the table, where this is not implemented.
  func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight

  /// Returns how tall the header of a section is; the header height of the table, where this is not
  /// implemented.
  func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> RowHeight

  /// Returns how tall the footer of a section is; the footer height of the table, where this is not
  /// implemented.
  func tableView(_ tableView: any TableHost, heightForFooterInSection section: Int) -> RowHeight

  /// Returns how many levels the content of a row is indented; nil, by default, leaves it to the
  /// cell.
  func tableView(_ tableView: any TableHost, indentationLevelForRowAt path: RowPath) -> Int?

  // MARK: - Highlight and selection

  /// Returns whether a person may highlight a row, and so select it; true by default.
  func tableView(_ tableView: any TableHost, shouldHighlightRowAt path: RowPath) -> Bool

  /// Takes note that a person touched a row.
  func tableView(_ tableView: any TableHost, didHighlightRowAt path: RowPath)

  /// Takes note that a person does not touch a row any more.
  func tableView(_ tableView: any TableHost, didUnhighlightRowAt path: RowPath)

  /// Returns the row to select in place of one; nil for none, by default the row itself.
  func tableView(_ tableView: any TableHost, willSelectRowAt path: RowPath) -> RowPath?

  /// Takes note that a person selected a row.
  func tableView(_ tableView: any TableHost, didSelectRowAt path: RowPath)

  /// Returns the row to deselect in place of one; nil for none, by default the row itself.
  func tableView(_ tableView: any TableHost, willDeselectRowAt path: RowPath) -> RowPath?

  /// Takes note that a person deselected a row.
  func tableView(_ tableView: any TableHost, didDeselectRowAt path: RowPath)

  /// Returns whether the primary action of a row can be done; by default if the table is not being
  /// edited.
  func tableView(_ tableView: any TableHost, canPerformPrimaryActionForRowAt path: RowPath) -> Bool

  /// Does what a row is there for.
  func tableView(_ tableView: any TableHost, performPrimaryActionForRowAt path: RowPath)

  /// Takes note that a person tapped the detail button of a row.
  func tableView(_ tableView: any TableHost, accessoryButtonTappedForRowWith path: RowPath)

  // MARK: - Selecting several rows in one go

  /// Returns whether several rows may be selected in one go, from a row on; false by default.
  func tableView(
    _ tableView: any TableHost, shouldBeginMultipleSelectionInteractionAt path: RowPath
  ) -> Bool

  /// Takes note that several rows are being selected in one go, from a row on.
  func tableView(
    _ tableView: any TableHost, didBeginMultipleSelectionInteractionAt path: RowPath)

  /// Takes note that no more rows are being selected in one go.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: any TableHost)

  // MARK: - Focus

  /// Returns whether a row can be reached by keys; by default what the table says.
  func tableView(_ tableView: any TableHost, canFocusRowAt path: RowPath) -> Bool

  /// Returns whether keys may lead from a row to another, or from or to none; true by default.
  func tableView(_ tableView: any TableHost, shouldUpdateFocusFrom old: RowPath?, to new: RowPath?)
    -> Bool

  /// Takes note that keys led from a row to another, or from or to none.
  func tableView(_ tableView: any TableHost, didUpdateFocusFrom old: RowPath?, to new: RowPath?)

  /// Returns whether a row is selected when keys lead to it; by default what the table says.
  func tableView(_ tableView: any TableHost, selectionFollowsFocusForRowAt path: RowPath) -> Bool

  // MARK: - Display

  /// Takes note that the ready data source has filled a cell, which has not been measured yet.
  func tableView(
    _ tableView: any TableHost, didConfigure cell: any TableCell, forRowAt path: RowPath)

  /// Takes note that a filled cell is about to be shown.
  func tableView(
    _ tableView: any TableHost, willDisplay cell: any TableCell, forRowAt path: RowPath)

  /// Takes note that a cell was taken off screen.
  ///
  /// The path is that of the row when it was on screen; the content may have changed since.
  func tableView(
    _ tableView: any TableHost, didEndDisplaying cell: any TableCell, forRowAt path: RowPath)

  /// Takes note that a header is about to be shown.
  func tableView(
    _ tableView: any TableHost, willDisplayHeaderView view: any TableCell, forSection section: Int)

  /// Takes note that a header was taken off screen.
  func tableView(
    _ tableView: any TableHost, didEndDisplayingHeaderView view: any TableCell,
    forSection section: Int)

  /// Takes note that a footer is about to be shown.
  func tableView(
    _ tableView: any TableHost, willDisplayFooterView view: any TableCell, forSection section: Int)

  /// Takes note that a footer was taken off screen.
  func tableView(
    _ tableView: any TableHost, didEndDisplayingFooterView view: any TableCell,
    forSection section: Int)

  /// Takes note of an event that the cell of a row sent itself.
  func tableView(_ tableView: any TableHost, didReceive cellEvent: Any, forRowAt path: RowPath)
}
