extension TableDifference {
  /// Returns the difference that undoes this one.
  ///
  /// - Complexity: O(*n* log *n*) in the number of changes, and O(*m*) in the number of sections.
  public func inverse() -> TableDifference {
    var inverse = TableDifference(from: new, to: old, oldSections: newSections)
    inverse.deletedSections = insertedSections
    inverse.insertedSections = deletedSections
    inverse.movedSections = movedSections.map(\.inverse).sorted { $0.source < $1.source }
    inverse.deletedRows = insertedRows
    inverse.insertedRows = deletedRows
    inverse.movedRows = movedRows.map(\.inverse).sorted { $0.source < $1.source }
    inverse.updatedRows = updatedRows.map(\.inverse).sorted { $0.source < $1.source }
    inverse.updatedHeaders = updatedHeaders.compactMap { oldSections[$0] }.sorted()
    inverse.updatedFooters = updatedFooters.compactMap { oldSections[$0] }.sorted()
    inverse.updatesIndexTitles = updatesIndexTitles
    return inverse
  }

  /// The new position of each section that stays, by its old one.
  private var newSections: [Int?] {
    var positions = [Int?](repeating: nil, count: old.sections.count)
    for (position, oldPosition) in oldSections.enumerated() {
      if let oldPosition { positions[oldPosition] = position }
    }
    return positions
  }
}

extension TableDifference.Move {
  fileprivate var inverse: Self { Self(from: destination, to: source) }
}
