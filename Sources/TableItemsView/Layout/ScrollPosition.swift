/// Where in the table view a row is to stand after scrolling to it.
public enum ScrollPosition: Hashable, Sendable {
  /// Where the table has to move least; a row that can be seen whole stays where it is.
  case none

  /// At the top.
  case top

  /// In the middle.
  case middle

  /// At the bottom.
  case bottom
}

extension ScrollPosition {
  /// Returns the offset at which something is where it is to be, and nothing pinned covers it.
  ///
  /// - Parameters:
  ///   - current: The offset now.
  ///   - height: How much can be seen.
  ///   - top: Where what is to be shown begins.
  ///   - bottom: Where it ends.
  ///   - pinned: How tall what is pinned over it is, at the top and at the bottom.
  /// - Returns: The offset, which may be beyond the ends of the content.
  func offset(
    from current: Double, height: Double, toShow top: Double, to bottom: Double,
    under pinned: (header: Double, footer: Double)
  ) -> Double {
    let highest = top - pinned.header
    let lowest = bottom + pinned.footer - height
    return switch self {
    case .top: highest
    case .middle: (highest + lowest) / 2
    case .bottom: lowest
    case .none: min(max(current, lowest), highest)
    }
  }
}
