/// A key that leads from a row to another.
public enum FocusKey: Hashable, Sendable, CaseIterable {
  /// To the row above.
  case up

  /// To the row below.
  case down

  /// A screen up.
  case pageUp

  /// A screen down.
  case pageDown

  /// To the first row.
  case home

  /// To the last row.
  case end

  /// To the first row of the section, or of the one before.
  case previousSection

  /// To the first row of the next section.
  case nextSection

  /// Whether the key leads down.
  var isForward: Bool {
    switch self {
    case .down, .pageDown, .home, .nextSection: true
    case .up, .pageUp, .end, .previousSection: false
    }
  }
}
