/// The rules of batch updates, each of which is checked on its own.
struct UpdateRules {
  /// The number of rows of each section before the update.
  let oldCounts: [Int]

  /// The number of rows of each section after it.
  let newCounts: [Int]

  /// Where sections stand after it.
  let sectionMap: SectionMap

  let deletedSections: SortedPositions<Int>
  let insertedSections: SortedPositions<Int>
  let reloadedSections: SortedPositions<Int>
  let sectionSources: SortedPositions<Int>
  let sectionDestinations: SortedPositions<Int>

  let deletedRows: SortedPositions<RowPath>
  let insertedRows: SortedPositions<RowPath>
  let reloadedRows: SortedPositions<RowPath>
  let reconfiguredRows: SortedPositions<RowPath>
  let rowSources: SortedPositions<RowPath>
  let rowDestinations: SortedPositions<RowPath>

  /// Prepares to check a batch of updates against the rules, for tables of so many rows in each
  /// section.
  ///
  /// - Complexity: O(*n* log *n*) in the number of operations, O(*n*) in that of sections.
  init(for updates: BatchUpdates, from oldCounts: [Int], to newCounts: [Int]) {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    sectionMap = SectionMap(updates, from: oldCounts.count, to: newCounts.count)
    deletedSections = SortedPositions(updates.deletedSections)
    insertedSections = SortedPositions(updates.insertedSections)
    reloadedSections = SortedPositions(updates.reloadedSections)
    sectionSources = SortedPositions(updates.movedSections.map(\.source))
    sectionDestinations = SortedPositions(updates.movedSections.map(\.destination))
    deletedRows = SortedPositions(updates.deletedRows)
    insertedRows = SortedPositions(updates.insertedRows)
    reloadedRows = SortedPositions(updates.reloadedRows)
    reconfiguredRows = SortedPositions(updates.reconfiguredRows)
    rowSources = SortedPositions(updates.movedRows.map(\.source))
    rowDestinations = SortedPositions(updates.movedRows.map(\.destination))
  }

  /// Returns what is against a rule; nil if it is kept.
  ///
  /// - Complexity: O(*n*) in the number of operations and sections, O(*s* log *n*) in that of sections
  ///   for ``UpdateRule/rowsAddUp``.
  func error(against rule: UpdateRule) -> UpdateError? {
    switch rule {
    case .sectionExists: sectionExists
    case .rowExists: rowExists
    case .noRepetition: noRepetition
    case .noDeleteAndReload: noDeleteAndReload
    case .noDeleteAndMove: noDeleteAndMove
    case .noReloadAndMove: noReloadAndMove
    case .noInsertAndMove: noInsertAndMove
    case .noReconfigureAndOther: noReconfigureAndOther
    case .noMoveFromDeletedSection: noMoveFromDeletedSection
    case .noMoveToInsertedSection: noMoveToInsertedSection
    case .noRowOfChangedSection: noRowOfChangedSection
    case .noRowOfMovedSection: noRowOfMovedSection
    case .noReloadOfDisplacedSection: noReloadOfDisplacedSection
    case .noReloadAmongMoves: noReloadAmongMoves
    case .sectionsAddUp: sectionsAddUp
    case .rowsAddUp: rowsAddUp
    }
  }
}

extension UpdateRules {
  /// Operations in words, with the positions that they name.
  typealias Operations<Position: Comparable & Sendable> = [(
    does: String, positions: SortedPositions<Position>
  )]

  /// The operations on sections that exist before the update, in words.
  var oldSectionOperations: Operations<Int> {
    [
      ("delete section", deletedSections), ("reload section", reloadedSections),
      ("move section", sectionSources),
    ]
  }

  /// The operations on sections that exist after the update, in words.
  var newSectionOperations: Operations<Int> {
    [("insert section", insertedSections), ("move a section to", sectionDestinations)]
  }

  /// The operations on rows that exist before the update, in words.
  var oldRowOperations: Operations<RowPath> {
    [
      ("delete row", deletedRows), ("reload row", reloadedRows),
      ("reconfigure row", reconfiguredRows), ("move row", rowSources),
    ]
  }

  /// The operations on rows that exist after the update, in words.
  var newRowOperations: Operations<RowPath> {
    [("insert row", insertedRows), ("move a row to", rowDestinations)]
  }
}
