/// How fast a table scrolls by itself while something is held at an edge of what is visible: a value that
/// knows no clock.
///
/// In the middle it does not; within a zone at the top or at the bottom, the faster the nearer it is to
/// the edge, as fast as it can at the edge and beyond.
public struct AutoScroll: Hashable, Sendable {
  /// How tall the zones are, in the unit of the host; but never more than a third of what is visible.
  public var zone: Double

  /// How fast it scrolls at an edge, in units of the host a second.
  public var maximumSpeed: Double

  /// How far it scrolls at least, where less is kept until it is enough: a line, in a terminal; zero for
  /// any distance.
  public var step: Double

  /// Creates a way of scrolling.
  public init(zone: Double, maximumSpeed: Double, step: Double = 0) {
    self.zone = zone
    self.maximumSpeed = maximumSpeed
    self.step = step
  }

  /// Returns how fast a table scrolls, in units of the host a second, upwards if it is negative.
  ///
  /// - Parameters:
  ///   - y: Where something is held, from the top of what is visible.
  ///   - height: How much is visible.
  /// - Returns: The speed; zero in the middle.
  public func speed(at y: Double, inHeight height: Double) -> Double {
    guard height > 0, height.isFinite, zone > 0, !y.isNaN else { return 0 }
    let zone = min(zone, height / 3)
    let (above, below) = (zone - y, y - (height - zone))
    let depth = min(1, max(above, below) / zone)
    guard depth > 0 else { return 0 }
    return maximumSpeed * depth * depth * (above > below ? -1 : 1)
  }

  /// Returns how far to scroll now.
  ///
  /// - Parameters:
  ///   - speed: How fast to scroll.
  ///   - elapsed: The time since the last call, in seconds.
  ///   - rest: What was to be scrolled before, and was not yet.
  /// - Returns: The distance, upwards if it is negative.
  func distance(at speed: Double, elapsed: Double, rest: inout Double) -> Double {
    let sum = speed * max(0, elapsed)
    // What is left of one direction is nothing in the other.
    let distance = (rest < 0) == (speed < 0) ? rest + sum : sum
    guard distance.isFinite, step > 0 else {
      rest = 0
      return distance.isFinite ? distance : 0
    }
    let steps = Double(Int(clamping: distance / step))
    rest = distance - steps * step
    return steps * step
  }
}
