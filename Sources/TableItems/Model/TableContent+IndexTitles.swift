extension TableContent {
  /// The titles of an index at the side of the table, in order; nil if no section has one.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  public var sectionIndexTitles: [String]? {
    let titles = sections.compactMap(\.indexTitle)
    return titles.isEmpty ? nil : titles
  }

  /// Returns the section that a title of the index leads to, or nil in a table without an index.
  ///
  /// The title at the position is meant, where it has that name; else the first of the name; else,
  /// for a title that no section has, the nearest one before it in order, or the first.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  public func section(forSectionIndexTitle title: String, at position: Int) -> Int? {
    let titled = sections.indices.compactMap { section in
      sections[section].indexTitle.map { (section: section, title: $0) }
    }
    if titled.indices.contains(position), titled[position].title == title {
      return titled[position].section
    }
    let found =
      titled.first { $0.title == title }
      ?? titled.filter { $0.title < title }.max { $0.title < $1.title }
      ?? titled.first
    return found?.section
  }
}
