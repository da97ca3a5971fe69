extension TableContent {
  /// The most rows that are compared at once.
  private static let immediateRowCount = 50_000

  /// Whether older content is compared at once, as that takes no time, or cannot be done elsewhere.
  ///
  /// Whether data can be compared, and what its id is, may be bound to the main actor where it had to be
  /// found out at run time.
  ///
  /// - Complexity: O(*n*) in the number of sections, and in the rows of those that changed where they are
  ///   many.
  func isComparedAtOnce(with old: TableContent) -> Bool {
    guard changedRowCount(from: old) > Self.immediateRowCount else { return true }
    return isDiscovered || old.isDiscovered
  }

  /// The number of rows of sections that do not share their rows with older content.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  func changedRowCount(from old: TableContent) -> Int {
    changedSections(from: old).reduce(0) { count, section in
      max(count, count &+ sections[section].rows.count)
    }
  }

  /// The sections that do not share their rows with the section of the same id in older content.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  func changedSections(from old: TableContent) -> [Int] {
    var places: [ItemID: Int]?
    return sections.indices.filter { section in
      let rows = sections[section].rows
      if old.rows(inSection: section).map(rows.isIdentical) == true { return false }
      // Where sections came and went, those of the same place are others.
      let known =
        places
        ?? Dictionary(
          old.sections.indices.lazy.compactMap { place in
            old.sectionID(at: place).map { ($0, place) }
          },
          uniquingKeysWith: { first, _ in first })
      places = known
      let place = sectionID(at: section).flatMap { known[$0] }
      return place.flatMap(old.rows(inSection:)).map(rows.isIdentical) != true
    }
  }

  private var isDiscovered: Bool {
    sections.contains { section in
      section.rows.isDiscovered || section.header?.text == nil && section.header != nil
        || section.footer?.text == nil && section.footer != nil
    }
  }
}

extension SectionRows {
  fileprivate var isDiscovered: Bool {
    switch storage {
    case .mixed(let rows): rows.contains { $0.isDiscovered }
    case .uniform(let rows): rows.isDiscovered
    }
  }
}
