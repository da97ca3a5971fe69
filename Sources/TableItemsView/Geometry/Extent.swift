/// How tall a part of a table is.
struct Extent: Hashable, Sendable {
  /// The height in the unit of the host.
  var length: Double

  /// Whether the height is to be measured when the part is shown.
  var isEstimated = false

  /// The extent of what is not there.
  static let none = Extent(length: 0)

  /// The longest that a view can be: what a row can be at most by its own word.
  static let longest = 1_000_000.0

  /// Whether there is nothing to see, and nothing to measure either.
  var isEmpty: Bool { length <= 0 && !isEstimated }
}
