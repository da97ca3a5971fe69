extension DifferenceCase {
  typealias Row = Entry<Int>
  typealias Rows<ID: Hashable & Sendable> = (old: [Entry<ID>], new: [Entry<ID>])

  /// An id of two words, like a UUID.
  struct TwoWords: Hashable {
    let high: UInt64
    let low: UInt64
  }

  static func rows(_ ids: Range<Int>) -> [Row] {
    ids.map { Row(id: $0, text: "row number \($0) with some text") }
  }

  /// The same rows in other storage.
  static func copy<Element>(_ elements: [Element]) -> [Element] { elements.map(\.self) }

  /// A fifth deleted and inserted as blocks, and a twenty-fifth shuffled.
  static func blocks(_ count: Int, _ random: inout some RandomNumberGenerator) -> Rows<Int> {
    let old = rows(0..<count)
    var new = old
    new.removeSubrange(count / 10..<(count / 10 + count / 5))
    new.insert(contentsOf: rows(count..<(count + count / 5)), at: count / 2)
    new[..<(count / 25)].shuffle(using: &random)
    return (old, new)
  }

  /// A fifth deleted and inserted at random, and a hundredth moved.
  static func scattered(_ count: Int, _ random: inout some RandomNumberGenerator) -> Rows<Int> {
    let old = rows(0..<count)
    var (new, moving): ([Row], [Row]) = ([], [])
    new.reserveCapacity(count * 5 / 4)
    var next = count
    for row in old {
      switch Int.random(in: 0..<100, using: &random) {
      case 0: moving.append(row)
      case 1...20: break
      default: new.append(row)
      }
      if Int.random(in: 0..<5, using: &random) == 0 {
        new += rows(next..<(next + 1))
        next += 1
      }
      // Rows that move come back some way behind.
      if moving.count > count / 200, Int.random(in: 0..<100, using: &random) == 0 {
        new.append(moving.remove(at: Int.random(in: moving.indices, using: &random)))
      }
    }
    return (old, new + moving)
  }

  static func inOneSection<ID>(
    _ rows: Rows<ID>
  ) -> (old: [(Int, [Entry<ID>])], new: [(Int, [Entry<ID>])]) {
    ([(0, rows.old)], [(0, rows.new)])
  }

  /// Gives rows other ids.
  static func identified<ID>(_ rows: Rows<Int>, _ id: (Int) -> ID) -> Rows<ID> {
    let ids = (0..<(rows.old.count * 2)).map(id)
    func entry(_ row: Row) -> Entry<ID> { Entry(id: ids[row.id], text: row.text) }
    return (rows.old.map(entry), rows.new.map(entry))
  }

  /// A hundred sections of a thousand rows.
  static var hundredSections: [(Int, [Row])] {
    (0..<100).map { ($0, rows($0 * 1_000..<($0 + 1) * 1_000)) }
  }

  /// Moves a hundredth of the rows to any sections.
  static func crossed(
    _ sections: [(Int, [Row])], _ random: inout some RandomNumberGenerator
  ) -> [(Int, [Row])] {
    var sections = sections
    var loose: [Row] = []
    for section in sections.indices {
      for _ in 0..<(sections[section].1.count / 100) {
        let row = Int.random(in: sections[section].1.indices, using: &random)
        loose.append(sections[section].1.remove(at: row))
      }
    }
    for row in loose {
      let section = Int.random(in: sections.indices, using: &random)
      let place = Int.random(in: 0...sections[section].1.count, using: &random)
      sections[section].1.insert(row, at: place)
    }
    return sections
  }

  /// Deletes and inserts a twentieth of the rows, moves some across, and shuffles the sections.
  static func mixture(
    _ sections: [(Int, [Row])], _ random: inout some RandomNumberGenerator
  ) -> [(Int, [Row])] {
    var sections = sections
    var next = 1_000_000
    for section in sections.indices {
      for _ in 0..<50 {
        let row = Int.random(in: sections[section].1.indices, using: &random)
        sections[section].1.remove(at: row)
      }
      for _ in 0..<50 {
        let place = Int.random(in: 0...sections[section].1.count, using: &random)
        sections[section].1.insert(contentsOf: rows(next..<(next + 1)), at: place)
        next += 1
      }
    }
    return crossed(sections, &random).shuffled(using: &random)
  }
}
