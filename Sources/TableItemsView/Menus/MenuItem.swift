/// An item of a menu as it is shown.
public struct MenuItem: Hashable, Sendable {
  /// What choosing an item does.
  public enum Kind: Hashable, Sendable {
    /// It has something done.
    case action

    /// It leads to another menu.
    case menu

    /// Nothing: it sets the items after it off from those before it, under a title if it has one.
    case separator
  }

  /// What choosing it does.
  public let kind: Kind

  /// The words on it.
  public let title: String

  /// The name of the picture on it.
  public let imageName: String?

  /// Whether it can be chosen.
  public let isEnabled: Bool

  /// Whether it has the row go.
  public let isDestructive: Bool
}

extension MenuItem {
  /// Returns the item of an action.
  init(_ action: RowAction) {
    self.init(
      kind: .action, title: action.title, imageName: action.imageName, isEnabled: action.isEnabled,
      isDestructive: action.style == .destructive)
  }

  /// Returns the item that leads to a menu; it cannot be chosen if there is nothing there.
  init(_ menu: RowMenu) {
    self.init(
      kind: .menu, title: menu.title, imageName: menu.imageName, isEnabled: !menu.hasNoItems,
      isDestructive: false)
  }

  /// Returns an item that sets others off.
  init(separatorWithTitle title: String) {
    self.init(
      kind: .separator, title: title, imageName: nil, isEnabled: false, isDestructive: false)
  }
}

extension RowMenu {
  /// Whether there is nothing to be shown.
  var hasNoItems: Bool {
    children.allSatisfy { child in
      switch child {
      case .action: false
      case .menu(let menu): menu.isDisplayedInline && menu.hasNoItems
      }
    }
  }
}
