/// A menu as it is shown, without those behind its items.
struct MenuLevel: Sendable {
  /// The words above the items.
  let title: String

  /// The items, from the top.
  private(set) var items: [MenuItem] = []

  /// What stands behind each item; nil for a separator.
  private(set) var elements: [RowMenu.Element?] = []

  /// The position of the item that is highlighted.
  var highlighted: Int?

  /// The title of what is set off from what comes next; nil if nothing is.
  private var pendingSeparator: String?

  init(_ menu: RowMenu) {
    title = menu.title
    add(menu.children)
  }

  private mutating func add(_ children: [RowMenu.Element]) {
    for child in children {
      switch child {
      case .menu(let menu) where menu.isDisplayedInline:
        guard !menu.hasNoItems else { continue }
        pendingSeparator = menu.title
        add(menu.children)
        pendingSeparator = ""
      case .menu(let menu): add(MenuItem(menu), for: child)
      case .action(let action): add(MenuItem(action), for: child)
      }
    }
  }

  private mutating func add(_ item: MenuItem, for element: RowMenu.Element) {
    // What is first needs a title, but nothing that sets it off.
    if let title = pendingSeparator, !items.isEmpty || !title.isEmpty {
      items.append(MenuItem(separatorWithTitle: title))
      elements.append(nil)
    }
    pendingSeparator = nil
    items.append(item)
    elements.append(element)
  }
}
