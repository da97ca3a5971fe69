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
  /// Returns how tall a row is; the row height of the table, where this is not implemented.
  func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight

  /// Returns how tall the header of a section is; the header height of the table, where this is not
  /// implemented.
  func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> RowHeight

  /// Returns how tall the footer of a section is; the footer height of the table, where this is not
  /// implemented.
  func tableView(_ tableView: any TableHost, heightForFooterInSection section: Int) -> RowHeight

  /// Returns whether a person may highlight a row, and so select it; true by default.
  func tableView(_ tableView: any TableHost, shouldHighlightRowAt path: RowPath) -> Bool

  /// Returns the row to select in place of one; nil for none, by default the row itself.
  func tableView(_ tableView: any TableHost, willSelectRowAt path: RowPath) -> RowPath?

  /// Takes note that a person selected a row.
  func tableView(_ tableView: any TableHost, didSelectRowAt path: RowPath)

  /// Returns the row to deselect in place of one; nil for none, by default the row itself.
  func tableView(_ tableView: any TableHost, willDeselectRowAt path: RowPath) -> RowPath?

  /// Takes note that a person deselected a row.
  func tableView(_ tableView: any TableHost, didDeselectRowAt path: RowPath)

  /// Takes note that a person tapped the detail button of a row.
  func tableView(_ tableView: any TableHost, accessoryButtonTappedForRowWith path: RowPath)

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

  /// Takes note of an event that the cell of a row sent itself.
  func tableView(_ tableView: any TableHost, didReceive cellEvent: Any, forRowAt path: RowPath)
}

extension TableViewDelegate {
  /// The row height of the table.
  public func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight {
    tableView.rowHeight
  }

  /// The header height of the table.
  public func tableView(
    _ tableView: any TableHost, heightForHeaderInSection section: Int
  ) -> RowHeight {
    tableView.sectionHeaderHeight
  }

  /// The footer height of the table.
  public func tableView(
    _ tableView: any TableHost, heightForFooterInSection section: Int
  ) -> RowHeight {
    tableView.sectionFooterHeight
  }

  /// True.
  public func tableView(_ tableView: any TableHost, shouldHighlightRowAt path: RowPath) -> Bool {
    true
  }

  /// The row itself.
  public func tableView(_ tableView: any TableHost, willSelectRowAt path: RowPath) -> RowPath? {
    path
  }

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, didSelectRowAt path: RowPath) {}

  /// The row itself.
  public func tableView(_ tableView: any TableHost, willDeselectRowAt path: RowPath) -> RowPath? {
    path
  }

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, didDeselectRowAt path: RowPath) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, accessoryButtonTappedForRowWith path: RowPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, didConfigure cell: any TableCell, forRowAt path: RowPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, willDisplay cell: any TableCell, forRowAt path: RowPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, didEndDisplaying cell: any TableCell, forRowAt path: RowPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, didReceive cellEvent: Any, forRowAt path: RowPath
  ) {}
}
