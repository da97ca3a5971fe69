/// A view that is on screen, and the part of the table that it shows.
@MainActor
struct VisibleView<Cell: TableViewCell> {
  enum View {
    case cell(Cell)
    case headerFooter(Cell.HeaderFooterView)

    /// Room that is left free.
    case space
  }

  var part: TablePart
  var view: View

  /// Where it begins in the content.
  var top = 0.0

  /// How tall it is, with the room above it.
  var length = 0.0

  /// The room above the view.
  var padding = 0.0

  /// What can be done to the row while the table is being edited.
  var editing = CellEditingState()

  /// Whether the delegate was told that it came on screen.
  var isDisplayed = false

  /// Whether it is to be filled anew before it is shown again.
  var isStale = false

  /// Whether it was moved by an update since it was laid out, so that nothing is to stay beside it.
  var hasMoved = false

  /// Where it ends in the content.
  var bottom: Double { top + length }

  /// The cell, if it is one.
  var cell: Cell? {
    switch view {
    case .cell(let cell): cell
    case .headerFooter, .space: nil
    }
  }

  /// The header or footer, if it is one.
  var headerFooter: Cell.HeaderFooterView? {
    switch view {
    case .headerFooter(let view): view
    case .cell, .space: nil
    }
  }

  /// Tells whether the view of another is the same object.
  func isSame(as other: VisibleView) -> Bool {
    cell === other.cell && headerFooter === other.headerFooter
  }

  /// Whether there is a view, and not just room.
  var isSeen: Bool { cell != nil || headerFooter != nil }

  /// The path, if it is a row.
  var path: RowPath? {
    switch part {
    case .row(let path): path
    case .tableHeader, .header, .footer, .tableFooter: nil
    }
  }

  /// Returns how tall the view is to be if it may be so wide.
  func height(fittingWidth width: Double) -> Double {
    switch view {
    case .cell(let cell): cell.height(fittingWidth: width)
    case .headerFooter(let view): view.height(fittingWidth: width)
    case .space: 0
    }
  }

  /// Returns what the view looks like as text.
  func textLines(fittingWidth width: Double) -> [TextLine] {
    switch view {
    case .cell(let cell): cell.textLines(fittingWidth: width)
    case .headerFooter(let view): view.textLines(fittingWidth: width)
    case .space: []
    }
  }
}
