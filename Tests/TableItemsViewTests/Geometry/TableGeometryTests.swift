import TestSupport
import Testing

@testable import TableItemsView

/// The obvious way to lay out a table: every part, from the top.
private struct SlowGeometry {
  var parts: [(part: TablePart, extent: Extent)] = []

  var height: Double { parts.reduce(0) { $0 + $1.extent.length } }

  func offset(of part: TablePart) -> Double? {
    var offset = 0.0
    for (other, extent) in parts {
      if other == part { return offset }
      offset += extent.length
    }
    return nil
  }

  /// The parts with something to show or to measure.
  var partsToShow: [TablePart] { parts.filter { !$0.extent.isEmpty }.map(\.part) }

  /// The first of them that reaches below an offset, or begins there and has to be measured.
  func part(at offset: Double) -> TablePart? {
    let found = parts.first { part, extent in
      guard !extent.isEmpty, let top = self.offset(of: part) else { return false }
      return top + extent.length > offset || (top >= offset && extent.isEstimated)
    }
    return found?.part ?? partsToShow.last
  }
}

struct TableGeometryTests {
  private static func make(seed: UInt64) -> (TableGeometry, SlowGeometry) {
    var random = SeededGenerator(seed: seed)
    var slow = SlowGeometry()
    func extent(_ part: TablePart) -> Extent {
      let extent = Extent(
        length: Double([0, 0, 1, 2, 3].randomElement(using: &random) ?? 0),
        isEstimated: Int.random(in: 0...4, using: &random) == 0)
      slow.parts.append((part, extent))
      return extent
    }
    let tableHeader = extent(.tableHeader)
    let sections = (0..<Int.random(in: 0...5, using: &random)).map { section in
      let header = extent(.header(section: section))
      let count = Int.random(in: 0...5, using: &random)
      let rows = RowGeometry((0..<count).map { extent(.row(RowPath(section: section, row: $0))) })
      return SectionGeometry(header: header, rows: rows, footer: extent(.footer(section: section)))
    }
    let geometry = TableGeometry(
      tableHeader: tableHeader, sections: sections, tableFooter: extent(.tableFooter))
    return (geometry, slow)
  }

  private func check(_ geometry: TableGeometry, _ slow: SlowGeometry, seed: UInt64) {
    #expect(geometry.height == slow.height, "seed \(seed)")
    for (part, extent) in slow.parts {
      #expect(geometry.extent(of: part) == extent, "\(part), seed \(seed)")
      #expect(geometry.offset(of: part) == slow.offset(of: part), "\(part), seed \(seed)")
    }
    for half in 0...(2 * Int(slow.height) + 2) {
      let offset = Double(half) / 2
      #expect(
        geometry.part(at: offset) == slow.part(at: offset), "at \(offset), seed \(seed)")
    }
    let toShow = slow.partsToShow
    for (part, _) in slow.parts {
      #expect(geometry.part(after: part) == toShow.first { $0 > part }, "\(part), seed \(seed)")
      #expect(geometry.part(before: part) == toShow.last { $0 < part }, "\(part), seed \(seed)")
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func `Everything is where the obvious way puts it, also after heights are corrected`(
    seed: UInt64
  ) {
    var (geometry, slow) = Self.make(seed: seed)
    check(geometry, slow, seed: seed)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5 {
      guard let index = slow.parts.indices.randomElement(using: &random) else { break }
      let extent = Extent(length: Double(Int.random(in: 0...4, using: &random)))
      slow.parts[index].extent = extent
      geometry.setExtent(extent, of: slow.parts[index].part)
      check(geometry, slow, seed: seed)
    }
  }

  @Test func `What is not in the table has no place`() {
    let geometry = TableGeometry(sections: [
      SectionGeometry(
        header: Extent(length: 1), rows: RowGeometry(repeating: Extent(length: 1), count: 2))
    ])
    for part in [
      .row(RowPath(section: 0, row: 2)), .row(RowPath(section: 0, row: -1)),
      .row(RowPath(section: 1, row: 0)), .row(RowPath(section: -1, row: 0)),
      .header(section: 1), .footer(section: -1),
    ] as [TablePart] {
      #expect(geometry.offset(of: part) == nil)
      #expect(geometry.extent(of: part) == nil)
    }
    #expect(TableGeometry().part(at: 0) == nil)
    #expect(TableGeometry().height == 0)
  }

  @Test func `Parts are in the order of the table`() {
    var random = SeededGenerator(seed: 1)
    let (_, slow) = Self.make(seed: 7)
    let parts = slow.parts.map(\.part)
    #expect(parts.shuffled(using: &random).sorted() == parts)
  }

  @Test func `Numbers out of range become whole numbers all the same`() {
    #expect(Int(clamping: .nan) == 0)
    #expect(Int(clamping: .infinity) == .max)
    #expect(Int(clamping: -1e300) == .min)
    #expect(Int(clamping: 2.9) == 2)
    #expect(Int(rounding: 2.5) == 3)
    #expect(Int(rounding: -2.5) == -2)
    #expect(Int(rounding: 2.4) == 2)
  }
}
