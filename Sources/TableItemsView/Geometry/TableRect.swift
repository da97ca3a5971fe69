/// A rectangle in the content of a table, from its top, in the unit of the host.
public struct TableRect: Hashable, Sendable {
  /// The distance from the leading edge of the table.
  public var x: Double

  /// The distance from the top of the content.
  public var y: Double

  /// The extent from the leading to the trailing edge.
  public var width: Double

  /// The extent from the top to the bottom.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle of what is not in a table: all zero.
  public static let zero = TableRect(x: 0, y: 0, width: 0, height: 0)

  /// The top of the rectangle.
  public var minY: Double { y }

  /// The bottom of the rectangle.
  public var maxY: Double { y + height }
}
