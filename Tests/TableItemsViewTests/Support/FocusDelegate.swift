import TableItemsView
import TestSupport

/// A delegate of focus as one writes it without this package's own, which writes down what it is
/// asked and told.
final class FocusDelegate: TableViewDelegate {
  var canFocus: (RowPath) -> Bool = { _ in true }
  var shouldUpdate: (_ old: RowPath?, _ new: RowPath?) -> Bool = { _, _ in true }
  var didUpdate: (_ old: RowPath?, _ new: RowPath?) -> Void = { _, _ in }
  var selectionFollows: (RowPath) -> Bool = { _ in false }
  var shouldHighlight: (RowPath) -> Bool = { _ in true }

  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
  }

  func tableView(_ tableView: any TableHost, canFocusRowAt path: RowPath) -> Bool {
    canFocus(path)
  }

  func tableView(
    _ tableView: any TableHost, shouldUpdateFocusFrom old: RowPath?, to new: RowPath?
  ) -> Bool {
    journal.write("should \(text(old)) -> \(text(new))")
    return shouldUpdate(old, new)
  }

  func tableView(_ tableView: any TableHost, didUpdateFocusFrom old: RowPath?, to new: RowPath?) {
    journal.write("did \(text(old)) -> \(text(new))")
    didUpdate(old, new)
  }

  func tableView(
    _ tableView: any TableHost, selectionFollowsFocusForRowAt path: RowPath
  ) -> Bool {
    selectionFollows(path)
  }

  func tableView(_ tableView: any TableHost, shouldHighlightRowAt path: RowPath) -> Bool {
    shouldHighlight(path)
  }

  func tableView(_ tableView: any TableHost, willSelectRowAt path: RowPath) -> RowPath? {
    journal.write("will select \(text(path))")
    return path
  }

  func tableView(_ tableView: any TableHost, didSelectRowAt path: RowPath) {
    journal.write("did select \(text(path))")
  }

  func tableView(_ tableView: any TableHost, didDeselectRowAt path: RowPath) {
    journal.write("did deselect \(text(path))")
  }

  private func text(_ path: RowPath?) -> String {
    path.map { $0.section == 0 ? "\($0.row)" : "\($0)" } ?? "none"
  }
}
