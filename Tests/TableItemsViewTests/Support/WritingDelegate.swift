import TableItemsView
import TestSupport

/// A delegate that answers heights, and writes down what it is asked and told of layout and display.
final class WritingDelegate: TableViewDelegate {
  var rowHeight: (RowPath) -> RowHeight = { _ in .automatic }
  var headerHeight: RowHeight = .automatic
  var footerHeight: RowHeight = .automatic

  /// What is done with a cell, header or footer that is about to be shown.
  var onDisplay: (any TableCell) -> Void = { _ in }

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  func tableView(_ tableView: any TableHost, heightForRowAt path: RowPath) -> RowHeight {
    journal.write("height \(path)")
    return rowHeight(path)
  }

  func tableView(
    _ tableView: any TableHost, heightForHeaderInSection section: Int
  ) -> RowHeight {
    journal.write("header height \(section)")
    return headerHeight
  }

  func tableView(
    _ tableView: any TableHost, heightForFooterInSection section: Int
  ) -> RowHeight {
    journal.write("footer height \(section)")
    return footerHeight
  }

  func tableView(
    _ tableView: any TableHost, willDisplay cell: any TableCell, forRowAt path: RowPath
  ) {
    journal.write("will display \(path)")
    onDisplay(cell)
  }

  func tableView(
    _ tableView: any TableHost, didEndDisplaying cell: any TableCell, forRowAt path: RowPath
  ) {
    journal.write("did end \(path)")
  }

  func tableView(
    _ tableView: any TableHost, willDisplayHeaderView view: any TableCell, forSection section: Int
  ) {
    journal.write("will display header \(section)")
    onDisplay(view)
  }

  func tableView(
    _ tableView: any TableHost, didEndDisplayingHeaderView view: any TableCell,
    forSection section: Int
  ) {
    journal.write("did end header \(section)")
  }

  func tableView(
    _ tableView: any TableHost, willDisplayFooterView view: any TableCell, forSection section: Int
  ) {
    journal.write("will display footer \(section)")
    onDisplay(view)
  }

  func tableView(
    _ tableView: any TableHost, didEndDisplayingFooterView view: any TableCell,
    forSection section: Int
  ) {
    journal.write("did end footer \(section)")
  }
}
