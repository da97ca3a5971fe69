import TableItemsView
import TestSupport

/// A table of text rows of which some are hidden, done the slow and obvious way.
struct SlowArrangement {
  struct Section {
    var id: ItemID?
    var rows: [(id: ItemID?, text: String)]
    var isUniform = false
  }

  var source: [Section] = []
  var collapsed: Set<ItemID> = []
  var letters: Set<Character>?
  var hidesEmptySections = false
  var hasEmptyState = false

  /// The selected rows that can be seen, and those that are hidden.
  var selected: Set<RowID> = []
  var hidden: Set<RowID> = []

  /// What is on screen: headers, and rows below them.
  private(set) var shown: [(header: String, rows: [(id: RowID, text: String)])] = []

  private var wanted: Set<RowID> {
    Set(
      source.enumerated().flatMap { position, section in
        section.rows.indices.map { id(of: $0, in: section, at: position) }
      })
  }

  private func id(of row: Int, in section: Section, at position: Int) -> RowID {
    RowID(section: section.id ?? .position(position), row: section.rows[row].id ?? .position(row))
  }

  /// Has the program want other sections.
  mutating func set(_ sections: [Section]) {
    source = sections
    hidden.formIntersection(wanted)
  }

  /// Shows what there is to be shown.
  mutating func show() {
    shown = []
    var isEmpty = true
    for (position, section) in source.enumerated() {
      let sectionID = section.id ?? .position(position)
      var rows = section.rows.indices.map {
        (id: id(of: $0, in: section, at: position), text: section.rows[$0].text)
      }
      rows = rows.filter { row in letters.map { row.text.first.map($0.contains) ?? false } ?? true }
      if rows.isEmpty, !section.rows.isEmpty, hidesEmptySections, letters != nil { continue }
      isEmpty = isEmpty && rows.isEmpty
      if collapsed.contains(sectionID) { rows = [] }
      shown.append(("\(sectionID)", rows))
    }
    if isEmpty, hasEmptyState {
      shown = [("empty", [(RowID(section: .emptyState, row: "none"), "none")])]
    }
    let visible = Set(shown.flatMap { $0.rows.map(\.id) })
    hidden.formUnion(selected.subtracting(visible).intersection(wanted))
    selected = selected.intersection(visible).union(hidden.intersection(visible))
    hidden.subtract(visible)
  }

  /// The screen.
  var drawing: String {
    shown.flatMap { section in
      [section.header]
        + section.rows.map { (selected.contains($0.id) ? "* " : "  ") + $0.text }
    }.joined(separator: "\n")
  }

  /// The sections for the table itself.
  var sections: [SectionItem] {
    source.enumerated().map { position, section in
      let id = section.id ?? .position(position)
      return if section.isUniform {
        SectionItem(id: section.id, header: "\(id)", data: section.rows.map(\.text))
      } else {
        SectionItem(
          id: section.id, header: "\(id)",
          rows: section.rows.map { row in
            row.id.map { RowItem(CellContent(text: row.text), id: $0) }
              ?? RowItem(CellContent(text: row.text))
          })
      }
    }
  }
}

extension SlowArrangement {
  /// Returns random sections, of which the rows say which section they are of.
  static func randomSections(using generator: inout SeededGenerator) -> [Section] {
    let names = ["A", "B", "C", "D"].shuffled(using: &generator)
    return names.prefix(.random(in: 0...4, using: &generator)).map { name in
      let texts = ["x", "y", "z"].flatMap { letter in (1...2).map { "\(letter)\($0)\(name)" } }
      let chosen = texts.shuffled(using: &generator).prefix(.random(in: 0...6, using: &generator))
      return switch name {
      case "A": Section(id: "A", rows: chosen.map { (ItemID($0), $0) }, isUniform: true)
      case "D": Section(id: nil, rows: chosen.map { (nil, $0) })
      default: Section(id: ItemID(name), rows: chosen.map { (ItemID($0), $0) })
      }
    }
  }
}
