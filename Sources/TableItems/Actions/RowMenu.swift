/// What can be done to a row, as a menu: actions and other menus.
///
/// ```swift
/// RowMenu([
///   .action(RowAction("Open") { _ in open(file) }),
///   .menu(RowMenu("Copy", [.action(copyName), .action(copyPath)])),
/// ])
/// ```
public struct RowMenu: Sendable {
  /// An item of a menu.
  public enum Element: Sendable {
    /// Something to be done.
    case action(RowAction)

    /// A menu in the menu.
    case menu(RowMenu)
  }

  /// The words above the items, or on the item that leads to them.
  public var title: String

  /// The name of the picture on the item that leads to the menu.
  public var imageName: String?

  /// Whether the items stand among those of the menu around it, set off from them, and not behind an item.
  public var isDisplayedInline: Bool

  /// The items, from the top.
  public var children: [Element]

  /// Creates a menu of items, from the top.
  public init(
    _ title: String, imageName: String? = nil, isDisplayedInline: Bool = false,
    _ children: [Element]
  ) {
    self.title = title
    self.imageName = imageName
    self.isDisplayedInline = isDisplayedInline
    self.children = children
  }

  /// Creates a menu without a title of items, from the top.
  public init(isDisplayedInline: Bool = false, _ children: [Element]) {
    self.init("", isDisplayedInline: isDisplayedInline, children)
  }

  /// Creates a menu of actions, from the top.
  public init(_ title: String = "", actions: [RowAction]) {
    self.init(title, actions.map { .action($0) })
  }
}
