/// How tall a row, a header or a footer is.
///
/// A number is a height too, in the unit of the place that shows the table:
///
/// ```swift
/// RowItem(fruit, height: 44, cell: FruitCell.self)         // points in UIKit, lines in a terminal
/// RowItem(fruit, height: .lines(2), cell: FruitCell.self)  // two lines of text everywhere
/// ```
public enum RowHeight: Sendable {
  /// As tall as what it shows.
  case automatic

  /// So many lines of body text, on every host.
  case lines(Int)

  /// A length in the unit of the host: points, or lines of a terminal.
  case fixed(Double)

  /// Tells whether a table can be laid out with the height: from zero to a million.
  ///
  /// Any other height is treated as automatic, and reported.
  public var isValid: Bool {
    switch self {
    case .automatic: true
    case .lines(let count): (0...1_000_000).contains(count)
    case .fixed(let length): (0...1_000_000).contains(length)
    }
  }
}

extension RowHeight: Hashable {
  /// Tells whether two heights are the same; one that is not a number is the same as another.
  public static func == (first: RowHeight, second: RowHeight) -> Bool {
    switch (first, second) {
    case (.automatic, .automatic): true
    case (.lines(let first), .lines(let second)): first == second
    case (.fixed(let first), .fixed(let second)):
      first == second || (first.isNaN && second.isNaN)
    default: false
    }
  }

  /// Hashes the height.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .automatic: break
    case .lines(let count): hasher.combine(count)
    case .fixed(let length): hasher.combine(length.isNaN ? .nan : length)
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
