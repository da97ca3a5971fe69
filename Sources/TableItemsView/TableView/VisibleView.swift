/// A view that is on screen, and the part of the table that it shows.
@MainActor
struct VisibleView<Cell: TableViewCell> {
  enum View {
    case cell(Cell)
    case headerFooter(Cell.HeaderFooterView)
  }

  let part: TablePart
  let view: View

  /// Where it begins in the content, and how tall it is.
  var top = 0.0
  var length = 0.0

  /// The cell, if it is one.
  var cell: Cell? {
    switch view {
    case .cell(let cell): cell
    case .headerFooter: nil
    }
  }

  /// Returns how tall the view is to be if it may be so wide.
  func height(fittingWidth width: Double) -> Double {
    switch view {
    case .cell(let cell): cell.height(fittingWidth: width)
    case .headerFooter(let view): view.height(fittingWidth: width)
    }
  }

  /// Returns what the view looks like as text.
  func textLines(fittingWidth width: Double) -> [TextLine] {
    switch view {
    case .cell(let cell): cell.textLines(fittingWidth: width)
    case .headerFooter(let view): view.textLines(fittingWidth: width)
    }
  }
}
