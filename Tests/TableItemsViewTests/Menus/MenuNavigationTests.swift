import TableItemsView
import TestSupport
import Testing

struct MenuNavigationTests {
  private func action(_ title: String, isEnabled: Bool = true) -> RowMenu.Element {
    .action(RowAction(title, isEnabled: isEnabled) { _ in true })
  }

  private func text(_ navigation: MenuNavigation) -> String {
    navigation.items.enumerated().map { number, item in
      let text =
        switch item.kind {
        case .action: item.title
        case .menu: item.title + " >"
        case .separator: "--" + item.title
        }
      return (number == navigation.highlighted ? "*" : item.isEnabled ? "" : "~") + text
    }.joined(separator: ", ")
  }

  @Test func `Menus that are displayed inline stand among the others, set off once`() {
    func inline(_ title: String = "", _ children: RowMenu.Element...) -> RowMenu.Element {
      .menu(RowMenu(title, isDisplayedInline: true, children))
    }
    let navigation = MenuNavigation(
      RowMenu(
        "Row",
        [
          inline("", action("a")), inline(), inline("", inline()), inline("Share", action("b")),
          action("c"), .menu(RowMenu("More", [action("x")])),
          inline("", inline("", action("d")), action("e")), .menu(RowMenu("Nothing", [inline()])),
          inline(),
        ]))
    #expect(navigation.title == "Row")
    #expect(
      text(navigation) == "a, ~--Share, b, ~--, c, More >, ~--, d, ~--, e, ~--, ~Nothing >")
    #expect(
      text(MenuNavigation(RowMenu([inline("Share", action("a"))]))) == "~--Share, a")
  }

  @Test func `Keys lead to what can be chosen, and stop at the ends`() {
    var navigation = MenuNavigation(
      RowMenu([
        action("a", isEnabled: false), action("b"),
        .menu(RowMenu(isDisplayedInline: true, [action("c", isEnabled: false)])), action("d"),
        action("e"), action("f", isEnabled: false),
      ]))
    func moved(_ key: MenuKey) -> Int? {
      navigation.move(key) ? navigation.highlighted : nil
    }
    #expect(moved(.enter) == nil)
    #expect(moved(.down) == 1)
    #expect(moved(.up) == nil)
    #expect(moved(.down) == 5)
    #expect(moved(.down) == 6)
    #expect(moved(.down) == nil)
    #expect(navigation.highlighted == 6)
    #expect(moved(.last) == nil)
    #expect(moved(.first) == 1)
    #expect(moved(.last) == 6)
    #expect(moved(.up) == 5)
    #expect({ navigation.highlight(0) }() == false)
    #expect({ navigation.highlight(2) }() == false)
    #expect({ navigation.highlight(-1) }() == false)
    #expect({ navigation.highlight(8) }() == false)
    #expect({ navigation.highlight(1) }())
    #expect(navigation.action(at: 1)?.title == "b")
    for index in [0, 2, 3, 8, -1] { #expect(navigation.action(at: index) == nil) }
    navigation = MenuNavigation(RowMenu([action("a"), action("b")]))
    #expect(moved(.up) == 1)
  }

  @Test func `A menu in the menu is gone into and come back from`() {
    let deep = RowMenu("Deep", [action("x")])
    var navigation = MenuNavigation(
      RowMenu([action("a"), .menu(RowMenu("More", [action("b", isEnabled: false), .menu(deep)]))]))
    #expect({ navigation.enter(0) }() == false)
    #expect(navigation.action(at: 1) == nil)
    #expect({ navigation.enter(1) }())
    #expect(navigation.title == "More")
    #expect(navigation.depth == 1)
    #expect(text(navigation) == "~b, *Deep >")
    #expect({ navigation.move(.enter) }())
    #expect(text(navigation) == "*x")
    #expect(navigation.depth == 2)
    #expect({ navigation.move(.enter) }() == false)
    #expect({ navigation.move(.back) }())
    #expect({ navigation.back() }())
    #expect(text(navigation) == "a, *More >")
    #expect({ navigation.move(.back) }() == false)
    #expect(navigation.depth == 0)
  }

  @Test func `Keys agree with a slow way to say where they lead`() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let enabled = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        Bool.random(using: &generator)
      }
      var navigation = MenuNavigation(
        RowMenu(enabled.map { action("x", isEnabled: $0) }))
      var expected: Int?
      for _ in 0..<20 {
        let key = [MenuKey.up, .down, .first, .last].randomElement(using: &generator) ?? .up
        let rows = enabled.indices.filter { enabled[$0] }
        let place = expected.flatMap { rows.firstIndex(of: $0) }
        let next: Int? =
          switch key {
          case .up: place.map { $0 - 1 } ?? rows.count - 1
          case .down: place.map { $0 + 1 } ?? 0
          case .last: rows.count - 1
          default: 0
          }
        let target = next.flatMap { rows.indices.contains($0) ? rows[$0] : nil } ?? expected
        let isMoved = navigation.move(key)
        #expect(isMoved == (target != expected), "seed \(seed)")
        expected = target
        #expect(navigation.highlighted == expected, "seed \(seed)")
      }
    }
  }
}
