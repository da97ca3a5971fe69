/// How tall a part of a table is.
struct Extent: Hashable, Sendable {
  /// The height in the unit of the host.
  var length: Double

  /// Whether the height is to be measured when the part is shown.
  var isEstimated = false
}
