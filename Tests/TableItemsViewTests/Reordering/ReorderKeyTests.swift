import TableItemsView
import TestSupport
import Testing

/// Rows that are moved by keys, and by a clock.
@MainActor
struct ReorderKeyTests {
  @Test func `Keys lead through all places, also of empty sections`() {
    let table = MovingTable([["a", "b"], [], ["c"]])
    table.view.beginMovingRow(at: path(0, 0))
    func targets(_ step: Int) -> [RowPath?] {
      (0..<5).map { _ in
        table.view.moveDraggedRow(by: step)
        return table.view.movedRowTarget
      }
    }
    #expect(targets(1) == [path(0, 1), path(1, 0), path(2, 0), path(2, 1), path(2, 1)])
    #expect(targets(-1) == [path(2, 0), path(1, 0), path(0, 1), path(0, 0), path(0, 0)])
    table.view.moveDraggedRow(by: .max)
    #expect(table.view.movedRowTarget == path(2, 1))
    table.view.moveDraggedRow(by: .min)
    #expect(table.view.movedRowTarget == path(0, 0))
    table.view.moveDraggedRow(by: 3)
    table.view.dropRow()
    #expect(table.sections == [["b"], [], ["a", "c"]])
  }

  @Test func `Places that the delegate does not agree to are passed over`() {
    let table = MovingTable([["a", "b"], ["c", "d"], ["e"]])
    table.target = { source, proposed in proposed.section == 1 ? source : proposed }
    table.view.beginMovingRow(at: path(0, 0))
    table.view.moveDraggedRow(by: 2)
    #expect(table.view.movedRowTarget == path(2, 0))
    table.view.moveDraggedRow(by: -1)
    #expect(table.view.movedRowTarget == path(0, 1))
    table.target = { source, _ in source }
    table.view.moveDraggedRow(by: 1)
    #expect(table.view.movedRowTarget == path(0, 1))
  }

  @Test func `The gap is scrolled to, clear of what is pinned`() {
    let table = MovingTable([(0..<9).map { "r\($0)" }], height: 4, headers: true, footers: true)
    table.view.beginMovingRow(at: path(0, 0))
    table.view.moveDraggedRow(by: 5)
    #expect(table.screen == "H0\n  r5\n^ r0\nF0")
    table.view.moveDraggedRow(by: -3)
    #expect(table.screen == "H0\n^ r0\n  r3\nF0")
    table.view.moveDraggedRow(by: 9)
    #expect(table.screen == "H0\n  r8\n^ r0\nF0")
  }

  @Test func `A row that is held at an edge scrolls the table, and goes along`() {
    let table = MovingTable([(0..<9).map { "r\($0)" }], height: 3)
    table.view.autoScroll = AutoScroll(zone: 1, maximumSpeed: 4, step: 1)
    table.view.beginMovingRow(at: path(0, 0))
    #expect(!table.view.autoScrollDraggedRow(elapsed: 1))
    table.view.moveDraggedRow(to: TablePoint(y: 1))
    #expect(!table.view.autoScrollDraggedRow(elapsed: 1))
    table.view.moveDraggedRow(to: TablePoint(y: 3))
    #expect(!table.view.autoScrollDraggedRow(elapsed: 0.125))
    #expect(table.view.autoScrollDraggedRow(elapsed: 0.125))
    #expect(table.screen == "  r2\n  r3\n^ r0")
    #expect(table.view.autoScrollDraggedRow(elapsed: 0.5))
    #expect(table.screen == "  r4\n  r5\n^ r0")
    #expect(table.view.autoScrollDraggedRow(elapsed: 60))
    #expect(!table.view.autoScrollDraggedRow(elapsed: 60))
    #expect(table.screen == "  r7\n  r8\n^ r0")
    table.view.moveDraggedRow(to: TablePoint(y: -5))
    #expect(table.view.autoScrollDraggedRow(elapsed: 60))
    #expect(table.screen == "^ r0\n  r1\n  r2")
    #expect(!table.view.autoScrollDraggedRow(elapsed: .nan))
  }
}

/// How fast a table scrolls by itself.
struct AutoScrollTests {
  @Test func `It is the faster the nearer to an edge, and still in the middle`() {
    let scroll = AutoScroll(zone: 2, maximumSpeed: 8)
    let speeds = [-3, 0, 1, 2, 5, 8, 9, 10, 99].map { scroll.speed(at: $0, inHeight: 10) }
    #expect(speeds == [-8, -8, -2, 0, 0, 0, 2, 8, 8])
  }

  @Test func `A third of what is visible never scrolls`() {
    let scroll = AutoScroll(zone: 9, maximumSpeed: 1)
    #expect([1, 1.5, 2].map { scroll.speed(at: $0, inHeight: 3) } == [0, 0, 0])
    #expect([0, 3].map { scroll.speed(at: $0, inHeight: 3) } == [-1, 1])
  }

  @Test func `It does not scroll where there is no edge, or no zone`() {
    let scroll = AutoScroll(zone: 1, maximumSpeed: 1)
    #expect(scroll.speed(at: 0, inHeight: .infinity) == 0)
    #expect(scroll.speed(at: 0, inHeight: 0) == 0)
    #expect(scroll.speed(at: .nan, inHeight: 10) == 0)
    #expect(AutoScroll(zone: 0, maximumSpeed: 1).speed(at: 0, inHeight: 10) == 0)
  }
}
