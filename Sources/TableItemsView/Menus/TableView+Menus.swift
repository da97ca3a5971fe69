extension TableView {
  /// Does what a person does who asks for the menu of a row, on screen or not: opens it.
  ///
  /// What is open is closed first. Without a menu, nothing else happens; with an empty one, a touch of the
  /// row ends, and nothing is shown. The delegate is told when the menu is shown, and when it is closed.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - point: Where it is asked for, from the top of what is visible; nil if by a key.
  /// - Returns: Whether a menu is shown now.
  @discardableResult
  public func openContextMenu(forRowAt path: RowPath, at point: TablePoint? = nil) -> Bool {
    layoutIfNeeded()
    let point = point.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 : nil }
    let row = exists(path) ? tapped(tracked(at: path)) : nil
    closeOpenInteraction()
    guard let row, let path = currentPath(of: row),
      let delegate = delegate as? any TableViewContextMenus, delegate.hasContextMenus(in: self),
      let menu = delegate.tableView(
        self, contextMenuForRowAt: path, x: point?.x, y: point.map { $0.y + layout.offset })
    else { return false }
    guard currentPath(of: row) != nil else { return false }
    cancelTouch()
    guard !menu.hasNoItems, let path = currentPath(of: row) else { return false }
    open(.menu(OpenMenu(row: row, navigation: MenuNavigation(menu))), at: path)
    (self.delegate as? any TableViewContextMenus)?
      .tableView(self, willDisplayContextMenuForRowAt: path)
    return isOpen(row)
  }

  /// What is shown of the menu that is open; nil if there is none.
  public var contextMenu: MenuNavigation? {
    layoutIfNeeded()
    return openMenu?.navigation
  }

  /// The row whose menu is open; nil if there is none.
  public var contextMenuRowPath: RowPath? {
    layoutIfNeeded()
    return openMenu.flatMap { place(of: $0.row) }
  }

  /// Does what a key does in the menu that is open.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether it led anywhere.
  @discardableResult
  public func moveInMenu(_ key: MenuKey) -> Bool {
    changeMenu { $0.move(key) }
  }

  /// Highlights an item of the menu that is open, as a pointer does that is over it.
  ///
  /// - Parameter index: The position of the item.
  /// - Returns: Whether it is highlighted now and was not before; never for one that cannot be chosen.
  @discardableResult
  public func highlightMenuItem(at index: Int) -> Bool {
    changeMenu { $0.highlight(index) }
  }

  /// Does what a tap on an item of the menu does: shows the menu that it leads to, or closes the menu and
  /// performs the action.
  ///
  /// The action is not performed if the closure that is told of the end of the menu has the row go. Updates
  /// that waited are performed afterwards.
  ///
  /// - Parameter index: The position of the item.
  /// - Returns: What tells whether the action is done; nil if none was performed.
  @discardableResult
  public func chooseMenuItem(at index: Int) -> Task<Bool, Never>? {
    layoutIfNeeded()
    guard let menu = openMenu else { return nil }
    guard let action = menu.navigation.action(at: index) else {
      changeMenu { $0.enter(index) }
      return nil
    }
    let delegate = delegate
    let path = place(of: menu.row)
    _ = takeOpenInteraction()
    (delegate as? any TableViewContextMenus)?.tableView(self, willEndContextMenuForRowAt: path)
    defer { resumeUpdates() }
    guard path != nil, let path = lastPlace(of: menu.row) else { return nil }
    return perform(action, ofRowAt: path)
  }

  /// Does what the return key does in the menu: what a tap on the highlighted item does.
  ///
  /// - Returns: What tells whether the action is done; nil if none was performed.
  @discardableResult
  public func chooseHighlightedMenuItem() -> Task<Bool, Never>? {
    contextMenu?.highlighted.flatMap { chooseMenuItem(at: $0) }
  }

  /// Closes the menu without anything chosen; updates that waited are performed.
  public func closeContextMenu() {
    layoutIfNeeded()
    if openMenu != nil { closeOpenInteraction() }
  }

  private var openMenu: OpenMenu? {
    guard case .menu(let menu) = interaction.open else { return nil }
    return menu
  }

  @discardableResult
  private func changeMenu(_ change: (inout MenuNavigation) -> Bool) -> Bool {
    layoutIfNeeded()
    guard var menu = openMenu else { return false }
    let isChanged = change(&menu.navigation)
    interaction.open = .menu(menu)
    return isChanged
  }
}
