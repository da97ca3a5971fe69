/// A controller that is the data source and the delegate of a table, all of whose methods can be overridden.
///
/// It answers from the content of an archive, if it has one, and else as UIKit's does: one section without
/// rows. ``TableViewController`` is the one to derive from.
@MainActor
open class TableClientController<Cell: TableViewCell>: ViewController, TableViewDataSource,
  TableViewDelegate
where Cell.Base == Cell {
  /// What answers for the content of an archive; nil if there is none.
  var archived: ArchivedTable<Cell>?

  // MARK: - Data source

  /// Returns the number of sections: those of the archive, or one.
  open func numberOfSections(in tableView: any TableHost<Cell>) -> Int {
    archived?.source.numberOfSections(in: tableView) ?? 1
  }

  /// Returns the number of rows in a section: those of the archive, or none.
  open func tableView(
    _ tableView: any TableHost<Cell>, numberOfRowsInSection section: Int
  ) -> Int {
    archived?.source.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  /// Returns the cell of a row: that of the archive, or an empty one.
  open func tableView(_ tableView: any TableHost<Cell>, cellForRowAt path: RowPath) -> Cell {
    archived?.source.tableView(tableView, cellForRowAt: path) ?? Cell()
  }

  /// Returns the text above a section: that of the archive, or nil.
  open func tableView(
    _ tableView: any TableHost<Cell>, titleForHeaderInSection section: Int
  ) -> String? {
    archived?.source.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Returns the text below a section: that of the archive, or nil.
  open func tableView(
    _ tableView: any TableHost<Cell>, titleForFooterInSection section: Int
  ) -> String? {
    archived?.source.tableView(tableView, titleForFooterInSection: section)
  }

  /// Returns the view above a section: that of the archive, or nil.
  open func tableView(
    _ tableView: any TableHost<Cell>, viewForHeaderInSection section: Int
  ) -> Cell.HeaderFooterView? {
    archived?.source.tableView(tableView, viewForHeaderInSection: section)
  }

  /// Returns the view below a section: that of the archive, or nil.
  open func tableView(
    _ tableView: any TableHost<Cell>, viewForFooterInSection section: Int
  ) -> Cell.HeaderFooterView? {
    archived?.source.tableView(tableView, viewForFooterInSection: section)
  }

  /// Returns the titles of an index: those of the archive, or nil.
  open func sectionIndexTitles(for tableView: any TableHost<Cell>) -> [String]? {
    archived?.source.sectionIndexTitles(for: tableView)
  }

  /// Returns the section that a title of the index leads to.
  open func tableView(
    _ tableView: any TableHost<Cell>, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    archived?.source.tableView(tableView, sectionForSectionIndexTitle: title, at: index) ?? index
  }

  // MARK: - Heights

  /// Returns how tall a row is.
  open func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight {
    archived?.events.tableView(tableView, heightForRowAt: path) ?? tableView.rowHeight
  }

  /// Returns how tall the header of a section is.
  open func tableView(
    _ tableView: any TableHost, heightForHeaderInSection section: Int
  ) -> RowHeight {
    archived?.events.tableView(tableView, heightForHeaderInSection: section)
      ?? tableView.sectionHeaderHeight
  }

  /// Returns how tall the footer of a section is.
  open func tableView(
    _ tableView: any TableHost, heightForFooterInSection section: Int
  ) -> RowHeight {
    archived?.events.tableView(tableView, heightForFooterInSection: section)
      ?? tableView.sectionFooterHeight
  }

  /// Returns how many levels the content of a row is indented; nil leaves it to the cell.
  open func tableView(_ tableView: any TableHost, indentationLevelForRowAt path: RowPath) -> Int? {
    archived?.events.tableView(tableView, indentationLevelForRowAt: path)
  }

  // MARK: - Highlight and selection

  /// Returns whether a person may highlight a row, and so select it.
  open func tableView(_ tableView: any TableHost, shouldHighlightRowAt path: RowPath) -> Bool {
    archived?.events.tableView(tableView, shouldHighlightRowAt: path) ?? true
  }

  /// Takes note that a person touched a row.
  open func tableView(_ tableView: any TableHost, didHighlightRowAt path: RowPath) {
    archived?.events.tableView(tableView, didHighlightRowAt: path)
  }

  /// Takes note that a person does not touch a row any more.
  open func tableView(_ tableView: any TableHost, didUnhighlightRowAt path: RowPath) {
    archived?.events.tableView(tableView, didUnhighlightRowAt: path)
  }

  /// Returns the row to select in place of one; nil for none.
  open func tableView(_ tableView: any TableHost, willSelectRowAt path: RowPath) -> RowPath? {
    guard let archived else { return path }
    return archived.events.tableView(tableView, willSelectRowAt: path)
  }

  /// Takes note that a person selected a row.
  open func tableView(_ tableView: any TableHost, didSelectRowAt path: RowPath) {
    archived?.events.tableView(tableView, didSelectRowAt: path)
  }

  /// Returns the row to deselect in place of one; nil for none.
  open func tableView(_ tableView: any TableHost, willDeselectRowAt path: RowPath) -> RowPath? {
    guard let archived else { return path }
    return archived.events.tableView(tableView, willDeselectRowAt: path)
  }

  /// Takes note that a person deselected a row.
  open func tableView(_ tableView: any TableHost, didDeselectRowAt path: RowPath) {
    archived?.events.tableView(tableView, didDeselectRowAt: path)
  }

  /// Returns whether the primary action of a row can be done.
  open func tableView(
    _ tableView: any TableHost, canPerformPrimaryActionForRowAt path: RowPath
  ) -> Bool {
    archived?.events.tableView(tableView, canPerformPrimaryActionForRowAt: path)
      ?? !tableView.isEditing
  }

  /// Does what a row is there for.
  open func tableView(_ tableView: any TableHost, performPrimaryActionForRowAt path: RowPath) {
    archived?.events.tableView(tableView, performPrimaryActionForRowAt: path)
  }

  /// Takes note that a person tapped the detail button of a row.
  open func tableView(_ tableView: any TableHost, accessoryButtonTappedForRowWith path: RowPath) {
    archived?.events.tableView(tableView, accessoryButtonTappedForRowWith: path)
  }

  // MARK: - Selecting several rows in one go

  /// Returns whether several rows may be selected in one go, from a row on.
  open func tableView(
    _ tableView: any TableHost, shouldBeginMultipleSelectionInteractionAt path: RowPath
  ) -> Bool {
    archived?.events.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  /// Takes note that several rows are being selected in one go, from a row on.
  open func tableView(
    _ tableView: any TableHost, didBeginMultipleSelectionInteractionAt path: RowPath
  ) { archived?.events.tableView(tableView, didBeginMultipleSelectionInteractionAt: path) }

  /// Takes note that no more rows are being selected in one go.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: any TableHost) {
    archived?.events.tableViewDidEndMultipleSelectionInteraction(tableView)
  }

  // MARK: - Focus

  /// Returns whether a row can be reached by keys.
  open func tableView(_ tableView: any TableHost, canFocusRowAt path: RowPath) -> Bool {
    archived?.events.tableView(tableView, canFocusRowAt: path) ?? tableView.allowsFocus
  }

  /// Returns whether keys may lead from a row to another, or from or to none.
  open func tableView(
    _ tableView: any TableHost, shouldUpdateFocusFrom old: RowPath?, to new: RowPath?
  ) -> Bool { archived?.events.tableView(tableView, shouldUpdateFocusFrom: old, to: new) ?? true }

  /// Takes note that keys led from a row to another, or from or to none.
  open func tableView(
    _ tableView: any TableHost, didUpdateFocusFrom old: RowPath?, to new: RowPath?
  ) { archived?.events.tableView(tableView, didUpdateFocusFrom: old, to: new) }

  /// Returns whether a row is selected when keys lead to it.
  open func tableView(
    _ tableView: any TableHost, selectionFollowsFocusForRowAt path: RowPath
  ) -> Bool {
    archived?.events.tableView(tableView, selectionFollowsFocusForRowAt: path)
      ?? tableView.selectionFollowsFocus
  }

  // MARK: - Display

  /// Takes note that the ready data source has filled a cell.
  open func tableView(
    _ tableView: any TableHost, didConfigure cell: any TableCell, forRowAt path: RowPath
  ) { archived?.events.tableView(tableView, didConfigure: cell, forRowAt: path) }

  /// Takes note that a filled cell is about to be shown.
  open func tableView(
    _ tableView: any TableHost, willDisplay cell: any TableCell, forRowAt path: RowPath
  ) { archived?.events.tableView(tableView, willDisplay: cell, forRowAt: path) }

  /// Takes note that a cell was taken off screen.
  open func tableView(
    _ tableView: any TableHost, didEndDisplaying cell: any TableCell, forRowAt path: RowPath
  ) { archived?.events.tableView(tableView, didEndDisplaying: cell, forRowAt: path) }

  /// Takes note that a header is about to be shown.
  open func tableView(
    _ tableView: any TableHost, willDisplayHeaderView view: any TableCell, forSection section: Int
  ) { archived?.events.tableView(tableView, willDisplayHeaderView: view, forSection: section) }

  /// Takes note that a header was taken off screen.
  open func tableView(
    _ tableView: any TableHost, didEndDisplayingHeaderView view: any TableCell,
    forSection section: Int
  ) { archived?.events.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }

  /// Takes note that a footer is about to be shown.
  open func tableView(
    _ tableView: any TableHost, willDisplayFooterView view: any TableCell, forSection section: Int
  ) { archived?.events.tableView(tableView, willDisplayFooterView: view, forSection: section) }

  /// Takes note that a footer was taken off screen.
  open func tableView(
    _ tableView: any TableHost, didEndDisplayingFooterView view: any TableCell,
    forSection section: Int
  ) { archived?.events.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }

  /// Takes note of an event that the cell of a row sent itself.
  open func tableView(
    _ tableView: any TableHost, didReceive cellEvent: Any, forRowAt path: RowPath
  ) { archived?.events.tableView(tableView, didReceive: cellEvent, forRowAt: path) }
}
