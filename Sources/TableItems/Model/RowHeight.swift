/// How tall a row, a header or a footer is.
///
/// A number is a height too, in the unit of the place that shows the table:
///
/// ```swift
/// RowItem(fruit, height: 44, cell: FruitCell.self)         // points in UIKit, lines in a terminal
/// RowItem(fruit, height: .lines(2), cell: FruitCell.self)  // two lines of text everywhere
/// ```
public enum RowHeight: Hashable, Sendable {
  /// As tall as what it shows.
  case automatic

  /// So many lines of body text, on every host.
  case lines(Int)

  /// A length in the unit of the host: points, or lines of a terminal.
  case fixed(Double)

  /// Tells whether a table can be laid out with the height.
  ///
  /// A height that is negative, infinite or not a number is treated as automatic, and reported.
  public var isValid: Bool {
    switch self {
    case .automatic: true
    case .lines(let count): count >= 0
    case .fixed(let length): length >= 0 && length.isFinite
    }
  }
}

extension RowHeight: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a height in the unit of the host.
  public init(integerLiteral length: Int) {
    self = .fixed(Double(length))
  }

  /// Creates a height in the unit of the host.
  public init(floatLiteral length: Double) {
    self = .fixed(length)
  }
}

extension RowHeight: CustomStringConvertible {
  /// The height as text.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .lines(let count): "\(count) lines"
    case .fixed(let length): "\(length)"
    }
  }
}
