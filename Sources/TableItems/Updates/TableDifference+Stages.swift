extension TableDifference {
  /// The batches that perform the difference one after another, each of which keeps all rules of
  /// ``UpdateRule``; none if nothing is to be seen.
  ///
  /// They are never more than three:
  ///
  /// 1. Sections come, and sections move. Those that rows are to move into come empty.
  /// 2. Rows go, come and move.
  /// 3. Sections go.
  ///
  /// What has no need to wait happens earlier, so that most differences take a single batch. Rows that
  /// look different are reconfigured, or reloaded if their cell is another one: in one of the batches
  /// where that is legal, else in a last one of their own.
  ///
  /// - Complexity: O(*n*) in the number of changes and sections, and in the rows of sections that are
  ///   inserted or deleted while rows move into them or out of them, or that rows move through while they
  ///   look different. Rows of other sections are not looked at; content shares them.
  public var stages: [UpdateStage] {
    guard !isEmpty else { return [] }
    let (plan, updates) = plannedUpdates
    var stages = updates.batches.enumerated().map { number, batch in
      var stage = UpdateStage(content: plan.content(after: number + 1, of: self, updates))
      stage.updates = batch
      return stage
    }
    let last = stages.count - 1
    stages[last].updatedHeaders = updatedHeaders
    stages[last].updatedFooters = updatedFooters
    stages[last].updatesIndexTitles = updatesIndexTitles
    return stages
  }

  /// The plan that takes the fewest batches, and the batches.
  private var plannedUpdates: (StagePlan, StageUpdates) {
    let plan = StagePlan(self)
    let updates = StageUpdates(of: self, in: plan)
    guard updates.batches.count == 3, plan.batchCount == 2 else { return (plan, updates) }
    // Rows may be updated before or after they move, if sections move in the other batch.
    for (rowsFirst, sectionsLast) in [(true, false), (false, true), (true, true)] {
      let other = StagePlan(self, movesRowsFirst: rowsFirst, movesSectionsLast: sectionsLast)
      let others = StageUpdates(of: self, in: other)
      if others.batches.count == 2 { return (other, others) }
    }
    return (plan, updates)
  }
}
