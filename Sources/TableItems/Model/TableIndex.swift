/// Where each row of some content stands, by its id.
///
/// Nothing is built until it is asked for, and then only for the sections asked for.
struct TableIndex {
  private let content: TableContent
  private var sections: [ItemID: [Int]]?
  private var rows: [Int: [ItemID: Int]] = [:]

  init(_ content: TableContent) {
    self.content = content
  }

  /// Returns the positions of the sections with an id: one, unless ids are double.
  ///
  /// - Complexity: O(1), after O(*n*) in the number of sections the first time.
  mutating func sections(withID id: ItemID) -> [Int] {
    let index =
      sections
      ?? Dictionary(grouping: content.sections.indices) { position in
        content.sections[position].id ?? .position(position)
      }
    sections = index
    return index[id] ?? []
  }

  /// Returns the path of the first row with an identity.
  ///
  /// - Complexity: O(1), after O(*n*) in the rows of the section the first time.
  mutating func path(of id: RowID) -> RowPath? {
    for section in sections(withID: id.section) {
      if let row = row(withID: id.row, in: section) {
        return RowPath(section: section, row: row)
      }
    }
    return nil
  }

  /// Whether rows of a section that was looked at have the same id.
  func hasDoubles(in section: Int) -> Bool {
    rows[section].map { $0.count < content.sections[section].rows.count } ?? false
  }

  /// Returns the first row with an id in a section, which must exist.
  ///
  /// - Complexity: O(1), after O(*n*) in the rows of the section the first time.
  mutating func row(withID id: ItemID, in section: Int) -> Int? {
    if let index = rows[section] { return index[id] }
    let ids = content.sections[section].rows
    var index: [ItemID: Int] = [:]
    index.reserveCapacity(ids.count)
    for row in ids.indices.reversed() { index[ids.id(at: row)] = row }
    rows[section] = index
    return index[id]
  }
}
