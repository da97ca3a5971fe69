import TableItemsView

/// Tables of all kinds that are small.
enum SmallTables {
  /// A section: its id, and the ids of its rows.
  typealias Section = (id: String, rows: [Int])

  /// Every table of the sections A and B, in either order or missing, with rows of three ids, each at
  /// most once.
  static let unique: [[Section]] = all(
    [[], ["A"], ["B"], ["A", "B"], ["B", "A"]], [1, 2, 3]
  ).filter { table in Set(table.flatMap(\.rows)).count == table.flatMap(\.rows).count }

  /// Every table of up to two sections with up to three rows in all, each with any of two ids for sections
  /// and two for rows: also of double ones.
  static let double: [[Section]] = all(
    [[], ["A"], ["B"], ["A", "B"], ["B", "A"], ["A", "A"], ["B", "B"]], [1, 2])

  /// Tells whether a table is the first among those that differ from it in the names of ids alone.
  ///
  /// Pairs of which the first table is such are enough, as nothing depends on the names.
  static func isFirstOfItsKind(_ table: [Section]) -> Bool {
    var rows: [Int] = []
    for row in table.flatMap(\.rows) where !rows.contains(row) { rows.append(row) }
    var sections: [String] = []
    for section in table.map(\.id) where !sections.contains(section) { sections.append(section) }
    return rows == rows.sorted() && rows == Array(1..<(rows.count + 1))
      && sections == Array(["A", "B"].prefix(sections.count))
  }

  /// The content of a table, with the rows of some ids changed.
  static func content(_ table: [Section], changed: (Int) -> Bool = { _ in false }) -> TableContent {
    TableContent(
      table.map { section in
        SectionItem(
          id: section.id,
          rows: section.rows.map { RowItem(Note(id: $0, version: changed($0) ? 1 : 0)) })
      })
  }

  private static func all(_ sections: [[String]], _ ids: [Int]) -> [[Section]] {
    let rows = lists(of: ids, upTo: 3)
    return sections.flatMap { ids -> [[Section]] in
      guard let first = ids.first else { return [[]] }
      if ids.count == 1 { return rows.map { [(first, $0)] } }
      return rows.flatMap { rows in
        (0...rows.count).map { count in
          [(first, Array(rows.prefix(count))), (ids[1], Array(rows.dropFirst(count)))]
        }
      }
    }
  }

  private static func lists(of elements: [Int], upTo count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return [[]]
      + lists(of: elements, upTo: count - 1).flatMap { list in elements.map { [$0] + list } }
  }
}
