extension TableContent {
  /// Returns where rows that are gone from their section stand in other sections of newer content, which
  /// did not have them before.
  ///
  /// - Parameters:
  ///   - paths: The rows here.
  ///   - new: The newer content.
  /// - Returns: The new path of each that is found.
  /// - Complexity: O(*n*) in the number of rows of the newer content, unless there are no paths.
  package func pathsInOtherSections(
    of paths: some Sequence<RowPath>, in new: TableContent
  ) -> [RowPath: RowPath] {
    var wanted: [ItemID: [RowPath]] = [:]
    for path in paths {
      // A row that stands for its position is another one elsewhere.
      guard let id = id(at: path), !id.row.isPosition else { continue }
      wanted[id.row, default: []].append(path)
    }
    guard !wanted.isEmpty else { return [:] }
    var found: [RowPath: RowPath] = [:]
    for (section, item) in new.sections.enumerated() {
      guard let sectionID = new.sectionID(at: section) else { continue }
      for row in item.rows.indices {
        let id = item.rows.id(at: row)
        guard let old = wanted[id]?.last, path(of: RowID(section: sectionID, row: id)) == nil
        else { continue }
        found[old] = RowPath(section: section, row: row)
        wanted[id]?.removeLast()
      }
    }
    return found
  }
}
