/// The sections and rows of some content whose ids are there already.
struct RepeatedIDs: Sendable {
  private var sections: [Int] = []
  private var rows: [RowPath] = []
  private var names: [String] = []

  /// Finds ids that are there already, but not in sections that share their rows with older content,
  /// where they were looked for before.
  ///
  /// - Complexity: O(*n*) in the number of sections, and rows of sections that do not share theirs.
  init(in new: TableContent, since old: TableContent) {
    var ids: Set<ItemID> = []
    let changed = Set(new.changedSections(from: old))
    for position in new.sections.indices {
      let id = new.sections[position].id ?? .position(position)
      if !ids.insert(id).inserted {
        sections.append(position)
        note("section \(id)")
      }
      if changed.contains(position) { add(new.sections[position].rows, ofSection: position, id) }
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { sections.isEmpty && rows.isEmpty }

  /// Returns what is to be reported of them; nil if there are none.
  func diagnostic(_ policy: DuplicatePolicy) -> TableDiagnostic? {
    guard let first = sections.first.map(TablePart.header) ?? rows.first.map(TablePart.row)
    else { return nil }
    let consequence =
      switch policy {
      case .countOccurrences: "all are shown"
      case .keepFirst: "only the first of each is shown"
      case .reject: "the content is not shown"
      }
    let rest = sections.count + rows.count - names.count
    let others = rest > 0 ? " and \(rest) more" : ""
    return TableDiagnostic(
      .duplicateID, of: first,
      "ids are there more than once: \(names.joined(separator: ", "))\(others); \(consequence)"
    )
  }

  /// Returns the content without them.
  ///
  /// - Complexity: O(*n*) in the number of sections, and rows of sections that have some.
  func removed(from content: TableContent) -> TableContent {
    var content = content
    for (section, repeated) in Dictionary(grouping: rows, by: \.section) {
      let gone = Set(repeated.map(\.row))
      let all = content.sections[section].rows
      content.sections[section].rows = SectionRows(
        all.indices.filter { !gone.contains($0) }.map { all[$0] })
    }
    for section in sections.reversed() { content.sections.remove(at: section) }
    return content
  }

  /// The most rows of a section that are looked at; more take too long, and have no two of an id that
  /// anyone would find.
  private static let limit = 1 << 24

  /// Keeps a few names to report.
  private mutating func note(_ name: @autoclosure () -> String) {
    if names.count < 5 { names.append(name()) }
  }

  private mutating func add(_ rows: SectionRows, ofSection section: Int, _ sectionID: ItemID) {
    guard rows.count <= Self.limit else { return }
    var ids: Set<ItemID> = []
    ids.reserveCapacity(rows.count)
    for row in rows.indices {
      let id = rows.id(at: row)
      guard !ids.insert(id).inserted else { continue }
      self.rows.append(RowPath(section: section, row: row))
      note("row \(RowID(section: sectionID, row: id))")
    }
  }
}
