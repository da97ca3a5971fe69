import TableItemsView
import Testing

/// Each rule about whole sections, and the numbers of rows, refuses what it is for.
struct SectionRuleTests {
  // 3.3.9; jessesquires/JSQDataSourcesKit#12.
  @Test func `Rows move neither out of sections that go nor into those that come`() {
    var updates = BatchUpdates(
      deletedSections: [0], movedRows: [.init(from: path(0, 0), to: path(0, 1))])
    #expect(
      errors(updates, from: [1, 1], to: [2]) == [
        "noMoveFromDeletedSection: Cannot move row (0, 0) out of section 0, which is deleted."
      ])
    updates = BatchUpdates(
      insertedSections: [0], movedRows: [.init(from: path(0, 0), to: path(0, 0))])
    #expect(
      errors(updates, from: [2], to: [1, 1]) == [
        "noMoveToInsertedSection: Cannot move a row to (0, 0): section 0 is inserted."
      ])
  }

  // 3.4.1, 3.4.2
  @Test func `Rows of a section that changes as a whole are left alone`() {
    var updates = BatchUpdates(deletedSections: [0], reconfiguredRows: [path(0, 1)])
    #expect(
      errors(updates, from: [2], to: []) == [
        "noRowOfChangedSection: Cannot reconfigure row (0, 1): section 0 is deleted as a whole."
      ])
    updates = BatchUpdates(insertedSections: [0], insertedRows: [path(0, 0)])
    #expect(
      errors(updates, from: [], to: [1]) == [
        "noRowOfChangedSection: Cannot insert row (0, 0): section 0 is inserted as a whole."
      ])
    updates = BatchUpdates(reloadedSections: [1], insertedRows: [path(1, 0)])
    #expect(
      errors(updates, from: [2, 2], to: [2, 3]) == [
        "noRowOfChangedSection: Cannot insert row (1, 0): section 1 is reloaded as a whole."
      ])
  }

  // 3.3.11, 3.4.4; lionheart/openradar-mirror#15192; babylonhealth/Bento#51.
  @Test func `Rows of a section that moves are left alone`() {
    let swap = [TableDifference.Move(from: 0, to: 1)]
    var updates = BatchUpdates(movedSections: swap, reloadedRows: [path(0, 0)])
    #expect(
      errors(updates, from: [2, 0], to: [0, 2]).first
        == "noRowOfMovedSection: Cannot reload row (0, 0): section 0 moves.")
    updates = BatchUpdates(movedSections: swap, insertedRows: [path(1, 2)])
    #expect(
      errors(updates, from: [2, 0], to: [0, 3]).first
        == "noRowOfMovedSection: Cannot insert row (1, 2): section 1 has moved.")
  }

  // 3.3.8, 3.4.4; Instagram/IGListKit#690.
  @Test func `A section that gets another position is not reloaded`() {
    let updates = BatchUpdates(deletedSections: [0], reloadedSections: [1])
    #expect(
      errors(updates, from: [1, 1], to: [5]) == [
        "noReloadOfDisplacedSection: Cannot reload section 1, which becomes section 0."
      ])
  }

  // 3.3.12, 3.4.4
  @Test func `Rows are not shown anew where others move`() {
    var updates = BatchUpdates(
      reconfiguredRows: [path(0, 2)], movedRows: [.init(from: path(0, 0), to: path(0, 1))])
    #expect(
      errors(updates, from: [3], to: [3]) == [
        "noReloadAmongMoves: Cannot reconfigure row (0, 2): section 0 has rows that move."
      ])
    updates = BatchUpdates(
      movedSections: [.init(from: 0, to: 1)], reloadedRows: [path(1, 0)])
    #expect(
      errors(updates, from: [1, 1], to: [1, 1]) == [
        """
        noReloadAmongMoves: Cannot reload row (1, 0): section 1 has another place as sections move.
        """
      ])
  }

  // 3.3.2, 3.3.3
  @Test func `The sections add up`() {
    let updates = BatchUpdates(insertedSections: [0])
    #expect(
      errors(updates, from: [1, 1], to: [0, 1]).first
        == """
        sectionsAddUp: The table has 2 sections after the update, but had 2 before it, with 1 \
        inserted and 0 deleted.
        """)
  }

  // 3.3.1; RxSwiftCommunity/RxDataSources#60; ra1028/DifferenceKit#21; lionheart/openradar-mirror#21097.
  @Test func `The rows of every section that stays add up`() {
    let updates = BatchUpdates(
      insertedSections: [0], deletedRows: [path(0, 0), path(0, 1)],
      movedRows: [.init(from: path(1, 0), to: path(1, 0))])
    #expect(
      errors(updates, from: [3, 1], to: [7, 3, 0]) == [
        """
        rowsAddUp: Section 0 has 3 rows after the update, but had 3 before it, with 0 inserted, 2 \
        deleted, 1 moved in and 0 moved out.
        """
      ])
  }

  @Test func `Counts may be as large or as wrong as they like`() {
    let updates = BatchUpdates(
      deletedRows: [path(0, 1 << 40 - 1)], insertedRows: [path(0, 0), path(0, 1)])
    #expect(errors(updates, from: [1 << 40], to: [1 << 40 + 1]) == [])
    #expect(errors(BatchUpdates(), from: [.max], to: [.min]).count == 1)
    #expect(errors(BatchUpdates(), from: [-3], to: [-3]) == [])
  }

  // 3.5.1
  @Test func `The first rule that is broken is the one that is thrown`() {
    let updates = BatchUpdates(
      deletedSections: [7], deletedRows: [path(0, 9), path(0, 9)], reloadedRows: [path(0, 9)])
    let error = #expect(throws: UpdateError.self) { try updates.check(from: [1], to: [5]) }
    #expect(error?.rule == .sectionExists)
    #expect(error?.sections == [7])
    let rules = updates.errors(from: [1], to: [5]).map(\.rule)
    #expect(
      rules == [
        .sectionExists, .rowExists, .noRepetition, .noDeleteAndReload,
        .sectionsAddUp, .rowsAddUp,
      ])
  }

  @Test func `A batch tells its operations, one a line`() {
    let updates = BatchUpdates(
      deletedSections: [2], movedSections: [.init(from: 1, to: 0)],
      reconfiguredRows: [path(0, 1)], movedRows: [.init(from: path(0, 0), to: path(1, 0))])
    #expect(
      "\(updates)" == """
        delete section 2
        move section 1 → 0
        reconfigure row (0, 1)
        move row (0, 0) → (1, 0)
        """)
    #expect(updates.operationCount == 4)
    #expect(!updates.isEmpty && BatchUpdates().isEmpty)
  }
}
