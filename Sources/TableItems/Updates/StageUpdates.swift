/// The batches of a plan, with the rows that look different reconfigured or reloaded.
///
/// Each of them is where its section has its new rows. If that takes a last batch of updates alone, and
/// it can be spared by reconfiguring rows before they move, that is done: an earlier stage then shows
/// them where they were, as they are to look.
struct StageUpdates {
  /// The batches, in order.
  private(set) var batches: [BatchUpdates]

  /// The rows that are updated before they move, by the old position of their section.
  private(set) var early: [Int: [TableDifference.Move<RowPath>]] = [:]

  /// Adds the updates of a difference to its batches.
  ///
  /// - Complexity: O(*n*) in the number of updates.
  init(of difference: TableDifference, in plan: StagePlan) {
    batches = plan.batches(of: difference)
    var cells = CellComparison(old: difference.old, new: difference.new)
    var late: [(move: TableDifference.Move<RowPath>, path: RowPath, keepsCell: Bool)] = []
    for move in difference.updatedRows {
      let keepsCell = cells.isSame(at: move)
      let (batch, path) = plan.placeToUpdate(move)
      if batch <= plan.batchCount {
        update(path, keepsCell, in: batch)
      } else {
        late.append((move, path, keepsCell))
      }
    }
    guard !late.isEmpty else { return }
    if late.allSatisfy({ $0.keepsCell && plan.isUpdatedEarly($0.move) }) {
      for (move, _, _) in late {
        update(move.source, true, in: 1)
        early[move.source.section, default: []].append(move)
      }
    } else {
      batches.append(BatchUpdates())
      for (_, path, keepsCell) in late { update(path, keepsCell, in: batches.count) }
    }
  }

  private mutating func update(_ path: RowPath, _ keepsCell: Bool, in batch: Int) {
    if keepsCell {
      batches[batch - 1].reconfiguredRows.append(path)
    } else {
      batches[batch - 1].reloadedRows.append(path)
    }
  }
}
