import TableItemsView
import TestSupport
import Testing

@MainActor
struct FocusPermissionTests {
  private let journal: Journal
  private let delegate: FocusDelegate

  init() {
    journal = Journal()
    delegate = FocusDelegate(journal)
  }

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  private func table(_ rows: Int = 5) -> TextTable {
    let table = TextTable(sections: [SectionItem(data: 0..<rows, height: 1)])
    table.delegate = delegate
    return table
  }

  // 1.2.13
  @Test func `The delegate is asked before the focus moves, and told after`() {
    let table = table()
    delegate.didUpdate = { _, _ in journal.write(table.description.filter { !" \n".contains($0) }) }
    table.press(.down)
    table.press(.down)
    table.focusRow(at: nil)
    #expect(
      journal.lines() == """
        should none -> 0
        did none -> 0
        >01234
        should 0 -> 1
        did 0 -> 1
        0>1234
        should 1 -> none
        did 1 -> none
        01234
        """)
  }

  // 1.2.13
  @Test func `A move that the delegate refuses is none`() {
    let table = table()
    table.focusRow(at: row(1))
    delegate.shouldUpdate = { _, new in new == row(3) }
    _ = journal.read()
    #expect(!table.press(.down))
    #expect(!table.press(.home, extending: true))
    #expect(!table.focusRow(at: row(0)))
    #expect(!table.focusRow(at: nil))
    #expect(
      journal.lines() == "should 1 -> 2\nshould 1 -> 0\nshould 1 -> 0\nshould 1 -> none")
    #expect("\(table)" == "  0\n> 1\n  2\n  3\n  4")
    #expect(table.focusRow(at: row(3)))
  }

  // 1.2.13
  @Test func `Rows that the delegate says cannot be reached are passed over`() {
    let table = table()
    delegate.canFocus = { !$0.row.isMultiple(of: 2) }
    #expect(table.press(.down))
    #expect(table.focusedRowPath == row(1))
    #expect(table.press(.down))
    #expect(table.focusedRowPath == row(3))
    #expect(!table.press(.down))
    #expect(!table.press(.end))
    #expect(!table.focusRow(at: row(2)))
    #expect(table.press(.home))
    #expect(table.focusedRowPath == row(1))
  }

  // 1.2.13
  @Test func `What the delegate says goes before what the table does`() {
    for (delegateAllows, tableAllows) in [(true, false), (false, true)] {
      let table = table()
      table.allowsFocus = tableAllows
      delegate.canFocus = { _ in delegateAllows }
      #expect(table.press(.down) == delegateAllows)
      #expect(table.focusRow(at: row(2)) == delegateAllows)
    }
  }

  // 1.2.13
  @Test func `Where the delegate says nothing, the table decides`() {
    for allowsFocus in [true, false] {
      let table = table()
      table.allowsFocus = allowsFocus
      for delegate in [nil, table.events] {
        table.delegate = delegate
        #expect(table.press(.down) == allowsFocus)
        table.focusRow(at: nil)
      }
    }
  }

  // 1.2.13
  @Test func `A row that is disabled cannot be reached, whatever the delegate says`() {
    let table = table()
    table.sections = [SectionItem(rows: [RowItem("a", traits: .disabled), "b"])]
    for delegate in [nil, table.events, delegate] as [(any TableViewDelegate)?] {
      table.delegate = delegate
      #expect(!table.focusRow(at: row(0)))
      #expect(table.press(.home))
      #expect(table.focusedRowPath == row(1))
      #expect(!table.press(.up))
      table.focusRow(at: nil)
    }
  }

  // 1.2.13
  @Test func `The selection follows the focus where table or delegate says so`() {
    let table = table()
    delegate.selectionFollows = { $0.row != 1 }
    table.onSelectionChange = { journal.write("changed") }
    table.press(.down)
    #expect(
      journal.lines() == """
        should none -> 0
        did none -> 0
        will select 0
        did select 0
        changed
        """)
    table.press(.down)
    #expect(journal.lines() == "should 0 -> 1\ndid 0 -> 1")
    #expect("\(table)" == "* 0\n> 1\n  2\n  3\n  4")
    table.press(.down)
    #expect(
      journal.lines() == """
        should 1 -> 2
        did 1 -> 2
        will select 2
        did deselect 0
        did select 2
        changed
        """)
    #expect("\(table)" == "  0\n  1\n>*2\n  3\n  4")
    table.press(.down)
    table.press(.up)
    table.focusRow(at: nil)
    #expect(table.rowPathForSelectedRow == row(2))
  }

  // 4.2, 4.9
  @Test func `The selection does not follow to a row that a person cannot select`() {
    let table = table()
    table.delegate = nil
    table.selectionFollowsFocus = true
    table.allowsSelection = false
    table.press(.down)
    #expect(table.rowPathForSelectedRow == nil)
    table.allowsSelection = true
    table.press(.down)
    #expect(table.rowPathForSelectedRow == row(1))
    table.isEditing = true
    table.press(.down)
    #expect(table.rowPathForSelectedRow == nil)
    table.isEditing = false
    table.events.shouldHighlight = { _ in false }
    table.delegate = table.events
    table.press(.down)
    #expect(table.rowPathForSelectedRow == nil)
    table.events.shouldHighlight = nil
    table.events.willSelect = { _ in nil }
    table.press(.down)
    #expect(table.focusedRowPath == row(4))
    #expect(table.rowPathForSelectedRow == nil)
  }

  // 1.2.13
  @Test func `The ready delegate hears of focus with the rows it is about`() {
    let table = table()
    table.delegate = table.events
    table.events.onFocusChange = { old, new in
      journal.write("\(old?.id.row ?? "none") -> \(new?.id.row ?? "none")")
    }
    table.press(.end)
    table.press(.home)
    table.focusRow(at: nil)
    #expect(journal.lines() == "none -> 4\n4 -> 0\n0 -> none")
  }
}
