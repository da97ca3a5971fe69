extension UpdateRules {
  /// The number of sections is what the operations make of it.
  var sectionsAddUp: UpdateError? {
    let (inserted, deleted) = (insertedSections.positions.count, deletedSections.positions.count)
    guard oldCounts.count + inserted - deleted != newCounts.count else { return nil }
    return UpdateError(
      .sectionsAddUp,
      """
      The table has \(counted(newCounts.count, "section")) after the update, but had \
      \(oldCounts.count) before it, with \(inserted) inserted and \(deleted) deleted.
      """)
  }

  /// The number of rows of every section is what the operations make of it.
  var rowsAddUp: UpdateError? {
    let sections = oldCounts.indices.filter { section in
      sectionMap.newSection(of: section).map { !addsUp(section, $0) } ?? false
    }
    // Rows of a section that is reloaded as a whole may be any.
    let wrong = SortedPositions(sections)
    let reloaded = Set(wrong.common(with: reloadedSections))
    return UpdateError(.rowsAddUp, sections: sections.filter { !reloaded.contains($0) }) {
      description(of: $0, sectionMap.newSection(of: $0) ?? $0)
    }
  }

  private func addsUp(_ old: Int, _ new: Int) -> Bool {
    let more = insertedRows.count(inSection: new) + rowDestinations.count(inSection: new)
    let less = deletedRows.count(inSection: old) + rowSources.count(inSection: old)
    // Counts come from outside, and may be any numbers.
    let (growth, overflows) = newCounts[new].subtractingReportingOverflow(oldCounts[old])
    return !overflows && growth == more - less
  }

  private func description(of old: Int, _ new: Int) -> String {
    """
    Section \(old) has \(counted(newCounts[new], "row")) after the update, but had \(oldCounts[old]) \
    before it, with \(insertedRows.count(inSection: new)) inserted, \
    \(deletedRows.count(inSection: old)) deleted, \
    \(rowDestinations.count(inSection: new)) moved in and \
    \(rowSources.count(inSection: old)) moved out.
    """
  }
}
