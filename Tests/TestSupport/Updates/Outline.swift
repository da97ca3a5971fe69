package import TableItemsView

/// The content of a table as plain values, to which random things are done.
package struct Outline: Hashable, Sendable {
  package struct Section: Hashable, Sendable {
    package var id: String
    package var header: Int?
    package var footer: Int?
    package var entries: [Entry] = []
    package var isUniform = false

    package init(
      id: String, header: Int? = nil, footer: Int? = nil, entries: [Entry] = [],
      isUniform: Bool = false
    ) {
      self.id = id
      self.header = header
      self.footer = footer
      self.entries = entries
      self.isUniform = isUniform
    }
  }

  package var sections: [Section] = []

  package init(_ sections: [Section] = []) {
    self.sections = sections
  }

  /// The content that is shown.
  package var content: TableContent {
    TableContent(
      sections.map { section in
        let header = section.header.map { HeaderFooter("header \(section.id) \($0)") }
        let footer = section.footer.map { HeaderFooter("footer \(section.id) \($0)") }
        return section.isUniform
          ? SectionItem(
            id: section.id, header: header, footer: footer, data: section.entries)
          : SectionItem(
            id: section.id, header: header, footer: footer,
            rows: section.entries.map { RowItem($0, height: $0.id % 7 == 6 ? 2 : nil) })
      })
  }

  /// The outline in a line.
  package var drawing: String {
    sections.map { section in
      "\(section.id)\(section.header.map { "h\($0)" } ?? "")\(section.footer.map { "f\($0)" } ?? ""):"
        + section.entries.map { " \($0.id).\($0.version)" }.joined()
    }.joined(separator: " | ")
  }
}

/// Makes and changes outlines at random.
package struct OutlineMaker {
  package var random: SeededGenerator

  /// The ids of rows, and whether some are to be there more than once.
  package var pool = 0..<20
  package var hasDoubles = false
  package var isShort = true

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  package mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  /// Makes an outline of up to five sections.
  package mutating func outline() -> Outline {
    var ids = hasDoubles ? pool.map { $0 / 2 } : Array(pool)
    ids.shuffle(using: &random)
    let names = ["A", "B", "C", "D", "E"].shuffled(using: &random)
    return Outline(
      names.prefix(Int.random(in: 0...5, using: &random)).map { name in
        let count = min(Int.random(in: 0...(pool.count / 2), using: &random), ids.count)
        var section = Outline.Section(id: name, isUniform: chance(3))
        section.entries = ids.prefix(count).map { id in
          let version = chance(3) ? Int.random(in: 0...4, using: &random) : 0
          return Entry(id: id, version: version, isShort: isShort)
        }
        ids.removeFirst(count)
        section.header = chance(2) ? Int.random(in: 0...1, using: &random) : nil
        section.footer = chance(3) ? Int.random(in: 0...1, using: &random) : nil
        return section
      })
  }

  /// Returns an outline after up to so many changes.
  package mutating func changed(_ outline: Outline, atMost most: Int = 4) -> Outline {
    var outline = outline
    for _ in 0..<Int.random(in: 1...most, using: &random) { change(&outline) }
    return outline
  }

  private mutating func change(_ outline: inout Outline) {
    guard let section = outline.sections.indices.randomElement(using: &random) else {
      outline = self.outline()
      return
    }
    let count = outline.sections[section].entries.count
    let row = outline.sections[section].entries.indices.randomElement(using: &random)
    let other = outline.sections.indices.randomElement(using: &random) ?? section
    switch (Int.random(in: 0..<12, using: &random), row) {
    case (0, _), (1, _):
      let used = Set(outline.sections.flatMap(\.entries).map(\.id))
      let free = hasDoubles ? Array(pool) : pool.filter { !used.contains($0) }
      guard let id = free.randomElement(using: &random) else { return }
      outline.sections[section].entries.insert(
        Entry(id: id, isShort: isShort), at: Int.random(in: 0...count, using: &random))
    case (2, let row?): outline.sections[section].entries.remove(at: row)
    case (3, let row?), (4, let row?): outline.sections[section].entries[row].version += 1
    case (5, let row?), (6, let row?):
      let entry = outline.sections[section].entries.remove(at: row)
      let place = Int.random(in: 0...outline.sections[other].entries.count, using: &random)
      outline.sections[other].entries.insert(entry, at: place)
    case (7, _): outline.sections.swapAt(section, other)
    case (8, _): outline.sections.remove(at: section)
    case (9, _):
      let free = ["A", "B", "C", "D", "E"].filter { !outline.sections.map(\.id).contains($0) }
      guard let id = free.randomElement(using: &random) else { return }
      outline.sections.insert(Outline.Section(id: id, header: 0), at: other)
    case (10, _):
      outline.sections[section].header = chance(3) ? nil : Int.random(in: 0...3, using: &random)
    case (11, _):
      outline.sections[section].footer = chance(3) ? nil : Int.random(in: 0...3, using: &random)
    default: break
    }
  }
}
