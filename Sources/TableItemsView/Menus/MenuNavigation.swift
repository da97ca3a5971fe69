/// What is shown of a menu while a person goes through it: the items of one level, and which of them is
/// highlighted.
///
/// ```swift
/// var navigation = MenuNavigation(menu)
/// navigation.move(.down)
/// navigation.items.map(\.title)                  // ["Open", "Copy"]
/// navigation.highlighted.flatMap { navigation.action(at: $0) }
/// ```
///
/// Menus that are displayed inline stand among the items around them, set off from them. Keys pass over
/// what cannot be chosen, and stop at the ends.
public struct MenuNavigation: Sendable {
  private var levels: [MenuLevel]

  /// Shows a menu from its first level, with nothing highlighted.
  ///
  /// - Complexity: O(*n*) in the number of items of the level.
  public init(_ menu: RowMenu) {
    levels = [MenuLevel(menu)]
  }

  /// The words above the items; none if empty.
  public var title: String { level.title }

  /// The items of the level that is shown, from the top.
  public var items: [MenuItem] { level.items }

  /// The position of the item that is highlighted; nil if none is.
  public var highlighted: Int? { level.highlighted }

  /// How many menus lead to the one that is shown.
  public var depth: Int { levels.count - 1 }

  /// Returns what is done when an item is chosen; nil for one that leads to a menu, cannot be chosen, or is
  /// not there.
  public func action(at index: Int) -> RowAction? {
    guard canChoose(index), case .action(let action) = level.elements[index] else { return nil }
    return action
  }

  /// Does what a key does.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether it led anywhere.
  @discardableResult
  public mutating func move(_ key: MenuKey) -> Bool {
    switch key {
    case .up: highlight(last { $0 < highlighted ?? .max })
    case .down: highlight(first { $0 > highlighted ?? -1 })
    case .first: highlight(first { _ in true })
    case .last: highlight(last { _ in true })
    case .enter: highlighted.map { enter($0) } ?? false
    case .back: back()
    }
  }

  /// Highlights an item, as a pointer does that is over it.
  ///
  /// - Parameter index: The position of the item.
  /// - Returns: Whether it is highlighted now and was not before; never for one that cannot be chosen.
  @discardableResult
  public mutating func highlight(_ index: Int) -> Bool {
    guard canChoose(index), index != highlighted else { return false }
    levels[depth].highlighted = index
    return true
  }

  /// Shows the menu that an item leads to, with the first item highlighted that can be chosen.
  ///
  /// - Parameter index: The position of the item.
  /// - Returns: Whether it leads to a menu.
  @discardableResult
  public mutating func enter(_ index: Int) -> Bool {
    guard canChoose(index), case .menu(let menu) = level.elements[index] else { return false }
    levels[depth].highlighted = index
    levels.append(MenuLevel(menu))
    move(.first)
    return true
  }

  /// Shows the menu again that led to the one that is shown.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public mutating func back() -> Bool {
    guard depth > 0 else { return false }
    levels.removeLast()
    return true
  }

  private mutating func highlight(_ index: Int?) -> Bool {
    index.map { highlight($0) } ?? false
  }

  private func first(where isMeant: (Int) -> Bool) -> Int? {
    items.indices.first { isMeant($0) && canChoose($0) }
  }

  private func last(where isMeant: (Int) -> Bool) -> Int? {
    items.indices.last { isMeant($0) && canChoose($0) }
  }

  private var level: MenuLevel { levels[depth] }

  private func canChoose(_ index: Int) -> Bool {
    items.indices.contains(index) && items[index].isEnabled
  }
}
