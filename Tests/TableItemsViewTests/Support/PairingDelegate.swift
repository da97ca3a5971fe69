import TableItemsView

/// A delegate that pairs what it is told to come with what it is told to go.
@MainActor
final class PairingDelegate: TableViewDelegate {
  /// What is on screen, as far as it was told.
  private(set) var shown: [TablePart: ObjectIdentifier] = [:]

  /// What came twice, or went without having come or as another view.
  private(set) var mistakes: [String] = []

  func tableView(
    _ tableView: any TableHost, willDisplay cell: any TableCell, forRowAt path: RowPath
  ) { come(.row(path), cell) }

  func tableView(
    _ tableView: any TableHost, didEndDisplaying cell: any TableCell, forRowAt path: RowPath
  ) { go(.row(path), cell) }

  func tableView(
    _ tableView: any TableHost, willDisplayHeaderView view: any TableCell, forSection section: Int
  ) { come(.header(section: section), view) }

  func tableView(
    _ tableView: any TableHost, didEndDisplayingHeaderView view: any TableCell,
    forSection section: Int
  ) { go(.header(section: section), view) }

  func tableView(
    _ tableView: any TableHost, willDisplayFooterView view: any TableCell, forSection section: Int
  ) { come(.footer(section: section), view) }

  func tableView(
    _ tableView: any TableHost, didEndDisplayingFooterView view: any TableCell,
    forSection section: Int
  ) { go(.footer(section: section), view) }

  /// Called with each question and each thing told, in words.
  var onCall: (String) -> Void = { _ in }

  func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight {
    onCall("height")
    return .automatic
  }

  private func come(_ part: TablePart, _ view: any TableCell) {
    if shown.updateValue(ObjectIdentifier(view), forKey: part) != nil {
      mistakes.append("\(part) came twice")
    }
    onCall("will display")
  }

  private func go(_ part: TablePart, _ view: any TableCell) {
    switch shown.removeValue(forKey: part) {
    case nil: mistakes.append("\(part) went without having come")
    case ObjectIdentifier(view): break
    default: mistakes.append("\(part) went as another view than it came")
    }
    onCall("did end")
  }
}
