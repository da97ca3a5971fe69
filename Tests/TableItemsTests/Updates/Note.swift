import TableItemsView

/// Data with an id, and a version that changes.
struct Note: Identifiable, Hashable {
  var id: Int
  var version = 0
}

extension TableContent {
  /// Creates the content of a table that is drawn as text: `"A: 1 2 | B: 3*"`.
  ///
  /// A star stands for changed data; a row may name its cell, as in `2.big`.
  init(drawn text: String, isUniform: Bool = false) {
    self.init(
      text.split(separator: "|").map { part in
        let (id, notes) = Self.section(part)
        if isUniform { return SectionItem(id: id, data: notes.map(\.note)) }
        return SectionItem(
          id: id,
          rows: notes.map { RowItem($0.note, cell: $0.cell.map { CellIdentifier($0) }) })
      })
  }

  private static func section(_ text: Substring) -> (id: String, [(note: Note, cell: String?)]) {
    let words = text.split(separator: " ")
    let rows = words.dropFirst().map { word in
      let parts = word.split(separator: ".")
      let digits = parts.first?.filter { $0 != "*" } ?? ""
      let version = parts.first.map { $0.count - digits.count } ?? 0
      let cell = parts.count > 1 ? parts.last.map { String($0) } : nil
      return (Note(id: Int(digits) ?? 0, version: version), cell)
    }
    return (String((words.first ?? "").dropLast()), rows)
  }

  /// The number of rows of each section.
  var counts: [Int] { sections.map(\.rows.count) }

  /// The paths of all rows, in order.
  var paths: [RowPath] {
    sections.enumerated().flatMap { section, item in
      item.rows.indices.map { RowPath(section: section, row: $0) }
    }
  }

  /// Returns the data of a row.
  func note(at path: RowPath) -> Note? { row(at: path)?.data as? Note }

  /// The data of all rows, in order.
  var notes: [Note] { paths.compactMap(note) }

  /// The content as it is drawn.
  var drawing: String {
    sections.enumerated().map { section, item in
      let rows = item.rows.compactMap { $0.data as? Note }.map { note in
        " \(note.id)" + String(repeating: "*", count: note.version)
      }
      return "\(sectionID(at: section) ?? "none"):" + rows.joined()
    }.joined(separator: " | ")
  }
}
