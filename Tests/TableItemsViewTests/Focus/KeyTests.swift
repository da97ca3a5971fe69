import TableItemsView
import TestSupport
import Testing

@MainActor
struct KeyTests {
  private let journal = Journal()

  private func row(_ number: Int, section: Int = 0) -> RowPath {
    RowPath(section: section, row: number)
  }

  private func table(height: Int? = nil) -> TextTable {
    TextTable(
      sections: [
        SectionItem(header: "Fruit", rows: ["a", RowItem("b", traits: .disabled), "c"]),
        SectionItem(rows: []),
        SectionItem(header: "Nuts", rows: ["d", "e", "f"]),
      ], height: height)
  }

  private func focused(in table: TextTable) -> String? {
    table.focusedRowPath.flatMap { table.model.row(at: $0)?.id?.description }
  }

  @Test func `Keys lead from row to row, and pass over those that are disabled`() {
    let table = table()
    func press(_ keys: FocusKey...) -> String {
      keys.map { key in
        let led = table.press(key)
        return (focused(in: table) ?? "none") + (led ? "" : "!")
      }
      .joined(separator: " ")
    }
    #expect(press(.down, .down, .down, .down, .down, .down) == "a c d e f f!")
    #expect(press(.up, .up, .up, .up, .up) == "e d c a a!")
    #expect(press(.end, .end, .home, .home) == "f f! a a!")
    #expect(press(.nextSection, .nextSection, .previousSection) == "d d! a")
    #expect(press(.end, .previousSection, .previousSection, .previousSection) == "f d a a!")
    #expect(press(.pageDown, .pageDown, .pageUp, .pageUp) == "f f! a a!")
    #expect(
      "\(table)" == """
        Fruit
        > a
        ~ b
          c
        Nuts
          d
          e
          f
        """)
  }

  @Test(arguments: FocusKey.allCases)
  func `The first key leads to the first row or to the last`(key: FocusKey) {
    let table = table()
    #expect(table.focusedRowPath == nil)
    #expect(table.press(key))
    let isLast = [.up, .pageUp, .end, .previousSection].contains(key)
    #expect(focused(in: table) == (isLast ? "f" : "a"))
  }

  @Test(arguments: FocusKey.allCases)
  func `Where there is no row to lead to, a key does nothing`(key: FocusKey) {
    let disabled = RowItem("a", traits: .disabled)
    for sections in [
      [], [SectionItem(header: "Fruit", rows: [])], [SectionItem(rows: [disabled, disabled])],
    ] {
      for size in [(80, 5), (0, 0)] {
        let table = TextTable(sections: sections, width: size.0, height: size.1)
        #expect(!table.press(key))
        #expect(!table.press(key, extending: true))
        table.pressSelect()
        #expect(table.focusedRowPath == nil)
        #expect(table.rowPathForSelectedRow == nil)
      }
    }
    let tableView = TableView<TextCell>(width: 10, height: 10)
    #expect(!tableView.press(key))
  }

  @Test(arguments: FocusKey.allCases)
  func `In a table of no size, keys lead from row to row all the same`(key: FocusKey) {
    let table = TextTable(
      sections: [SectionItem(data: 0..<5, height: 1), SectionItem(data: 0..<2, height: 1)],
      width: 0, height: 0)
    table.focusRow(at: row(2))
    #expect(table.press(key))
    let expected =
      switch key {
      case .up, .pageUp: row(1)
      case .down, .pageDown: row(3)
      case .home, .previousSection: row(0)
      case .end: row(1, section: 1)
      case .nextSection: row(0, section: 1)
      }
    #expect(table.focusedRowPath == expected)
    #expect("\(table)" == "")
  }

  // 4.1
  @Test func `The return key does what a tap on the focused row does`() {
    let table = table()
    table.events.write(to: journal)
    table.pressSelect()
    #expect(journal.read() == [])
    table.focusRow(at: row(2))
    table.pressSelect()
    let keys = journal.read()
    table.selectRow(at: nil)
    table.tapRow(at: row(2))
    #expect(journal.read() == keys)
    #expect(keys.last == "act c")
    #expect("\(table)".contains(">*c"))
  }

  // 4.7
  @Test func `Where several rows can be selected, the return key selects and deselects`() {
    let table = table()
    table.allowsMultipleSelection = true
    for path in [row(0), row(2)] {
      table.focusRow(at: path)
      table.pressSelect()
    }
    #expect(table.rowPathsForSelectedRows == [row(0), row(2)])
    table.pressSelect()
    #expect(table.rowPathsForSelectedRows == [row(0)])
  }

  @Test func `Moving the focus selects nothing, and a tap does not move it`() {
    let table = table()
    table.events.write(to: journal)
    for key in FocusKey.allCases { table.press(key) }
    #expect(journal.read() == [])
    #expect(table.rowPathForSelectedRow == nil)
    table.focusRow(at: row(0))
    table.tapRow(at: row(2))
    #expect(focused(in: table) == "a")
  }

  @Test func `Code may have keys lead from any row that can be reached, or from none`() {
    let table = table()
    #expect(table.focusRow(at: row(1, section: 2)))
    #expect(table.cellForRow(at: row(1, section: 2))?.isFocused == true)
    for path in [row(1), row(3), row(-1), row(0, section: 1), row(0, section: 9)] {
      #expect(!table.focusRow(at: path))
      #expect(focused(in: table) == "e")
    }
    #expect(table.focusRow(at: row(0)))
    #expect(table.screen.items.filter(\.isFocused).map(\.part) == [.row(row(0))])
    #expect(table.focusRow(at: nil))
    #expect(table.focusedRowPath == nil)
    #expect(table.screen.items.allSatisfy { !$0.isFocused })
  }

  @Test func `The look of the focused row goes with the row, not with its cell`() {
    let table = table(height: 3)
    table.press(.down)
    table.contentOffset = 5
    #expect("\(table)" == "Nuts\n  e\n  f")
    table.contentOffset = 0
    #expect("\(table)" == "Fruit\n> a\n~ b")
  }
}
