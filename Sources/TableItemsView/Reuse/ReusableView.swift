/// A view that a ``TableView`` makes, fills, measures and uses again.
@MainActor
public protocol ReusableView: TableCell {
  /// The height of a line of body text, in the unit of the host.
  static var lineHeight: Double { get }

  /// Creates a view that shows nothing yet.
  init()

  /// Makes the view as good as new, before it is filled again.
  func prepareForReuse()

  /// Returns how tall the view is to be if it may be so wide.
  func height(fittingWidth width: Double) -> Double

  /// Returns what the view looks like as text, in lines of at most so many columns.
  func textLines(fittingWidth width: Double) -> [TextLine]
}

extension ReusableView {
  /// One, as in a terminal.
  public static var lineHeight: Double { 1 }

  /// Does nothing.
  public func prepareForReuse() {}

  /// The height of a line, or one in place of a height that nothing can be laid out with.
  static var lineLength: Double { (1e-3...1e6).contains(lineHeight) ? lineHeight : 1 }
}
