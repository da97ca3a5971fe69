extension StagePlan {
  /// Returns the batch in which a row that looks different is reconfigured or reloaded, once its section
  /// has its new rows, and its path before that batch.
  func placeToUpdate(_ update: TableDifference.Move<RowPath>) -> (batch: Int, path: RowPath) {
    let number = number(ofNew: update.destination.section)
    let section = sections[number]
    let batch = section.updateBatch
    let isAmongChanges = batch == section.rowBatch && section.hasRowChanges
    return (
      batch,
      RowPath(
        section: position(of: number, before: batch) ?? update.destination.section,
        row: isAmongChanges ? update.source.row : update.destination.row)
    )
  }

  /// Returns the last batch in which rows of a section may be updated, once they are where they are to
  /// be; one more than there are, if there is none.
  func batchToUpdate(_ number: Int) -> Int {
    let section = sections[number]
    let first = section.hasRowChanges ? section.rowBatch : 1
    let batch = (first...batchCount).last { batch in
      !(batch == section.rowBatch && section.hasRowMoves) && isInPlace(number, in: batch)
    }
    return batch ?? batchCount + 1
  }

  /// Tells whether rows of a section can only be updated in the first batch, before they move in the
  /// second.
  func isUpdatedEarly(_ update: TableDifference.Move<RowPath>) -> Bool {
    sections[number(ofNew: update.destination.section)].updateBatch > batchCount
      && sections[update.source.section].rowBatch == 2
      && sectionsBetween[update.source.section] == nil && isInPlace(update.source.section, in: 1)
  }

  /// Tells whether a section does not move in a batch, and is not displaced by others that do.
  private func isInPlace(_ number: Int, in batch: Int) -> Bool {
    guard movesSections[batch - 1] else { return true }
    return position(of: number, before: batch) == position(of: number, after: batch)
      && !(sections[number].isMoved && sections[number].moveBatch == batch)
  }
}
