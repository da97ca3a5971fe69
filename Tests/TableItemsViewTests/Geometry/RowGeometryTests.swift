import TestSupport
import Testing

@testable import TableItemsView

/// The obvious way to lay out rows: an array of them.
private struct SlowRows {
  var extents: [Extent]

  func offset(ofRow row: Int) -> Double { extents.prefix(row).reduce(0) { $0 + $1.length } }

  func row(at offset: Double) -> Int? {
    extents.indices.last { self.offset(ofRow: $0) <= offset } ?? extents.indices.first
  }
}

struct RowGeometryTests {
  private static func extent(using random: inout SeededGenerator) -> Extent {
    Extent(
      length: Double(Int.random(in: 0...3, using: &random)) / 2,
      isEstimated: Int.random(in: 0...3, using: &random) == 0)
  }

  private func check(_ rows: RowGeometry, _ slow: SlowRows, _ context: String) {
    let extents = slow.extents
    #expect(rows.count == extents.count, "\(context)")
    #expect(rows.height == slow.offset(ofRow: extents.count), "\(context)")
    for row in extents.indices {
      #expect(rows.extent(ofRow: row) == extents[row], "row \(row), \(context)")
    }
    for row in 0...extents.count {
      #expect(rows.offset(ofRow: row) == slow.offset(ofRow: row), "row \(row), \(context)")
      let next = extents.indices.first { $0 >= row && !extents[$0].isEmpty }
      #expect(rows.firstRowToShow(from: row) == next, "from \(row), \(context)")
      let previous = extents.indices.last { $0 < row && !extents[$0].isEmpty }
      #expect(rows.lastRowToShow(before: row) == previous, "before \(row), \(context)")
    }
    for quarter in -1...(4 * Int(rows.height) + 5) {
      let offset = Double(quarter) / 4
      #expect(rows.row(at: offset) == slow.row(at: offset), "at \(offset), \(context)")
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func `Rows are where the obvious way puts them, while they change, come and go`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var slow = SlowRows(
      extents: (0..<Int.random(in: 0...20, using: &random)).map { _ in
        Self.extent(using: &random)
      })
    var rows = RowGeometry(slow.extents)
    check(rows, slow, "seed \(seed)")
    for step in 0..<12 {
      let lower = Int.random(in: 0...slow.extents.count, using: &random)
      let upper = Int.random(in: lower...slow.extents.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0:
        guard lower < slow.extents.count else { continue }
        slow.extents[lower] = Self.extent(using: &random)
        rows.setExtent(slow.extents[lower], ofRow: lower)
      case 1:
        let new = (0..<Int.random(in: 0...5, using: &random)).map { _ in
          Self.extent(using: &random)
        }
        slow.extents.replaceSubrange(lower..<upper, with: new)
        rows.replaceSubrange(lower..<upper, with: RowGeometry(new))
      default:
        let new = Self.extent(using: &random)
        slow.extents.insert(contentsOf: [new, new, new], at: lower)
        rows.replaceSubrange(lower..<lower, with: RowGeometry(repeating: new, count: 3))
      }
      check(rows, slow, "step \(step), seed \(seed)")
    }
  }

  @Test func `A copy keeps what it was`() {
    let rows = RowGeometry(repeating: Extent(length: 1), count: 100)
    var copy = rows
    copy.setExtent(Extent(length: 5), ofRow: 50)
    copy.replaceSubrange(0..<10, with: RowGeometry())
    #expect(rows.height == 100)
    #expect(copy.height == 94)
    #expect(copy.offset(ofRow: 41) == 45)
  }

  @Test func `However many rows there are, a look-up visits few runs`() {
    var random = SeededGenerator(seed: 3)
    var rows = RowGeometry((0..<200_000).lazy.map { Extent(length: Double($0 % 7)) })
    for _ in 0..<2_000 {
      let row = Int.random(in: 0..<rows.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: rows.setExtent(Extent(length: 100), ofRow: row)
      case 1: rows.replaceSubrange(row..<row, with: RowGeometry(repeating: .none, count: 2))
      default: rows.replaceSubrange(row..<min(row + 3, rows.count), with: RowGeometry())
      }
    }
    // Two to the depth would be the number of leaves in a perfect tree; a balanced one is not much
    // deeper.
    let leaves = Double(rows.count / RowTree.capacity)
    var depth = 0
    while Double(1 << depth) < leaves { depth += 1 }
    #expect(rows.depth <= depth + depth / 2 + 2)
    #expect(rows.leavesAreSound)
  }

  @Test func `Ten million rows of one height are one run, also where some were measured`() {
    var rows = RowGeometry(repeating: Extent(length: 1, isEstimated: true), count: 10_000_000)
    #expect(rows.runCount == 1)
    for row in 5_000_000..<5_000_050 {
      rows.setExtent(Extent(length: row == 5_000_025 ? 3 : 1), ofRow: row)
    }
    #expect(rows.runCount <= 2 * 50 + 1)
    #expect(rows.height == 10_000_002)
    #expect(rows.row(at: 9_999_999) == 9_999_997)
  }

  @Test
  func
    `A row is found at just the offset that it begins at, for heights that are no binary fractions`()
  {
    for length in [0.1, 0.3, 44.1, 1.0 / 3, 17.7] {
      let uniform = RowGeometry(repeating: Extent(length: length), count: 5_000)
      let mixed = RowGeometry(
        (0..<5_000).map { Extent(length: length * Double($0 % 5 + 1)) })
      for row in 0..<5_000 {
        #expect(uniform.row(at: uniform.offset(ofRow: row)) == row)
        #expect(mixed.row(at: mixed.offset(ofRow: row)) == row)
      }
    }
  }
}
