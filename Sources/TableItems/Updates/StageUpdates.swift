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
    let isEarly = late.allSatisfy {
      $0.keepsCell && plan.isUpdatedEarly($0.move)
        && Self.keepsHeight($0.move, in: difference, plan)
    }
    if isEarly {
      for (move, _, _) in late {
        update(move.source, true, in: 1)
        early[move.source.section, default: []].append(move)
      }
    } else {
      batches.append(BatchUpdates())
      for (_, path, keepsCell) in late { update(path, keepsCell, in: batches.count) }
    }
  }

  /// Tells whether a row that is updated before others move is as tall then as it is to be, or goes to
  /// another section, where hosts ask for its height again.
  private static func keepsHeight(
    _ move: TableDifference.Move<RowPath>, in difference: TableDifference, _ plan: StagePlan
  ) -> Bool {
    guard plan.number(ofNew: move.destination.section) == move.source.section else { return true }
    let old = difference.old.sections[move.source.section]
    let new = difference.new.sections[move.destination.section]
    guard case .mixed(let rows) = new.rows.storage, rows.indices.contains(move.destination.row),
      let height = rows[move.destination.row].height
    else { return old.rowHeight == new.rowHeight }
    // Among uniform rows, none says a height of its own.
    if case .mixed = old.rows.storage { return true }
    return height == old.rowHeight
  }

  private mutating func update(_ path: RowPath, _ keepsCell: Bool, in batch: Int) {
    if keepsCell {
      batches[batch - 1].reconfiguredRows.append(path)
    } else {
      batches[batch - 1].reloadedRows.append(path)
    }
  }
}
