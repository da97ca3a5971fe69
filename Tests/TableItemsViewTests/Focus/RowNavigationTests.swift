import TestSupport
import Testing

@testable import TableItemsView

/// The obvious way to find where keys lead: an array of all rows.
private struct SlowNavigation {
  struct Row {
    let path: RowPath
    let top: Double
    let bottom: Double
    let isReachable: Bool
  }

  var rows: [Row] = []
  let screenHeight: Double

  private var reachable: [Row] { rows.filter(\.isReachable) }

  func target(of key: FocusKey, from path: RowPath?) -> RowPath? {
    guard let row = rows.first(where: { $0.path == path }) else {
      return (key.isForward ? reachable.first : reachable.last)?.path
    }
    let before = reachable.filter { $0.path < row.path }
    let after = reachable.filter { $0.path > row.path }
    let found: Row? =
      switch key {
      case .up: before.last
      case .down: after.first
      case .home: reachable.first
      case .end: reachable.last
      case .nextSection: after.first { $0.path.section > row.path.section }
      case .previousSection:
        before.last { candidate in
          !reachable.contains {
            $0.path.section == candidate.path.section && $0.path < candidate.path
          }
        }
      case .pageDown: pageDown(from: row, after)
      case .pageUp: pageUp(from: row, before)
      }
    return found?.path
  }

  /// The last row that fits on a screen that begins with the row, or the next; else the next one that
  /// can be reached.
  private func pageDown(from row: Row, _ after: [Row]) -> Row? {
    let next = rows.first { $0.path > row.path }
    let fitting = rows.last { $0.path > row.path && $0.bottom <= row.top + screenHeight }
    guard let page = fitting ?? next else { return nil }
    return after.last { $0.path <= page.path } ?? after.first
  }

  private func pageUp(from row: Row, _ before: [Row]) -> Row? {
    let previous = rows.last { $0.path < row.path }
    let fitting = rows.first { $0.path < row.path && $0.top >= row.bottom - screenHeight }
    guard let page = fitting ?? previous else { return nil }
    return before.first { $0.path >= page.path } ?? before.last
  }
}

struct RowNavigationTests {
  /// Makes a table of random sections, and the obvious navigation in it.
  private func make(seed: UInt64) -> (TableGeometry, SlowNavigation) {
    var random = SeededGenerator(seed: seed)
    let screenHeight: Double = [0, 1, 2.5, 4, 7, 30, .infinity].randomElement(using: &random) ?? 4
    let reachability: Double = [0, 0.3, 0.8, 1].randomElement(using: &random) ?? 1
    var slow = SlowNavigation(screenHeight: screenHeight)
    var top = 0.0
    func extent(_ lengths: [Double]) -> Extent {
      let length = lengths.randomElement(using: &random) ?? 0
      top += length
      return Extent(length: length, isEstimated: Bool.random(using: &random))
    }
    let tableHeader = extent([0, 3])
    let sections = (0..<Int.random(in: 0...5, using: &random)).map { section in
      let header = extent([0, 0, 1, 2])
      let count = Int.random(in: 0...5, using: &random)
      let rows = (0..<count).map { row in
        let offset = top
        let extent = extent([0.5, 1, 1, 2, 9])
        slow.rows.append(
          SlowNavigation.Row(
            path: RowPath(section: section, row: row), top: offset, bottom: top,
            isReachable: Double.random(in: 0..<1, using: &random) < reachability))
        return extent
      }
      return SectionGeometry(header: header, rows: RowGeometry(rows), footer: extent([0, 0, 1]))
    }
    let geometry = TableGeometry(
      tableHeader: tableHeader, sections: sections, tableFooter: extent([0, 2]))
    return (geometry, slow)
  }

  @Test(arguments: UInt64(0)..<300)
  func `Keys lead to where the obvious way finds that they lead`(seed: UInt64) {
    let (geometry, slow) = make(seed: seed)
    let navigation = RowNavigation(geometry, screenHeight: slow.screenHeight)
    let reachable = Set(slow.rows.filter(\.isReachable).map(\.path))
    let nowhere = [
      nil, RowPath(section: 0, row: -1), RowPath(section: -1, row: 0),
      RowPath(section: 0, row: 99), RowPath(section: 9, row: 0),
      RowPath(section: .max, row: .max), RowPath(section: .min, row: .min),
    ]
    for path in slow.rows.map({ Optional($0.path) }) + nowhere {
      for key in FocusKey.allCases {
        let found = navigation.target(of: key, from: path, where: reachable.contains)
        #expect(
          found == slow.target(of: key, from: path),
          "\(key) from \(path.map { "\($0)" } ?? "none"), seed \(seed)")
      }
    }
  }

  @Test(arguments: UInt64(0)..<100)
  func `Rows follow each other as in the obvious way`(seed: UInt64) {
    let (geometry, slow) = make(seed: seed)
    let navigation = RowNavigation(geometry, screenHeight: slow.screenHeight)
    let paths = slow.rows.map(\.path)
    for (row, next) in zip(paths, paths.dropFirst()) {
      #expect(navigation.row(after: row) == next, "seed \(seed)")
      #expect(navigation.row(before: next) == row, "seed \(seed)")
    }
    if let first = paths.first { #expect(navigation.row(before: first) == nil, "seed \(seed)") }
    if let last = paths.last { #expect(navigation.row(after: last) == nil, "seed \(seed)") }
  }

  @Test func `In a table without rows, keys lead nowhere`() {
    let empty = SectionGeometry(header: Extent(length: 1))
    for sections in [[], [empty], [empty, empty, empty]] {
      for height in [0, 5, .infinity] {
        let navigation = RowNavigation(TableGeometry(sections: sections), screenHeight: height)
        for key in FocusKey.allCases {
          for path in [nil, RowPath(section: 0, row: 0)] {
            #expect(navigation.target(of: key, from: path) { _ in true } == nil)
          }
        }
      }
    }
  }

  @Test func `A page of ten million rows asks of few rows whether they can be reached`() {
    let rows = RowGeometry(repeating: Extent(length: 1), count: 10_000_000)
    let section = SectionGeometry(header: .none, rows: rows)
    let navigation = RowNavigation(
      TableGeometry(sections: [section, section]), screenHeight: 1_000_000)
    var asked = 0
    func lead(_ key: FocusKey) -> RowPath? {
      navigation.target(of: key, from: RowPath(section: 0, row: 5_000_000)) { _ in
        asked += 1
        return true
      }
    }
    #expect(lead(.pageDown) == RowPath(section: 0, row: 5_999_999))
    #expect(lead(.pageUp) == RowPath(section: 0, row: 4_000_001))
    #expect(lead(.home) == RowPath(section: 0, row: 0))
    #expect(lead(.end) == RowPath(section: 1, row: 9_999_999))
    #expect(lead(.nextSection) == RowPath(section: 1, row: 0))
    #expect(lead(.previousSection) == RowPath(section: 0, row: 0))
    #expect(asked == 6)
  }
}
