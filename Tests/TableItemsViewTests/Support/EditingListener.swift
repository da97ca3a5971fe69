import TableItemsView
import TestSupport

/// A delegate of editing, swipes and menus as one writes it without this package's own, which writes down
/// what it is asked and told.
@MainActor
final class EditingListener: TableViewEditingDelegate, TableViewSwipeActions, TableViewContextMenus
{
  var style: (String) -> CellEditingStyle = { _ in .delete }
  var indents: (String) -> Bool = { _ in true }
  var title: String?
  var leading: SwipeActionsConfiguration?
  var trailing: SwipeActionsConfiguration?
  var menu: RowMenu?

  /// Whether there are rows with actions and with menus.
  var hasSwipeActions = true
  var hasContextMenus = true

  /// Called after each entry was written, before the answer is given.
  var onEntry: (String) -> Void = { _ in }

  private let model: TableModel
  private let journal: Journal

  init(_ model: TableModel, journal: Journal) {
    self.model = model
    self.journal = journal
  }

  private func write(_ words: String, _ path: RowPath?) {
    let entry = "\(words) \(path.map { model.name(at: $0) } ?? "none")"
    journal.write(entry)
    onEntry(entry)
  }

  func tableView(
    _ tableView: any TableHost, editingStyleForRowAt path: RowPath
  ) -> CellEditingStyle {
    write("style", path)
    return style(model.name(at: path))
  }

  func tableView(
    _ tableView: any TableHost, titleForDeleteConfirmationButtonForRowAt path: RowPath
  ) -> String? {
    write("title", path)
    return title
  }

  func tableView(
    _ tableView: any TableHost, shouldIndentWhileEditingRowAt path: RowPath
  ) -> Bool {
    write("indents", path)
    return indents(model.name(at: path))
  }

  func tableView(_ tableView: any TableHost, willBeginEditingRowAt path: RowPath) {
    write("begin", path)
  }

  func tableView(_ tableView: any TableHost, didEndEditingRowAt path: RowPath?) {
    write("end", path)
  }

  func hasSwipeActions(in tableView: any TableHost) -> Bool { hasSwipeActions }

  func hasContextMenus(in tableView: any TableHost) -> Bool { hasContextMenus }

  func tableView(
    _ tableView: any TableHost, leadingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? {
    write("leading", path)
    return leading
  }

  func tableView(
    _ tableView: any TableHost, trailingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? {
    write("trailing", path)
    return trailing
  }

  func tableView(
    _ tableView: any TableHost, contextMenuForRowAt path: RowPath, x: Double?, y: Double?
  ) -> RowMenu? {
    let place = [x, y].map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " ")
    write("menu at \(place) of", path)
    return menu
  }

  func tableView(_ tableView: any TableHost, willDisplayContextMenuForRowAt path: RowPath) {
    write("show menu", path)
  }

  func tableView(_ tableView: any TableHost, willEndContextMenuForRowAt path: RowPath?) {
    write("hide menu", path)
  }

  func tableView(_ tableView: any TableHost, didSelectRowAt path: RowPath) {
    write("select", path)
  }

  func tableView(_ tableView: any TableHost, didUnhighlightRowAt path: RowPath) {
    write("unhighlight", path)
  }

  func tableView(
    _ tableView: any TableHost, accessoryButtonTappedForRowWith path: RowPath
  ) {
    write("accessory", path)
  }
}
