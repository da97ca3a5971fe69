extension UpdateRules {
  /// What is deleted is not reloaded.
  var noDeleteAndReload: UpdateError? {
    conflict(
      .noDeleteAndReload, (deletedSections, reloadedSections), (deletedRows, reloadedRows),
      "both deleted and reloaded")
  }

  /// What is deleted does not move.
  var noDeleteAndMove: UpdateError? {
    conflict(
      .noDeleteAndMove, (deletedSections, sectionSources), (deletedRows, rowSources),
      "both deleted and moved")
  }

  /// What is reloaded does not move.
  var noReloadAndMove: UpdateError? {
    conflict(
      .noReloadAndMove, (reloadedSections, sectionSources), (reloadedRows, rowSources),
      "both reloaded and moved")
  }

  /// Nothing moves to where something is inserted.
  var noInsertAndMove: UpdateError? {
    conflict(
      .noInsertAndMove, (insertedSections, sectionDestinations), (insertedRows, rowDestinations),
      "both inserted and the destination of a move")
  }

  /// What is reconfigured has no other fate.
  var noReconfigureAndOther: UpdateError? {
    let others = [
      ("deleted", deletedRows), ("reloaded", reloadedRows), ("moved", rowSources),
    ]
    return others.firstNonNil { happens, others in
      UpdateError(.noReconfigureAndOther, rows: reconfiguredRows.common(with: others)) {
        "Row \($0) is both reconfigured and \(happens)."
      }
    }
  }

  private typealias Pair<Position: Comparable & Sendable> = (
    SortedPositions<Position>, SortedPositions<Position>
  )

  private func conflict(
    _ rule: UpdateRule, _ sections: Pair<Int>, _ rows: Pair<RowPath>, _ both: String
  ) -> UpdateError? {
    UpdateError(rule, sections: sections.0.common(with: sections.1)) {
      "Section \($0) is \(both)."
    }
      ?? UpdateError(rule, rows: rows.0.common(with: rows.1)) { "Row \($0) is \(both)." }
  }
}
