@testable import TableItemsView
import Testing

/// A table of a data source of one's own, without a model, and a delegate that pairs what comes and goes.
@MainActor
final class OwnTable {
  let source: ArrayDataSource
  let delegate = ViewPairing()
  let view: TableView<TextCell>

  init(_ sections: [[String]], height: Double = 12) {
    source = ArrayDataSource(sections)
    view = TableView(width: 20, height: height)
    view.register(TextCell.self, forCellReuseIdentifier: "cell")
    view.allowsMultipleSelection = true
    view.dataSource = source
    view.delegate = delegate
    view.layoutIfNeeded()
  }

  /// The screen as text, once it was laid out.
  var screen: String { "\(view.screen)" }

  /// What the cells show that are there, without laying out anything.
  var texts: [String] { view.layout.visible.compactMap(\.cell).map(\.content.text) }

  /// The texts of the selected rows.
  var selection: [String] {
    (view.rowPathsForSelectedRows ?? []).map { source.sections[$0.section][$0.row] }
  }

  /// Checks that nothing was asked for that is not there, and that what came and what went are paired.
  func check() {
    view.layoutIfNeeded()
    #expect(source.mistakes == [])
    #expect(delegate.mistakes == [])
    #expect(
      view.visibleCells.map(\.content.text)
        == (view.rowPathsForVisibleRows ?? []).map { source.sections[$0.section][$0.row] })
  }
}

/// A delegate that pairs the views that come with those that go, wherever they stand.
@MainActor
final class ViewPairing: TableViewDelegate {
  private var shown: Set<ObjectIdentifier> = []
  private(set) var mistakes: [String] = []

  /// Called with each question and each thing told, in words.
  var onCall: (String) -> Void = { _ in }

  func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight {
    onCall("height")
    return .automatic
  }

  func tableView(
    _ tableView: any TableHost, willDisplay cell: any TableCell, forRowAt path: RowPath
  ) { come(cell, "\(path)") }

  func tableView(
    _ tableView: any TableHost, didEndDisplaying cell: any TableCell, forRowAt path: RowPath
  ) { go(cell, "\(path)") }

  func tableView(
    _ tableView: any TableHost, willDisplayHeaderView view: any TableCell, forSection section: Int
  ) { come(view, "header \(section)") }

  func tableView(
    _ tableView: any TableHost, didEndDisplayingHeaderView view: any TableCell,
    forSection section: Int
  ) { go(view, "header \(section)") }

  private func come(_ view: any TableCell, _ part: String) {
    if !shown.insert(ObjectIdentifier(view)).inserted { mistakes.append("\(part) came twice") }
    onCall("will display")
  }

  private func go(_ view: any TableCell, _ part: String) {
    if shown.remove(ObjectIdentifier(view)) == nil { mistakes.append("\(part) had not come") }
    onCall("did end")
  }
}
