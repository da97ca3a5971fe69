import Testing

@testable import TableItemsView

/// The obvious way to lay out a table: every part, from the top.
private struct SlowGeometry {
  var parts: [(part: TablePart, height: Double)] = []

  func offset(of part: TablePart) -> Double? {
    var offset = 0.0
    for (other, height) in parts {
      if other == part { return offset }
      offset += height
    }
    return nil
  }

  /// The parts that can be seen between two offsets, but for those without height.
  func visible(from top: Double, to bottom: Double) -> [TablePart] {
    parts.filter { part, height in
      offset(of: part).map { $0 < bottom && $0 + height > top && height > 0 } == true
    }.map(\.part)
  }
}

struct TableGeometryTests {
  private static func random(seed: UInt64) -> (TableGeometry, SlowGeometry) {
    var random = SeededGenerator(seed: seed)
    var slow = SlowGeometry()
    func extent(_ part: TablePart) -> Extent {
      let height = Double([0, 0, 1, 2, 3].randomElement(using: &random) ?? 0)
      slow.parts.append((part, height))
      return Extent(length: height)
    }
    let sections = (0..<Int.random(in: 0...4, using: &random)).map { section in
      let header = extent(.header(section: section))
      let count = Int.random(in: 0...5, using: &random)
      let rows: SectionGeometry.Rows
      if Bool.random(using: &random) {
        rows = .mixed((0..<count).map { extent(.row(RowPath(section: section, row: $0))) })
      } else {
        let height = Double(Int.random(in: 0...2, using: &random))
        rows = .uniform(count: count, Extent(length: height))
        for row in 0..<count {
          slow.parts.append((.row(RowPath(section: section, row: row)), height))
        }
      }
      return SectionGeometry(header: header, rows: rows, footer: extent(.footer(section: section)))
    }
    return (TableGeometry(sections), slow)
  }

  private func check(_ geometry: TableGeometry, _ slow: SlowGeometry, seed: UInt64) {
    let height = slow.parts.reduce(0) { $0 + $1.height }
    #expect(geometry.height == height, "seed \(seed)")
    for (part, height) in slow.parts {
      #expect(geometry.extent(of: part)?.length == height, "\(part), seed \(seed)")
      #expect(geometry.offset(of: part) == slow.offset(of: part), "\(part), seed \(seed)")
    }
    for half in 0...(2 * Int(height)) {
      let top = Double(half) / 2
      var walked: [TablePart] = []
      var next = geometry.firstPart(below: top)
      while let part = next, let offset = geometry.offset(of: part), offset < top + 3 {
        if let extent = geometry.extent(of: part), extent.length > 0, offset + extent.length > top {
          walked.append(part)
        }
        next = geometry.part(after: part)
      }
      #expect(walked == slow.visible(from: top, to: top + 3), "from \(top), seed \(seed)")
    }
  }

  @Test(arguments: UInt64(0)..<100)
  func `Everything is where the obvious way puts it, also after heights are corrected`(
    seed: UInt64
  ) {
    var (geometry, slow) = Self.random(seed: seed)
    check(geometry, slow, seed: seed)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5 {
      guard let index = slow.parts.indices.randomElement(using: &random) else { break }
      let height = Double(Int.random(in: 0...4, using: &random))
      slow.parts[index].height = height
      geometry.setHeight(height, of: slow.parts[index].part)
      check(geometry, slow, seed: seed)
    }
  }

  @Test func `What is not in the table has no place`() {
    let geometry = TableGeometry([
      SectionGeometry(
        header: Extent(length: 1), rows: .uniform(count: 2, Extent(length: 1)),
        footer: Extent(length: 0))
    ])
    for part in [
      .row(RowPath(section: 0, row: 2)), .row(RowPath(section: 0, row: -1)),
      .row(RowPath(section: 1, row: 0)), .row(RowPath(section: -1, row: 0)),
      .header(section: 1), .footer(section: -1),
    ] as [TablePart] {
      #expect(geometry.offset(of: part) == nil)
      #expect(geometry.extent(of: part) == nil)
    }
    #expect(TableGeometry().firstPart(below: 0) == nil)
    #expect(TableGeometry().height == 0)
  }

  @Test func `Walking from part to part meets every part once, in order`() {
    for seed in UInt64(0)..<50 {
      let (geometry, slow) = Self.random(seed: seed)
      var walked: [TablePart] = []
      var next = geometry.sections.isEmpty ? nil : TablePart.header(section: 0)
      while let part = next {
        walked.append(part)
        next = geometry.part(after: part)
      }
      #expect(walked == slow.parts.map(\.part))
      #expect(walked.shuffled().sorted() == walked)
    }
  }

  @Test func `Numbers out of range become whole numbers all the same`() {
    #expect(Int(clamping: .nan) == 0)
    #expect(Int(clamping: .infinity) == .max)
    #expect(Int(clamping: -1e300) == .min)
    #expect(Int(clamping: 2.9) == 2)
    #expect(Int(rounding: 2.5) == 3)
    #expect(Int(rounding: -2.5) == -3)
    #expect(Int(rounding: 2.4) == 2)
  }
}
