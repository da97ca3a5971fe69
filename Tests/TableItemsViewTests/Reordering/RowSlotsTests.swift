import TestSupport
import Testing

@testable import TableItemsView

/// A table without the row that is moved, done the obvious way: a place is proposed by going from the last
/// one past one neighbor after the other.
private struct SlowSlots {
  /// The parts above each place, by their heights, and the places in between.
  var places: [(path: RowPath, offset: Double)] = []

  init(_ sections: [(header: Double, rows: [Double], footer: Double)]) {
    var offset = 0.0
    for (number, section) in sections.enumerated() {
      offset += section.header
      for row in 0...section.rows.count {
        places.append((RowPath(section: number, row: row), offset))
        offset += row < section.rows.count ? section.rows[row] : section.footer
      }
    }
  }

  func place(at offset: Double, from place: RowPath, length: Double) -> RowPath {
    guard var number = places.firstIndex(where: { $0.path == place }) else { return place }
    // Down, while the row is held below its gap, and the gap would not be below that.
    while places[number].offset + length <= offset, number + 1 < places.count,
      places[number + 1].offset <= offset
    { number += 1 }
    // Up, while the row is held above its gap, and the gap would not be above that.
    while places[number].offset > offset, number > 0,
      places[number - 1].offset + length > offset
    { number -= 1 }
    return places[number].path
  }
}

struct RowSlotsTests {
  private typealias Section = (header: Double, rows: [Double], footer: Double)

  private func randomSections(_ random: inout SeededGenerator) -> [Section] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let lengths: [Double] = [0, 0.5, 1, 1, 2, 5]
      func length() -> Double { lengths.randomElement(using: &random) ?? 1 }
      return (
        Bool.random(using: &random) ? length() : 0,
        (0..<Int.random(in: 0...5, using: &random)).map { _ in length() },
        Bool.random(using: &random) ? length() : 0
      )
    }
  }

  private func geometry(_ sections: [Section]) -> TableGeometry {
    TableGeometry(
      sections: sections.map { section in
        var geometry = SectionGeometry(header: Extent(length: section.header))
        geometry.rows = RowGeometry(section.rows.map { Extent(length: $0) })
        geometry.footer = Extent(length: section.footer)
        return geometry
      })
  }

  @Test(arguments: 0..<200) func `A place is proposed as by going step by step, and stays`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let sections = randomSections(&random)
    let slots = RowSlots(geometry: geometry(sections))
    let slow = SlowSlots(sections)
    for (path, offset) in slow.places {
      #expect(slots.contains(path))
      #expect(slots.offset(of: path) == offset, "seed \(seed)")
    }
    let length: Double = [0.5, 1.0, 2.0, 5.0].randomElement(using: &random) ?? 1
    var place = slow.places.randomElement(using: &random)?.path ?? RowPath(section: 0, row: 0)
    for _ in 0..<60 {
      let offset = Double(Int.random(in: -8...100, using: &random)) / 4
      let new = slots.place(at: offset, from: place, length: length)
      let expected = slow.place(at: offset, from: place, length: length)
      #expect(new == expected, "seed \(seed), \(offset) from \(place), \(length)")
      #expect(slots.place(at: offset, from: new, length: length) == new, "seed \(seed)")
      place = new
    }
  }

  @Test(arguments: 0..<100) func `What is drawn is what is laid out after the move`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sections = randomSections(&random)
    guard
      let from = sections.indices.filter({ !sections[$0].rows.isEmpty }).randomElement(
        using: &random)
    else { return }
    let source = RowPath(
      section: from, row: Int.random(in: 0..<sections[from].rows.count, using: &random))
    var moved = sections
    let length = moved[from].rows.remove(at: source.row)
    let to = sections.indices.randomElement(using: &random) ?? 0
    let target = RowPath(section: to, row: Int.random(in: 0...moved[to].rows.count, using: &random))
    moved[to].rows.insert(length, at: target.row)
    guard let shown = MovedGeometry(geometry(sections), moving: source, to: target) else {
      Issue.record("seed \(seed)")
      return
    }
    let expected = geometry(moved)
    #expect(shown.length == length)
    // The parts in order, by their names before the move and after it.
    var names = sections.indices.map { section in
      sections[section].rows.indices.map { RowPath(section: section, row: $0) }
    }
    names[to].insert(names[from].remove(at: source.row), at: target.row)
    for section in moved.indices {
      for part in [TablePart.header(section: section), .footer(section: section)] {
        #expect(shown.offset(of: part) == expected.offset(of: part), "seed \(seed)")
      }
      for (row, name) in names[section].enumerated() {
        let part = TablePart.row(RowPath(section: section, row: row))
        #expect(shown.shownPart(of: .row(name)) == part, "seed \(seed)")
        #expect(shown.offset(of: .row(name)) == expected.offset(of: part), "seed \(seed)")
      }
    }
  }

  @Test func `There is no place outside the table`() {
    let table = geometry([(1, [1, 1], 0), (0, [], 0)])
    let source = RowPath(section: 0, row: 1)
    for (section, row) in [(0, 2), (0, -1), (1, 1), (2, 0), (-1, 0)] {
      #expect(MovedGeometry(table, moving: source, to: RowPath(section: section, row: row)) == nil)
    }
    #expect(MovedGeometry(table, moving: RowPath(section: 1, row: 0), to: source) == nil)
  }

  @Test func `A place is found in millions of rows`() {
    var section = SectionGeometry(header: .none)
    section.rows = RowGeometry(repeating: Extent(length: 1), count: 10_000_000)
    let slots = RowSlots(geometry: TableGeometry(sections: [section]))
    let first = RowPath(section: 0, row: 0)
    let last = slots.place(at: 9_999_999.5, from: first, length: 1)
    #expect(last == RowPath(section: 0, row: 9_999_999))
    #expect(slots.place(at: 0.5, from: last, length: 1) == first)
  }
}
