import TestSupport
import Testing

@testable import TableItemsView

/// The obvious way to keep what was announced: what is known of each row.
private struct SlowPrefetching {
  private var isAnnounced: [Bool]

  init(count: Int) {
    isAnnounced = Array(repeating: false, count: count)
  }

  mutating func update(
    _ ahead: [Int], visible: Set<Int>
  ) -> (announced: [Int], cancelled: [Int]) {
    var announced: [Int] = []
    var cancelled: [Int] = []
    for row in ahead where !isAnnounced[row] { announced.append(row) }
    for row in isAnnounced.indices where isAnnounced[row] {
      // A row that is seen now was announced in time.
      if visible.contains(row) { isAnnounced[row] = false; continue }
      if !ahead.contains(row) {
        cancelled.append(row)
        isAnnounced[row] = false
      }
    }
    for row in ahead { isAnnounced[row] = true }
    return (announced, cancelled)
  }
}

struct PrefetchedRowsTests {
  private func path(_ row: Int) -> RowPath { RowPath(section: row / 10, row: row % 10) }

  // 1.3.1, 1.3.2
  @Test(arguments: UInt64(0)..<50)
  func `Rows are announced and taken back as the obvious way does it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var rows = PrefetchedRows()
    var slow = SlowPrefetching(count: 60)
    var top = 0
    for step in 0..<100 {
      let height = Int.random(in: 0...6, using: &random)
      let old = top
      top =
        Int.random(in: 0...5, using: &random) == 0
        ? Int.random(in: 0...(60 - height), using: &random)
        : min(max(0, top + Int.random(in: -4...4, using: &random)), 60 - height)
      let visible = top..<(top + height)
      let ahead =
        top < old
        ? Array((0..<60).filter { (top - height..<top).contains($0) }.reversed())
        : Array((visible.upperBound..<min(60, visible.upperBound + height)))
      let range = visible.isEmpty ? nil : path(visible.lowerBound)...path(visible.upperBound - 1)
      let (announced, cancelled) = rows.update(ahead.map(path), visible: range)
      let expected = slow.update(ahead, visible: Set(visible))
      let context = Comment(rawValue: "step \(step), seed \(seed)")
      #expect(announced == expected.announced.map(path), context)
      #expect(cancelled == expected.cancelled.map(path), context)
    }
  }

  // 1.3.1
  @Test func `What is forgotten is announced again, and not taken back`() {
    var rows = PrefetchedRows()
    #expect(rows.update([path(2), path(1)], visible: nil).announced == [path(2), path(1)])
    #expect(rows.update([path(2), path(1)], visible: nil).announced == [])
    rows.removeAll()
    let (announced, cancelled) = rows.update([path(1)], visible: nil)
    #expect(announced == [path(1)])
    #expect(cancelled == [])
  }

  // 1.3.2
  @Test func `What is taken back is in the order of the table`() {
    var rows = PrefetchedRows()
    _ = rows.update([path(23), path(11), path(4)], visible: nil)
    #expect(rows.update([], visible: path(11)...path(12)).cancelled == [path(4), path(23)])
    #expect(rows.update([], visible: nil).cancelled == [])
  }
}
