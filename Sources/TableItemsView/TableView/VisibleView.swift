/// A view that is on screen, and the part of the table that it shows.
@MainActor
struct VisibleView<Cell: TableViewCell> {
  enum View {
    case cell(Cell)
    case headerFooter(Cell.HeaderFooterView)
  }

  let part: TablePart
  let view: View

  /// Where it begins in the content.
  var top = 0.0

  /// How tall it is.
  var length = 0.0

  /// Whether the delegate was told that it came on screen.
  var isDisplayed = false

  /// Where it ends in the content.
  var bottom: Double { top + length }

  /// The cell, if it is one.
  var cell: Cell? {
    switch view {
    case .cell(let cell): cell
    case .headerFooter: nil
    }
  }

  /// The path, if it is a row.
  var path: RowPath? {
    switch part {
    case .row(let path): path
    case .header, .footer: nil
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
