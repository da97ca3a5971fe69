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
