/// How wide and how tall something is, in the unit of the host.
public struct TableSize: Hashable, Sendable {
  /// The width.
  public var width: Double

  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
