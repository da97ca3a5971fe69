/// The base class of the headers and footers of text tables, which shows a title.
@MainActor
open class TextHeaderFooterView: ReusableView {
  /// The class that all headers and footers of text tables derive from.
  public typealias Base = TextHeaderFooterView

  /// The class that all headers and footers of text tables derive from.
  public typealias HeaderFooterView = TextHeaderFooterView

  /// What the view shows.
  public private(set) var content: CellContent = ""

  /// Creates a view that shows nothing yet.
  public required init() {}

  /// Shows content: its text as the title.
  open func show(_ content: CellContent) {
    self.content = content
  }

  /// Makes the view as good as new.
  open func prepareForReuse() {
    content = ""
  }

  /// Returns the lines of the view, in at most so many columns.
  ///
  /// Override it for a view that is more than a title; ``TextColumn`` lays out lines in columns.
  open func lines(fitting width: Int) -> [TextLine] {
    content.lines(fitting: width)
  }

  /// Returns the number of lines of the view.
  public func height(fittingWidth width: Double) -> Double {
    Double(lines(fitting: TextLine.columns(in: width)).count)
  }

  /// Returns what the view looks like.
  public func textLines(fittingWidth width: Double) -> [TextLine] {
    let columns = TextLine.columns(in: width)
    return lines(fitting: columns).map { $0.truncated(to: columns) }
  }
}
