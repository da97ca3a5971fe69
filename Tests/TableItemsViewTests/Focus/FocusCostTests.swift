import TableItemsView
import Testing

/// What keys ask for, however many rows there are.
@MainActor
struct FocusCostTests {
  // 4.2
  @Test func `A range that grows by a row asks of that row, and one that shrinks of none`() {
    let table = TextTable(sections: [SectionItem(data: 0..<2000)], height: 10)
    table.allowsMultipleSelection = true
    var asked: [Int] = []
    table.events.shouldHighlight = { event in
      asked.append(event.path.row)
      return true
    }
    table.focusRow(at: RowPath(section: 0, row: 0))
    table.press(.end, extending: true)
    #expect(asked == Array(0..<2000))
    #expect(table.rowPathsForSelectedRows?.count == 2000)
    asked = []
    table.press(.up, extending: true)
    #expect(asked == [])
    table.press(.down, extending: true)
    #expect(asked == [1999])
  }

  @Test(arguments: [FocusKey.down, .up, .home, .end, .pageDown, .nextSection, .previousSection])
  func `Where no row can be reached, none is asked for`(key: FocusKey) {
    let table = TextTable(
      sections: [
        SectionItem(data: 0..<Int.max), SectionItem(data: 0..<Int.max, traits: .disabled),
        SectionItem(rows: (0..<10_000).map { RowItem($0) }),
      ], height: 10)
    table.allowsFocus = false
    #expect(table.press(key) == false)
    #expect(table.focusedRowPath == nil)
    table.allowsFocus = true
    table.sections.remove(at: 0)
    table.sections.removeLast()
    #expect(table.press(key) == false)
  }

  @Test func `Focusing the row that has the focus tells nobody`() {
    let table = TextTable(sections: [SectionItem(rows: ["a", "b"])])
    var told = 0
    table.events.onFocusChange = { _, new in
      told += 1
      table.focusRow(at: new?.path)
    }
    for path in [RowPath(section: 0, row: 1), nil] {
      for _ in 0..<2 { #expect(table.focusRow(at: path)) }
    }
    #expect(told == 2)
  }

  @Test
  func `A closure that moves the focus while it is asked leaves no second row that looks focused`()
  {
    final class Own: TableViewDelegate {
      var isArmed = true

      func tableView(
        _ tableView: any TableHost, shouldUpdateFocusFrom old: RowPath?, to new: RowPath?
      ) -> Bool {
        if isArmed {
          isArmed = false
          (tableView as? TextTable)?.press(.end)
        }
        return true
      }
    }
    let table = TextTable(sections: [SectionItem(rows: ["a", "b", "c", "d"])])
    let own = Own()
    table.delegate = own
    table.focusRow(at: RowPath(section: 0, row: 1))
    #expect("\(table)" == "  a\n> b\n  c\n  d")
  }
}
