/// Where sections and rows stand before and after a batch of updates that keeps the rules.
package struct UpdateMap: Sendable {
  private let sections: SectionMap
  private let gone: SortedPositions<RowPath>
  private let come: SortedPositions<RowPath>
  private let destinations: [RowPath: RowPath]
  private let sources: [RowPath: RowPath]
  private let reloaded: Set<Int>

  /// Finds out where sections and rows stand.
  ///
  /// - Complexity: O(*n* log *n*) in the number of operations, and O(*n*) in that of sections.
  package init(_ updates: BatchUpdates, from oldCount: Int, to newCount: Int) {
    sections = SectionMap(updates, from: oldCount, to: newCount)
    gone = SortedPositions(updates.deletedRows + updates.movedRows.map(\.source))
    come = SortedPositions(updates.insertedRows + updates.movedRows.map(\.destination))
    destinations = Dictionary(
      updates.movedRows.lazy.map { ($0.source, $0.destination) }, uniquingKeysWith: { $1 })
    sources = Dictionary(
      updates.movedRows.lazy.map { ($0.destination, $0.source) }, uniquingKeysWith: { $1 })
    reloaded = Set(updates.reloadedSections)
  }

  /// Returns where a section stands after the batch; nil if it is gone.
  package func newSection(of old: Int) -> Int? { sections.newSection(of: old) }

  /// Returns where a section stood before the batch; nil if it came.
  package func oldSection(of new: Int) -> Int? { sections.oldSection(of: new) }

  /// Returns where a row stands after the batch; nil if it is gone, or its section was reloaded.
  ///
  /// - Complexity: O(log *n*) in the number of operations.
  package func newPath(of old: RowPath) -> RowPath? {
    if let destination = destinations[old] { return destination }
    guard !reloaded.contains(old.section), let section = newSection(of: old.section),
      let rank = gone.rank(of: old)
    else { return nil }
    return RowPath(section: section, row: come.place(ofRank: rank, inSection: section))
  }

  /// Returns the rows of a section that are gone or move away, in order.
  package func rowsGone(fromSection old: Int) -> some RandomAccessCollection<RowPath> {
    gone.slice(inSection: old)
  }

  /// Returns the rows of a section that came or moved there, in order.
  package func rowsCome(toSection new: Int) -> some RandomAccessCollection<RowPath> {
    come.slice(inSection: new)
  }

  /// Returns where a row moved from; nil if it did not move by itself.
  package func source(of new: RowPath) -> RowPath? { sources[new] }
}

extension SortedPositions<RowPath> {
  /// Returns how many rows of the section of a row are before it and not among these; nil if it is one
  /// of these.
  fileprivate func rank(of row: RowPath) -> Int? {
    let slice = slice(inSection: row.section)
    let before = slice.partitioningIndex { $0 >= row }
    if before < slice.endIndex, slice[before] == row { return nil }
    return row.row - (before - slice.startIndex)
  }

  /// Returns the row that has so many rows before it that are not among these.
  fileprivate func place(ofRank rank: Int, inSection section: Int) -> Int {
    let slice = slice(inSection: section)
    let start = slice.startIndex
    // Each row among these that stands before it moves it down by one.
    let index = slice.indices.partitioningIndex { slice[$0].row - ($0 - start) > rank }
    return rank + (index - start)
  }
}
