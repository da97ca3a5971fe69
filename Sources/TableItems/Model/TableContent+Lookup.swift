extension TableContent {
  /// Returns the section at a position, or nil if there is none.
  public func section(at position: Int) -> SectionItem? {
    sections.indices.contains(position) ? sections[position] : nil
  }

  /// Returns the row at a path, or nil if there is none.
  public func row(at path: RowPath) -> RowItem? {
    guard let rows = rows(inSection: path.section), rows.indices.contains(path.row)
    else { return nil }
    return rows[path.row]
  }

  /// Returns the id of the section at a position, or nil if there is none.
  public func sectionID(at position: Int) -> ItemID? {
    guard sections.indices.contains(position) else { return nil }
    return sections[position].id ?? .position(position)
  }

  /// Returns the identity of the row at a path, or nil if there is none.
  public func id(at path: RowPath) -> RowID? {
    guard let rows = rows(inSection: path.section), rows.indices.contains(path.row),
      let sectionID = sectionID(at: path.section)
    else { return nil }
    return RowID(section: sectionID, row: rows.id(at: path.row))
  }

  /// Returns what a closure gets to know of the row at a path, or nil if there is none.
  package func event(at path: RowPath) -> TableEvent? {
    guard let row = row(at: path), let section = sectionID(at: path.section) else { return nil }
    return TableEvent(
      path: path, id: RowID(section: section, row: row.id ?? .position(path.row)), row: row,
      in: sections[path.section])
  }

  /// Returns the position of the first section with an id, or nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  public func section(withID id: ItemID) -> Int? {
    sections.indices.first { sectionID(at: $0) == id }
  }

  /// Returns the path of the first row with an identity, or nil if there is none.
  ///
  /// A ``TableModel`` answers the same in constant time, from an index that it keeps.
  ///
  /// - Complexity: O(*n*) in the number of sections and the rows of one.
  public func path(of id: RowID) -> RowPath? {
    sections.indices.lazy
      .filter { sectionID(at: $0) == id.section }
      .compactMap { path(ofRow: id.row, inSection: $0) }
      .first
  }

  /// Returns the path of the first row with an id in any section, or nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public func path(ofRow id: ItemID) -> RowPath? {
    sections.indices.lazy.compactMap { path(ofRow: id, inSection: $0) }.first
  }

  /// Returns the rows of a section, or nil if there is none; cheaper than asking for the section.
  func rows(inSection section: Int) -> SectionRows? {
    sections.indices.contains(section) ? sections[section].rows : nil
  }

  private func path(ofRow id: ItemID, inSection section: Int) -> RowPath? {
    let rows = sections[section].rows
    let row = rows.indices.first { rows.id(at: $0) == id }
    return row.map { RowPath(section: section, row: $0) }
  }
}
