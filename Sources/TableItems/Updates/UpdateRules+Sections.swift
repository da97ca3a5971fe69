extension UpdateRules {
  /// No row leaves a section that is deleted.
  var noMoveFromDeletedSection: UpdateError? {
    UpdateError(.noMoveFromDeletedSection, rows: rowSources.inSections(deletedSections)) {
      "Cannot move row \($0) out of section \($0.section), which is deleted."
    }
  }

  /// No row enters a section that is inserted.
  var noMoveToInsertedSection: UpdateError? {
    UpdateError(.noMoveToInsertedSection, rows: rowDestinations.inSections(insertedSections)) {
      "Cannot move a row to \($0): section \($0.section) is inserted."
    }
  }

  /// No row is named of a section that is deleted, inserted or reloaded.
  var noRowOfChangedSection: UpdateError? {
    let rule = UpdateRule.noRowOfChangedSection
    return error(rule, oldRowOperations.dropLast(), deletedSections, "is deleted as a whole")
      ?? error(rule, newRowOperations.dropLast(), insertedSections, "is inserted as a whole")
      ?? error(rule, oldRowOperations[...], reloadedSections, "is reloaded as a whole")
      ?? error(
        rule, newRowOperations[...],
        SortedPositions(reloadedSections.positions.compactMap(sectionMap.newSection)),
        "is reloaded as a whole")
  }

  /// No row is named of a section that moves.
  var noRowOfMovedSection: UpdateError? {
    error(.noRowOfMovedSection, oldRowOperations[...], sectionSources, "moves")
      ?? error(.noRowOfMovedSection, newRowOperations[...], sectionDestinations, "has moved")
  }

  /// No section is reloaded that has another position afterwards.
  var noReloadOfDisplacedSection: UpdateError? {
    let displaced = reloadedSections.positions.filter { isDisplaced($0) }
    return UpdateError(.noReloadOfDisplacedSection, sections: displaced) { section in
      let place = sectionMap.newSection(of: section).map { ", which becomes section \($0)" }
      return "Cannot reload section \(section)\(place ?? "")."
    }
  }

  /// No row is shown anew where rows or sections move.
  var noReloadAmongMoves: UpdateError? {
    let sources = rowSources.positions.map(\.section)
    let destinations = rowDestinations.positions.lazy.compactMap {
      sectionMap.oldSection(of: $0.section)
    }
    let stirred = SortedPositions(sources + destinations)
    let reloads = oldRowOperations[1...2]
    if let error = error(.noReloadAmongMoves, reloads, stirred, "has rows that move") {
      return error
    }
    guard !sectionSources.isEmpty else { return nil }
    let displaced = SortedPositions(oldCounts.indices.filter { isDisplaced($0) })
    return error(.noReloadAmongMoves, reloads, displaced, "has another place as sections move")
  }

  private func isDisplaced(_ section: Int) -> Bool {
    oldCounts.indices.contains(section) && sectionMap.newSection(of: section) != section
  }

  private func error(
    _ rule: UpdateRule, _ operations: ArraySlice<Operations<RowPath>.Element>,
    _ sections: SortedPositions<Int>, _ reason: String
  ) -> UpdateError? {
    operations.firstNonNil { does, paths in
      UpdateError(rule, rows: paths.inSections(sections)) {
        "Cannot \(does) \($0): section \($0.section) \(reason)."
      }
    }
  }
}
