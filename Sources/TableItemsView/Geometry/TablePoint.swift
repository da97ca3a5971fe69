/// A point in a table, in the unit of the host.
public struct TablePoint: Hashable, Sendable {
  /// The distance from the leading edge of the table.
  public var x: Double

  /// The distance from the top.
  public var y: Double

  /// Creates a point.
  public init(x: Double = 0, y: Double) {
    self.x = x
    self.y = y
  }
}
