extension StagePlan {
  /// Returns what is shown after a batch; sections share their rows with the old or the new content.
  ///
  /// - Complexity: O(*n*) in the number of sections, O(1) after the last batch.
  func content(
    after batch: Int, of difference: TableDifference, _ updates: StageUpdates
  ) -> TableContent {
    guard batch < batchCount else { return difference.new }
    return TableContent(
      order.map { number in
        var section = section(number, after: batch, of: difference)
        if let moves = updates.early[number], sections[number].rowBatch > batch {
          section.replaceLooks(of: moves, by: difference.new)
        }
        return section
      })
  }

  private func section(
    _ number: Int, after batch: Int, of difference: TableDifference
  ) -> SectionItem {
    let plan = sections[number]
    let isDone = plan.hasRowChanges ? plan.rowBatch <= batch : plan.updateBatch <= batch
    let isEmpty = isDone ? plan.isEmptied : plan.isFilled
    var section: SectionItem
    var position: Int
    if let new = plan.new, isDone || plan.old == nil {
      (section, position) = (difference.new.sections[new], new)
    } else if let old = plan.old {
      (section, position) = (difference.old.sections[old], old)
    } else {
      return SectionItem(rows: [])
    }
    // A section without an id stands for its position, which may be another one for now.
    if section.id == nil { section.id = .position(position) }
    if !isDone, let between = sectionsBetween[number] {
      section.rows = between.rows(from: section.rows, to: difference.new)
    }
    if isEmpty { section.rows = SectionRows([]) }
    return section
  }
}
