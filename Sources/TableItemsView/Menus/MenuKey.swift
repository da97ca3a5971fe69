/// A key that leads through a menu.
public enum MenuKey: Hashable, Sendable, CaseIterable {
  /// To the item above that can be chosen.
  case up

  /// To the item below that can be chosen.
  case down

  /// To the first item that can be chosen.
  case first

  /// To the last item that can be chosen.
  case last

  /// Into the menu that the highlighted item leads to.
  case enter

  /// Out of a menu, to the item that led there.
  case back
}
