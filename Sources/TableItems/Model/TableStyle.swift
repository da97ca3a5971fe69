/// How the sections of a table are set off from each other.
public enum TableStyle: Hashable, Sendable, CaseIterable {
  /// Headers and footers stay on screen while their section scrolls by.
  case plain

  /// Headers and footers scroll with their section, and there is room between sections.
  case grouped
}
