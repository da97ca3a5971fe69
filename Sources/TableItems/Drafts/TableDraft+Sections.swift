extension TableDraft {
  /// Puts a section before the one at a position, or at the end.
  ///
  /// - Returns: Whether there is such a place.
  @discardableResult
  public mutating func insertSection(_ section: SectionItem, at position: Int) -> Bool {
    guard position >= 0, position <= sections.count else { return false }
    sections.insert(DraftSection(section), at: position)
    hasOtherSections = true
    return true
  }

  /// Puts a section at the end.
  public mutating func appendSection(_ section: SectionItem) {
    insertSection(section, at: sections.count)
  }

  /// Takes a section out, with its rows.
  ///
  /// - Returns: The section, or nil if there is none.
  @discardableResult
  public mutating func removeSection(at position: Int) -> SectionItem? {
    guard sections.indices.contains(position) else { return nil }
    hasOtherSections = true
    return sections.remove(at: position).section
  }

  /// Takes the first section of an id out, with its rows.
  ///
  /// - Returns: The section, or nil if there is none.
  @discardableResult
  public mutating func removeSection(withID id: ItemID) -> SectionItem? {
    section(withID: id).flatMap { removeSection(at: $0) }
  }

  /// Moves a section to a position: that at which it is to be found afterwards.
  ///
  /// - Returns: Whether there are both.
  @discardableResult
  public mutating func moveSection(from position: Int, to newPosition: Int) -> Bool {
    guard sections.indices.contains(position), sections.indices.contains(newPosition)
    else { return false }
    guard position != newPosition else { return true }
    hasOtherSections = true
    sections.insert(sections.remove(at: position), at: newPosition)
    return true
  }

  /// Moves the first section of an id to a position: that at which it is to be found afterwards.
  ///
  /// - Returns: Whether there are both.
  @discardableResult
  public mutating func moveSection(withID id: ItemID, to newPosition: Int) -> Bool {
    section(withID: id).map { moveSection(from: $0, to: newPosition) } ?? false
  }

  /// Puts a section in the place of another.
  ///
  /// If it has the same id, it is the same section, and their rows are compared. Else the old one
  /// is gone, and the new one came.
  ///
  /// - Returns: Whether there is such a section.
  /// - Complexity: As for the difference of the two, where they have the same id.
  @discardableResult
  public mutating func replaceSection(at position: Int, with section: SectionItem) -> Bool {
    guard sections.indices.contains(position) else { return false }
    let old = sections[position].section
    let rows = sections[position].rows
    guard old.id == section.id else { return exchangeSection(at: position, for: section) }
    switch RowChange(from: old, to: section, DataComparison()) {
    case .none: break
    case .some(let difference):
      sections[position].edited = DraftRows(
        section.rows, inPlaceOf: rows, difference,
        isEachUpdated: !section.rowAppearance.isSame(as: old.rowAppearance))
    case .all: return exchangeSection(at: position, for: section)
    }
    sections[position].item = section
    sections[position].hasOtherParts = true
    return true
  }

  /// Puts a section in the place of that which has its id.
  ///
  /// - Returns: Whether it has an id, and there is one.
  /// - Complexity: As for the difference of the two.
  @discardableResult
  public mutating func replaceSection(with section: SectionItem) -> Bool {
    let position = section.id.flatMap { self.section(withID: $0) }
    return position.map { replaceSection(at: $0, with: section) } ?? false
  }

  private mutating func exchangeSection(at position: Int, for section: SectionItem) -> Bool {
    sections[position] = DraftSection(section)
    hasOtherSections = true
    return true
  }
}
