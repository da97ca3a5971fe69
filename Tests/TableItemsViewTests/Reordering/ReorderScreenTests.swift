import TableItemsView
import TestSupport
import Testing

/// How a table is drawn while a row is being moved.
@MainActor
struct ReorderScreenTests {
  /// Returns the screens while a row is held at some lines, side by side.
  private func screens(_ table: MovingTable, moving row: RowPath, over lines: [Double]) -> String {
    table.view.beginMovingRow(at: row)
    let screens = lines.map { line in
      table.view.moveDraggedRow(to: TablePoint(y: line))
      return table.lines
    }
    return (0..<(screens.map(\.count).max() ?? 0)).map { number in
      let columns = screens.map { $0.dropFirst(number).first ?? "" }
      let first = columns.dropLast().map { TextLine($0).fitted(to: 5).text }
      return (first + columns.suffix(1)).joined(separator: "|")
    }
    .joined(separator: "\n")
  }

  @Test func `The others make way, at the top and at the end`() {
    let table = MovingTable([["a", "b", "c", "d"]])
    #expect(
      screens(table, moving: path(0, 1), over: [1, 0, 1, 2, 3, 9]) == """
          a  |^ b  |  a  |  a  |  a  |  a
        ^ b  |  a  |^ b  |  c  |  c  |  c
          c  |  c  |  c  |^ b  |  d  |  d
          d  |  d  |  d  |  d  |^ b  |^ b
        """)
  }

  @Test func `A row passes headers and footers, and empty sections`() {
    let table = MovingTable([["a", "b"], [], ["c"]], headers: true, footers: true)
    #expect(
      screens(table, moving: path(0, 1), over: [2, 3, 4, 5, 6, 7, 8, 9]) == """
        H0   |H0   |H0   |H0   |H0   |H0   |H0   |H0
          a  |  a  |  a  |  a  |  a  |  a  |  a  |  a
        ^ b  |^ b  |F0   |F0   |F0   |F0   |F0   |F0
        F0   |F0   |H1   |H1   |H1   |H1   |H1   |H1
        H1   |H1   |^ b  |^ b  |F1   |F1   |F1   |F1
        F1   |F1   |F1   |F1   |H2   |H2   |H2   |H2
        H2   |H2   |H2   |H2   |^ b  |  c  |  c  |  c
          c  |  c  |  c  |  c  |  c  |^ b  |^ b  |^ b
        F2   |F2   |F2   |F2   |F2   |F2   |F2   |F2
        """)
  }

  @Test func `A short row passes a tall one when it is held over its last line`() {
    let table = MovingTable([["a", "b\n.\n.", "c"]])
    #expect(
      screens(table, moving: path(0, 0), over: [1, 2, 3, 2, 1, 0]) == """
        ^ a  |^ a  |  b  |  b  |  b  |^ a
          b  |  b  |  .  |  .  |  .  |  b
          .  |  .  |  .  |  .  |  .  |  .
          .  |  .  |^ a  |^ a  |^ a  |  .
          c  |  c  |  c  |  c  |  c  |  c
        """)
  }

  @Test func `A tall row passes a short one as soon as it is held over it`() {
    let table = MovingTable([["a\n.\n.", "b", "c"]])
    #expect(
      screens(table, moving: path(0, 0), over: [2, 3, 1, 0, 4]) == """
        ^ a  |  b  |  b  |^ a  |  b
          .  |^ a  |^ a  |  .  |  c
          .  |  .  |  .  |  .  |^ a
          b  |  .  |  .  |  b  |  .
          c  |  c  |  c  |  c  |  .
        """)
  }

  @Test func `Rows that come on screen as the others make way are there`() {
    let table = MovingTable([["a", "b", "c", "d", "e"]], height: 3)
    table.target = { _, _ in RowPath(section: 0, row: 4) }
    #expect(screens(table, moving: path(0, 0), over: [0, 1]) == "^ a  |  b\n  b  |  c\n  c  |  d")
    table.view.contentOffset = 1
    #expect(table.screen == "  c\n  d\n  e")
    table.view.contentOffset = 2
    #expect(table.screen == "  d\n  e\n^ a")
  }

  @Test func `A row whose place was scrolled away is drawn in its gap`() {
    let table = MovingTable([(0..<9).map { "r\($0)" }], height: 3)
    table.view.beginMovingRow(at: path(0, 0))
    table.view.contentOffset = 6
    #expect(table.screen == "  r6\n  r7\n  r8")
    table.view.moveDraggedRow(to: TablePoint(y: 1))
    #expect(table.screen == "  r7\n^ r0\n  r8")
    #expect(table.view.cellForRow(at: path(0, 0)) == nil)
    #expect(table.view.screen.items.map(\.editing.isBeingMoved) == [false, true, false])
    table.view.dropRow()
    #expect(table.screen == "  r7\n  r0\n  r8")
    #expect(table.view.contentOffset == 6)
    #expect(table.view.rowPathsForVisibleRows == [path(0, 6), path(0, 7), path(0, 8)])
  }

  @Test func `What is drawn stays where it is when the row is dropped`() {
    let sections = [(0..<5).map { "a\($0)" }, ["b0\n."], (0..<5).map { "c\($0)" }]
    for style in [TableStyle.plain, .grouped] {
      for offset in [0, 1, 3.5, 6, 9] {
        for y in [0, 1.0, 2, 3, 4] {
          let table = MovingTable(sections, height: 5, headers: true, style: style)
          table.view.beginMovingRow(at: path(0, 1))
          table.view.contentOffset = offset
          table.view.moveDraggedRow(to: TablePoint(y: y))
          let drawn = table.line
          table.view.dropRow()
          #expect(table.line == drawn, "\(style), \(offset), \(y)")
        }
      }
    }
  }

  @Test func `A row that is held over a pinned header stays below it`() {
    let table = MovingTable([["a", "b", "c", "d", "e"]], height: 3, headers: true)
    table.view.contentOffset = 2
    #expect(
      screens(table, moving: path(0, 3), over: [2, 1, 0])
        == "H0   |H0   |H0\n  c  |^ d  |^ d\n^ d  |  c  |  c")
  }

  @Test func `The header that is pinned is that of what is drawn`() {
    let table = MovingTable([["a", "b"], ["c", "d", "e"]], height: 3, headers: true)
    table.view.contentOffset = 3
    table.view.beginMovingRow(at: path(1, 0))
    #expect(table.screen == "H1\n^ c\n  d")
    table.target = { _, _ in RowPath(section: 0, row: 0) }
    table.view.moveDraggedRow(to: TablePoint(y: 2))
    #expect(table.screen == "H0\nH1\n  d")
    table.view.contentOffset = 2
    #expect(table.screen == "H0\n  b\nH1")
  }

  @Test func `In the grouped style the room above headers stays`() {
    let table = MovingTable([["a"], ["b"]], headers: true, style: .grouped)
    #expect(
      screens(table, moving: path(0, 0), over: [1, 3, 4]) == """
        H0   |H0   |H0
        ^ a  |     |
             |H1   |H1
        H1   |^ a  |  b
          b  |  b  |^ a
        """)
  }

  @Test func `The row is a row of the data source all the while`() {
    let table = MovingTable([["a", "b", "c"]])
    table.view.beginMovingRow(at: path(0, 0))
    table.view.moveDraggedRow(to: TablePoint(y: 2))
    #expect(
      table.view.screen.items.map(\.part) == [path(0, 1), path(0, 2), path(0, 0)].map { .row($0) })
    #expect(table.view.screen.items.map(\.rect.y) == [0, 1, 2])
    #expect(table.view.rowPathsForVisibleRows == [path(0, 0), path(0, 1), path(0, 2)])
  }

  @Test func `No mark is left when it is over`() {
    for isDropped in [false, true] {
      let table = MovingTable([["a", "b"]])
      table.view.beginMovingRow(at: path(0, 0))
      #expect(table.screen == "^ a\n  b")
      table.view.moveDraggedRow(to: TablePoint(y: 1))
      if isDropped { table.view.dropRow() } else { table.view.cancelMove() }
      #expect(table.screen == (isDropped ? "  b\n  a" : "  a\n  b"))
    }
  }
}
