import TableItems

/// A small table: sections, of ids and rows, of ids and versions of what they show.
struct Plan: Equatable, CustomStringConvertible {
  struct Row: Hashable {
    var id: Int
    var version = 0
  }

  struct Section: Equatable {
    var id: Int
    var rows: [Row]
  }

  var sections: [Section] = []

  var description: String {
    let sections = sections.map { section in
      let rows = section.rows.map { "\($0.id)" + String(repeating: "'", count: $0.version) }
      return "\(section.id): " + rows.joined(separator: " ")
    }
    return "[" + sections.joined(separator: " | ") + "]"
  }
}

extension Plan {
  /// What rows are made of.
  enum Kind: CaseIterable {
    case integers, strings, values, mixed, otherUniform, ownPositions

    /// Whether rows are told apart by where they stand.
    var isByPosition: Bool { self == .ownPositions }
  }

  /// An id that has to be boxed.
  struct Value: Hashable {
    var high: Int
    var low = 7
  }

  struct Entry<ID: Hashable & Sendable>: Identifiable, Hashable {
    var id: ID
    var version: Int
  }

  func content(_ kind: Kind) -> TableContent {
    TableContent(sections.map { $0.item(kind) })
  }

  /// Reads content back; every row has to be as it was described.
  init?(_ content: TableContent) {
    for section in content.sections {
      guard let id = section.id?.base as? Int else { return nil }
      let rows = section.rows.compactMap { row -> Row? in
        switch row.data {
        case let entry as Entry<Int>: Row(id: entry.id, version: entry.version)
        case let entry as Entry<String>:
          Int(entry.id).map { Row(id: $0, version: entry.version) }
        case let entry as Entry<Value>: Row(id: entry.id.high, version: entry.version)
        case let content as CellContent:
          content.text.split(separator: "/").compactMap { Int($0) }.row
        default: nil
        }
      }
      guard rows.count == section.rows.count else { return nil }
      sections.append(Section(id: id, rows: rows))
    }
  }
}

extension [Int] {
  fileprivate var row: Plan.Row? { count == 2 ? Plan.Row(id: self[0], version: self[1]) : nil }
}

extension Plan.Section {
  fileprivate func item(_ kind: Plan.Kind) -> SectionItem {
    switch kind {
    case .integers: SectionItem(id: id, data: rows.map { $0.entry { $0 } })
    case .strings: SectionItem(id: id, data: rows.map { $0.entry { "\($0)" } })
    case .values: SectionItem(id: id, data: rows.map { $0.entry { Plan.Value(high: $0) } })
    case .mixed: SectionItem(id: id, rows: rows.map { RowItem($0.entry { $0 }) })
    case .otherUniform: SectionItem(id: id, data: ContiguousArray(rows.map { $0.entry { $0 } }))
    case .ownPositions:
      SectionItem(id: id, data: rows.map { CellContent(text: "\($0.id)/\($0.version)") })
    }
  }
}

extension Plan.Row {
  fileprivate func entry<ID>(_ id: (Int) -> ID) -> Plan.Entry<ID> {
    Plan.Entry(id: id(self.id), version: version)
  }
}
