import TableItemsView

/// Two tables that are compared, by the package and by others.
struct DifferenceCase {
  /// A row of data.
  struct Entry<ID: Hashable & Sendable>: Identifiable, Hashable {
    var id: ID
    var text: String
  }

  let name: String

  /// Returns the number of moves of the difference.
  let compare: () -> Int

  /// Compares the rows alone by the standard library; nil where it would take minutes.
  let compareByLibrary: (() -> Int)?

  /// Builds a dictionary of the new ids, which is the least that hashing takes.
  let buildDictionary: () -> Int
}

extension DifferenceCase {
  /// Compares uniform sections of rows with ids.
  init<ID>(
    _ name: String, isFeasibleByLibrary: Bool,
    _ sections: (old: [(Int, [Entry<ID>])], new: [(Int, [Entry<ID>])])
  ) {
    let old = TableContent(sections.old.map { SectionItem(id: $0.0, data: $0.1) })
    let new = TableContent(sections.new.map { SectionItem(id: $0.0, data: $0.1) })
    self.init(name, isFeasibleByLibrary, old, new, sections)
  }

  /// Compares sections of rows of any kinds.
  init<ID>(
    mixed name: String, _ sections: (old: [(Int, [Entry<ID>])], new: [(Int, [Entry<ID>])])
  ) {
    func content(_ sections: [(Int, [Entry<ID>])]) -> TableContent {
      TableContent(
        sections.map { section in
          SectionItem(id: section.0, rows: section.1.map { RowItem($0) })
        })
    }
    self.init(name, false, content(sections.old), content(sections.new), sections)
  }

  private init<ID>(
    _ name: String, _ isFeasibleByLibrary: Bool, _ old: TableContent, _ new: TableContent,
    _ sections: (old: [(Int, [Entry<ID>])], new: [(Int, [Entry<ID>])])
  ) {
    self.name = name
    compare = {
      let difference = new.difference(from: old)
      return difference.movedRows.count
    }
    buildDictionary = {
      let count = sections.new.reduce(0) { $0 + $1.1.count }
      var positions: [ID: Int32] = [:]
      positions.reserveCapacity(count)
      var position: Int32 = 0
      for (_, rows) in sections.new {
        for row in rows {
          positions[row.id] = position
          position += 1
        }
      }
      return positions.count
    }
    guard isFeasibleByLibrary else {
      compareByLibrary = nil
      return
    }
    let (oldRows, newRows) = (sections.old.flatMap(\.1), sections.new.flatMap(\.1))
    compareByLibrary = { newRows.difference(from: oldRows) { $0.id == $1.id }.count }
  }
}
