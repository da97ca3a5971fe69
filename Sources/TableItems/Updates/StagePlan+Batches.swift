extension StagePlan {
  /// Returns the operations of each batch, but for updates.
  func batches(of difference: TableDifference) -> [BatchUpdates] {
    if batchCount == 1 { return [difference.withoutUpdates] }
    var batches = StageBatches(plan: self)
    for new in difference.insertedSections { batches.insertSection(number(ofNew: new)) }
    for old in difference.deletedSections { batches.deleteSection(old) }
    for move in difference.movedSections { batches.moveSection(move.source) }
    for path in difference.deletedRows { batches.deleteRow(path.row, ofSection: path.section) }
    for path in difference.insertedRows {
      batches.insertRow(path.row, ofSection: number(ofNew: path.section))
    }
    for move in difference.movedRows { batches.moveRow(move) }
    for (number, rows) in stayingRows(of: difference) {
      for row in rows {
        if sections[number].isFilled {
          batches.insertRow(row, ofSection: number)
        } else {
          batches.deleteRow(row, ofSection: number)
        }
      }
    }
    return batches.all
  }

  /// Returns the rows that do not move in sections that are filled or emptied, with the numbers of the
  /// sections.
  private func stayingRows(of difference: TableDifference) -> [(number: Int, rows: [Int])] {
    var moves: [Int: [Bool]] = [:]
    for new in difference.insertedSections where sections[number(ofNew: new)].isFilled {
      let count = difference.new.numberOfRows(inSection: new)
      moves[number(ofNew: new)] = Array(repeating: false, count: count)
    }
    for old in difference.deletedSections where sections[old].isEmptied {
      let count = difference.old.numberOfRows(inSection: old)
      moves[old] = Array(repeating: false, count: count)
    }
    guard !moves.isEmpty else { return [] }
    for move in difference.movedRows {
      moves[move.source.section]?[move.source.row] = true
      moves[number(ofNew: move.destination.section)]?[move.destination.row] = true
    }
    return moves.keys.sorted().map { number in
      let moves = moves[number] ?? []
      return (number, moves.indices.filter { !moves[$0] })
    }
  }
}

/// Batches that are filled with operations, each of which finds its batch and its positions there.
private struct StageBatches {
  let plan: StagePlan
  var all: [BatchUpdates]

  init(plan: StagePlan) {
    self.plan = plan
    all = Array(repeating: BatchUpdates(), count: plan.batchCount)
  }

  mutating func insertSection(_ number: Int) {
    guard let new = plan.position(of: number, after: 1) else { return }
    all[0].insertedSections.append(new)
  }

  mutating func deleteSection(_ number: Int) {
    guard let old = plan.position(of: number, before: all.count) else { return }
    all[all.count - 1].deletedSections.append(old)
  }

  mutating func moveSection(_ number: Int) {
    let batch = plan.sections[number].moveBatch
    guard let old = plan.position(of: number, before: batch),
      let new = plan.position(of: number, after: batch)
    else { return }
    all[batch - 1].movedSections.append(TableDifference.Move(from: old, to: new))
  }

  mutating func deleteRow(_ row: Int, ofSection number: Int) {
    let batch = plan.sections[number].rowBatch
    guard let section = plan.position(of: number, before: batch) else { return }
    let row = plan.row(row, ofSection: number, before: batch)
    all[batch - 1].deletedRows.append(RowPath(section: section, row: row))
  }

  mutating func insertRow(_ row: Int, ofSection number: Int) {
    let batch = plan.sections[number].rowBatch
    guard let section = plan.position(of: number, after: batch) else { return }
    all[batch - 1].insertedRows.append(RowPath(section: section, row: row))
  }

  mutating func moveRow(_ move: TableDifference.Move<RowPath>) {
    let number = plan.number(ofNew: move.destination.section)
    let (oldRow, newRow) = (move.source.row, move.destination.row)
    let between = plan.sections[move.source.section].new == nil ? plan.sectionsBetween[number] : nil
    let batch = between == nil ? plan.sections[number].rowBatch : 1
    guard let old = plan.position(of: move.source.section, before: batch),
      let new = plan.position(of: number, after: batch)
    else { return }
    all[batch - 1].movedRows.append(
      TableDifference.Move(
        from: RowPath(
          section: old, row: plan.row(oldRow, ofSection: move.source.section, before: batch)),
        to: RowPath(section: new, row: between?.row(ofNew: newRow) ?? newRow)))
  }
}

extension TableDifference {
  /// The operations on sections.
  var sectionUpdates: BatchUpdates {
    BatchUpdates(
      deletedSections: deletedSections, insertedSections: insertedSections,
      movedSections: movedSections)
  }

  /// All operations in one batch, but for updates.
  fileprivate var withoutUpdates: BatchUpdates {
    var updates = sectionUpdates
    updates.deletedRows = deletedRows
    updates.insertedRows = insertedRows
    updates.movedRows = movedRows
    return updates
  }
}
