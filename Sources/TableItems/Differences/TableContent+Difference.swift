extension TableContent {
  /// Returns what turns older content into this.
  ///
  /// Rows are looked for in their section first; those that are left over may have come from another.
  /// Of several rows with one id, the first is the first, and so on.
  ///
  /// A section of more than 2,147,483,647 rows is replaced as a whole when its rows change.
  ///
  /// - Complexity: O(*n*) in the number of rows of sections that do not share their rows, and O(*m*
  ///   log *m*) in the number *m* of rows out of order.
  public func difference(from old: TableContent) -> TableDifference {
    TableDifference(from: old, to: self)
  }
}

extension TableDifference {
  init(from old: TableContent, to new: TableContent) {
    var sections = SectionMatching(from: old.sections, to: new.sections)
    let comparison = DataComparison()
    var changes: [Int: ListDifference] = [:]
    for (position, oldPosition) in sections.oldPositions.enumerated() {
      guard let oldPosition else { continue }
      switch RowChange(from: old.sections[oldPosition], to: new.sections[position], comparison) {
      case .none: break
      case .some(let rows): changes[position] = rows
      case .all: sections.part(oldPosition, position)
      }
    }
    self.init(from: old, to: new, oldSections: sections.oldPositions)
    deletedSections = sections.deleted
    insertedSections = sections.inserted
    movedSections = sections.moved
    updatesIndexTitles = old.sectionIndexTitles != new.sectionIndexTitles
    compareSections(comparison)
    add(changes)
    matchAcrossSections(comparison)
  }

  /// Lists the changes of headers, footers and index titles.
  private mutating func compareSections(_ comparison: DataComparison) {
    for (position, oldPosition) in oldSections.enumerated() {
      guard let oldPosition else { continue }
      let (oldSection, section) = (old.sections[oldPosition], new.sections[position])
      if !comparison.isEqual(oldSection.header, section.header) { updatedHeaders.append(position) }
      if !comparison.isEqual(oldSection.footer, section.footer) { updatedFooters.append(position) }
      if oldSection.indexTitle != section.indexTitle { updatesIndexTitles = true }
    }
  }

  /// Lists the changes of rows within sections: old positions in old order, new ones in new order.
  private mutating func add(_ changes: [Int: ListDifference]) {
    guard !changes.isEmpty else { return }
    for (section, oldSection) in oldSections.enumerated() {
      guard oldSection != nil, let rows = changes[section] else { continue }
      insertedRows += rows.inserted.lazy.map { RowPath(section: section, row: Int($0)) }
    }
    let byOldSection = oldSections.enumerated().compactMap { section, oldSection in
      oldSection.map { (old: $0, new: section) }
    }
    for section in byOldSection.sorted(by: { $0.old < $1.old }) {
      guard let rows = changes[section.new] else { continue }
      func move(_ pair: PositionPair) -> Move<RowPath> {
        Move(
          from: RowPath(section: section.old, row: Int(pair.old)),
          to: RowPath(section: section.new, row: Int(pair.new)))
      }
      deletedRows += rows.deleted.lazy.map { RowPath(section: section.old, row: Int($0)) }
      movedRows += rows.moved.lazy.map(move)
      updatedRows += rows.updated.lazy.map(move)
    }
  }
}

extension DataComparison {
  /// Tells whether two headers or footers, or none, look the same.
  func isEqual(_ one: HeaderFooter?, _ other: HeaderFooter?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.mark === other.mark && one.height == other.height
      && CellReference.areSame(one.view, other.view)
      && isEqual(one.data, other.data)
  }
}
