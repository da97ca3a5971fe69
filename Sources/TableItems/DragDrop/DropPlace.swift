/// Where rows go that are dropped, as a place that is found again when the table has changed.
struct DropPlace {
  /// The place.
  let place: RowPlace

  /// Whether rows are put there from the last to the first, as each comes right after another row.
  private let isBackwards: Bool

  /// Finds the place before the row at a path, or after it; with no path, at the end of the table.
  ///
  /// - Parameters:
  ///   - path: The row, or the end of a section.
  ///   - isInto: Whether the rows go into the row there, and so after it.
  ///   - content: What the table shows.
  ///   - moved: The rows that go there from elsewhere in the table, which are no places.
  init?(_ path: RowPath?, isInto: Bool, in content: TableContent, without moved: Set<RowID> = []) {
    let last = content.sections.count - 1
    var path = path ?? RowPath(section: last, row: .max)
    guard let section = content.sectionID(at: path.section) else { return nil }
    let count = content.numberOfRows(inSection: path.section)
    path.row = min(max(path.row, 0), count)
    if isInto, path.row < count { path.row += 1 }
    func stays(_ row: Int) -> RowID? {
      let id = content.id(at: RowPath(section: path.section, row: row))
      return id.flatMap { moved.contains($0) ? nil : $0 }
    }
    if let previous = (0..<path.row).reversed().lazy.compactMap({ stays($0) }).first {
      (place, isBackwards) = (.after(previous), true)
    } else if let next = (path.row..<count).lazy.compactMap({ stays($0) }).first {
      (place, isBackwards) = (.before(next), false)
    } else {
      (place, isBackwards) = (.end(ofSection: section), false)
    }
  }

  /// Returns rows in the order in which they are to be put there.
  func inOrder<Row>(_ rows: [Row]) -> [Row] { isBackwards ? rows.reversed() : rows }
}
