extension TableDifference {
  /// Finds rows that are gone from one section and came to another: they have moved.
  ///
  /// - Complexity: O(*n*) in the number of rows that are gone or came.
  mutating func matchAcrossSections(_ comparison: DataComparison) {
    guard mayCross else { return }
    let gone = LooseRows(deletedRows, sections: deletedSections, of: old)
    let come = LooseRows(insertedRows, sections: insertedSections, of: new)
    guard max(gone.count, come.count) <= ListDifference.greatestCount else { return }
    // The fewer rows are kept in a table, and the others looked up in it.
    let matches: [PositionPair] =
      if gone.count < come.count {
        LoosePair(old: come.ids, new: gone.ids).matches.map {
          PositionPair(old: Int($0.new), new: Int($0.old))
        }
      } else {
        LoosePair(old: gone.ids, new: come.ids).matches
      }
    guard !matches.isEmpty else { return }
    var isLeaving = Array(repeating: false, count: gone.count)
    var isArriving = Array(repeating: false, count: come.count)
    let updatedCount = updatedRows.count
    for match in matches {
      let move = Move(from: gone.paths[Int(match.old)], to: come.paths[Int(match.new)])
      isLeaving[Int(match.old)] = true
      isArriving[Int(match.new)] = true
      movedRows.append(move)
      if !isEqual(move, comparison) { updatedRows.append(move) }
    }
    deletedRows = deletedRows.indices.lazy.filter { !isLeaving[$0] }.map { gone.paths[$0] }
    insertedRows = insertedRows.indices.lazy.filter { !isArriving[$0] }.map { come.paths[$0] }
    movedRows.sort { $0.source < $1.source }
    if updatedRows.count > updatedCount { updatedRows.sort { $0.source < $1.source } }
  }

  /// Whether rows can have come from other sections: not, if only one section has other rows.
  private var mayCross: Bool {
    let isGone = !deletedRows.isEmpty || !deletedSections.isEmpty
    guard isGone, !insertedRows.isEmpty || !insertedSections.isEmpty else { return false }
    guard deletedSections.isEmpty, insertedSections.isEmpty, let gone = deletedRows.first?.section,
      let come = insertedRows.first?.section
    else { return true }
    return gone != deletedRows.last?.section || come != insertedRows.last?.section
      || oldSections[come] != gone
  }

  /// Tells whether a row looks the same in its new section.
  private func isEqual(_ move: Move<RowPath>, _ comparison: DataComparison) -> Bool {
    let (oldSection, newSection) = (move.source.section, move.destination.section)
    let (oldRow, newRow) = (move.source.row, move.destination.row)
    if case .uniform(let oldRows) = old.sections[oldSection].rows.storage,
      case .uniform(let newRows) = new.sections[newSection].rows.storage,
      let isEqual = newRows.isEqual(at: newRow, to: oldRows, at: oldRow)
    {
      return isEqual && newRows.areShown(as: oldRows)
        && old.sections[oldSection].rowHeight == new.sections[newSection].rowHeight
        && old.sections[oldSection].editing == new.sections[newSection].editing
    }
    return old.sections[oldSection].rows[oldRow].isShown(
      as: new.sections[newSection].rows[newRow], in: old.sections[oldSection].rowAppearance,
      new.sections[newSection].rowAppearance, comparison)
  }
}
