import TableItemsView

/// Tables of all kinds that are small.
package enum SmallOutlines {
  /// Every table of the sections A and B, in either order or missing, with rows of three ids, each at
  /// most once.
  package static let unique = all([[], ["A"], ["B"], ["A", "B"], ["B", "A"]], ids: 1...3).filter {
    let ids = $0.sections.flatMap(\.entries).map(\.id)
    return Set(ids).count == ids.count
  }

  /// Every table of up to two sections with up to three rows in all, each of any of two ids.
  package static let double = all(
    [[], ["A"], ["B"], ["A", "B"], ["B", "A"], ["A", "A"]], ids: 1...2)

  /// Returns the tables of sections of given ids, the first with a header, the last with a footer.
  private static func all(_ sections: [[String]], ids: ClosedRange<Int>) -> [Outline] {
    let rows = lists(of: ids, upTo: 3)
    return sections.flatMap { names -> [Outline] in
      guard let first = names.first else { return [Outline()] }
      return rows.flatMap { rows -> [Outline] in
        (names.count == 1 ? rows.count...rows.count : 0...rows.count).map { count in
          var outline = Outline([section(first, rows.prefix(count))])
          if names.count > 1 { outline.sections.append(section(names[1], rows.dropFirst(count))) }
          return outline
        }
      }
    }
  }

  private static func section(_ id: String, _ rows: ArraySlice<Int>) -> Outline.Section {
    var section = Outline.Section(id: id, header: id == "A" ? 0 : nil, footer: id == "B" ? 0 : nil)
    section.entries = rows.map { Entry(id: $0) }
    return section
  }

  private static func lists(of ids: ClosedRange<Int>, upTo count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return [[]] + lists(of: ids, upTo: count - 1).flatMap { list in ids.map { [$0] + list } }
  }
}

extension UpdatePair {
  /// Into how many parts the pairs of small tables are divided.
  nonisolated package static let partCount = 8

  /// Every pair of small tables, in one of the ways to change the rows that stay, to scroll and to
  /// select, or a sample: each table of a part becomes one table in so many.
  package static func small(part: Int, every step: Int) -> [UpdatePair] {
    let outlines = SmallOutlines.unique
    return outlines.indices.filter { $0 % partCount == part }.flatMap { old in
      stride(from: old % step, to: outlines.count, by: step).map { new in
        UpdatePair(outlines[old], outlines[new], number: old * outlines.count + new)
      }
    }
  }

  /// Pairs of tables in which ids are there more than once.
  package static var double: [UpdatePair] {
    let outlines = SmallOutlines.double
    return outlines.indices.flatMap { old in
      outlines.indices.map { new in
        UpdatePair(outlines[old], outlines[new], number: old * outlines.count + new)
      }
    }
  }

  /// Creates a pair of which some rows change, in a table set up as a number says.
  private init(_ old: Outline, _ new: Outline, number: Int) {
    var random = SeededGenerator(seed: UInt64(number))
    let bits = random.next()
    var new = new
    for section in new.sections.indices {
      for row in new.sections[section].entries.indices {
        let id = new.sections[section].entries[row].id
        if bits >> UInt64(id) & 1 == 1 { new.sections[section].entries[row].version = 1 }
        if bits >> UInt64(id + 4) & 3 == 3 { new.sections[section].entries[row].version = 3 }
      }
      if bits >> 8 & 7 == 7 { new.sections[section].header = 1 }
    }
    self.init(old, new)
    setting.height = bits >> 11 & 1 == 1 ? 2 : 3
    setting.style = bits >> 12 & 3 == 3 ? .grouped : .plain
    setting.rowHeight = bits >> 14 & 1 == 1 ? .automatic : 1
    offset = Double(bits >> 15 & 3)
    isSelected = { bits >> UInt64(17 + $0) & 1 == 1 }
  }
}
