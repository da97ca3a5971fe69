/// What of the content of a model is shown: a value that decides it.
struct TableArrangement {
  /// The ids of the sections that show no rows.
  var collapsedSections: Set<ItemID> = []

  /// Tells which rows are shown; nil for all.
  ///
  /// Setting it has all rows be looked at again.
  var filter: TableModel.RowFilter? {
    didSet { hits = [:] }
  }

  /// Whether sections are left out that lost all their rows to the filter.
  var hidesEmptySections = false

  /// What is shown where there is no row to show.
  var emptyState: SectionItem?

  /// What the filter left of each section, so that rows are looked at once.
  private var hits: [ItemID: (all: SectionRows, shown: SectionRows)] = [:]

  /// Whether all of any content is shown, as it is.
  var isPlain: Bool { collapsedSections.isEmpty && filter == nil && emptyState == nil }

  /// Returns what is shown of some content, and whether that is all of it.
  ///
  /// - Complexity: O(*n*) in the number of sections, and in the rows of those that the filter has not
  ///   looked at before.
  @MainActor
  mutating func arrange(_ source: TableContent) -> (shown: TableContent, isWhole: Bool) {
    guard !isPlain else { return (source, true) }
    var sections: [SectionItem] = []
    sections.reserveCapacity(source.sections.count)
    var hits = hits
    self.hits = [:]
    var (isWhole, isEmpty) = (true, true)
    for (position, section) in source.sections.enumerated() {
      let id = section.id ?? .position(position)
      var shown = section
      if let filter {
        shown.rows = Self.rows(of: section, id, filter, &hits)
        self.hits[id] = (section.rows, shown.rows)
        if shown.rows.isEmpty, !section.rows.isEmpty, hidesEmptySections { continue }
      }
      isEmpty = isEmpty && shown.rows.isEmpty
      if collapsedSections.contains(id) { shown.rows = shown.rows.kept(at: []) }
      isWhole = isWhole && shown.rows.count == section.rows.count
      // A section without an id stands for its position, which may be another one now.
      if sections.count != position, shown.id == nil { shown.id = id }
      sections.append(shown)
    }
    if isEmpty, var emptyState {
      emptyState.id = .emptyState
      return (TableContent([emptyState]), false)
    }
    isWhole = isWhole && sections.count == source.sections.count
    return isWhole ? (source, true) : (TableContent(sections), false)
  }

  @MainActor
  private static func rows(
    of section: SectionItem, _ id: ItemID, _ filter: TableModel.RowFilter,
    _ hits: inout [ItemID: (all: SectionRows, shown: SectionRows)]
  ) -> SectionRows {
    if let known = hits[id], known.all.isSameStorage(as: section.rows) { return known.shown }
    var positions: [Int] = []
    for (position, var row) in section.rows.enumerated() {
      row.id = row.id ?? .position(position)
      if filter(row, id) { positions.append(position) }
    }
    return section.rows.kept(at: positions)
  }
}
