/// How rows and sections come and go on a host that can show it; other hosts show at once what is new.
public enum RowAnimation: Hashable, Sendable, CaseIterable {
  /// As the host likes it best.
  case automatic

  /// Without any motion.
  case none

  /// By fading.
  case fade

  /// From and to the right.
  case right

  /// From and to the left.
  case left

  /// From and to the top.
  case top

  /// From and to the bottom.
  case bottom

  /// From and to the middle, which stays where it is.
  case middle
}
