extension TableView {
  /// Has rows come, which the data source has already, or has at the end of the block.
  ///
  /// - Parameter paths: The paths of the rows after all updates.
  /// - Throws: What is against the rules, unless it is part of a block, which throws at its end.
  public func insertRows(at paths: [RowPath]) throws(UpdateError) {
    try perform { $0.insertedRows += paths }
  }

  /// Has rows go, which the data source has no longer, or will not have at the end of the block.
  ///
  /// - Parameter paths: The paths of the rows before all updates.
  /// - Throws: What is against the rules, unless it is part of a block, which throws at its end.
  public func deleteRows(at paths: [RowPath]) throws(UpdateError) {
    try perform { $0.deletedRows += paths }
  }

  /// Has rows be shown anew by other cells; they are not selected any more.
  ///
  /// - Parameter paths: The paths of the rows before all updates.
  /// - Throws: What is against the rules, unless it is part of a block, which throws at its end.
  public func reloadRows(at paths: [RowPath]) throws(UpdateError) {
    try perform { $0.reloadedRows += paths }
  }

  /// Has rows be shown anew by the cells they have, which are asked for and filled, but not prepared for
  /// reuse.
  ///
  /// - Parameter paths: The paths of the rows before all updates.
  /// - Throws: What is against the rules, unless it is part of a block, which throws at its end.
  public func reconfigureRows(at paths: [RowPath]) throws(UpdateError) {
    try perform { $0.reconfiguredRows += paths }
  }

  /// Has a row move.
  ///
  /// - Parameters:
  ///   - path: The path of the row before all updates.
  ///   - newPath: The path of the row after all updates.
  /// - Throws: What is against the rules, unless it is part of a block, which throws at its end.
  public func moveRow(at path: RowPath, to newPath: RowPath) throws(UpdateError) {
    try perform { $0.movedRows.append(TableDifference.Move(from: path, to: newPath)) }
  }

  /// Has sections come, with all their rows.
  ///
  /// - Parameter sections: The positions of the sections after all updates.
  /// - Throws: What is against the rules, unless it is part of a block, which throws at its end.
  public func insertSections(_ sections: [Int]) throws(UpdateError) {
    try perform { $0.insertedSections += sections }
  }

  /// Has sections go, with all their rows.
  ///
  /// - Parameter sections: The positions of the sections before all updates.
  /// - Throws: What is against the rules, unless it is part of a block, which throws at its end.
  public func deleteSections(_ sections: [Int]) throws(UpdateError) {
    try perform { $0.deletedSections += sections }
  }

  /// Has all of sections be shown anew, whatever rows they have.
  ///
  /// - Parameter sections: The positions of the sections before all updates.
  /// - Throws: What is against the rules, unless it is part of a block, which throws at its end.
  public func reloadSections(_ sections: [Int]) throws(UpdateError) {
    try perform { $0.reloadedSections += sections }
  }

  /// Has a section move, with all its rows.
  ///
  /// - Parameters:
  ///   - section: The position of the section before all updates.
  ///   - newSection: The position of the section after all updates.
  /// - Throws: What is against the rules, unless it is part of a block, which throws at its end.
  public func moveSection(_ section: Int, toSection newSection: Int) throws(UpdateError) {
    try perform { $0.movedSections.append(TableDifference.Move(from: section, to: newSection)) }
  }
}
