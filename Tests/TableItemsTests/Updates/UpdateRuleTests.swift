import TableItemsView
import Testing

/// Each rule refuses what it is for, and says why.
struct UpdateRuleTests {
  // 3.3.4, 3.3.5
  @Test(
    arguments: [
      (
        BatchUpdates(deletedSections: [2]), [1, 1], [1],
        "Cannot delete section 2: the table has 2 sections before the update."
      ),
      (
        BatchUpdates(insertedSections: [1, 4, 5]), [], [0, 0, 0],
        """
        Cannot insert section 4: the table has 3 sections after the update. There is 1 more such \
        section.
        """
      ),
      (
        BatchUpdates(movedSections: [.init(from: -1, to: 0)]), [1], [1],
        "Cannot move section -1: the table has 1 section before the update."
      ),
    ])
  func `Sections have to exist`(
    updates: BatchUpdates, old: [Int], new: [Int], description: String
  ) {
    let error = updates.errors(from: old, to: new).first
    #expect(error?.rule == .sectionExists)
    #expect(error?.description == description)
  }

  // 3.3.4, 3.3.5, 3.3.10
  @Test(
    arguments: [
      (
        BatchUpdates(deletedRows: [path(0, 9)]), [4], [3],
        "Cannot delete row (0, 9): section 0 has 4 rows before the update."
      ),
      (
        BatchUpdates(reloadedRows: [path(3, 0)]), [4], [4],
        "Cannot reload row (3, 0): the table has 1 section before the update."
      ),
      (
        BatchUpdates(insertedRows: [path(0, .max), path(0, .min)]), [1], [3],
        """
        Cannot insert row (0, -9223372036854775808): section 0 has 3 rows after the update. There is \
        1 more such row.
        """
      ),
      (
        BatchUpdates(movedRows: [.init(from: path(0, 0), to: path(0, 1))]), [1], [1],
        "Cannot move a row to (0, 1): section 0 has 1 row after the update."
      ),
    ])
  func `Rows have to exist`(updates: BatchUpdates, old: [Int], new: [Int], description: String) {
    let error = updates.errors(from: old, to: new).first
    #expect(error?.rule == .rowExists)
    #expect(error?.description == description)
  }

  // 3.4.5; Instagram/IGListKit#616 and #657.
  @Test func `Nothing happens twice`() {
    let rows = BatchUpdates(deletedRows: [path(0, 1), path(0, 0), path(0, 1)])
    #expect(
      errors(rows, from: [3], to: [0]) == [
        "noRepetition: Cannot delete row (0, 1) more than once."
      ])
    let sections = BatchUpdates(insertedSections: [0, 0])
    #expect(
      errors(sections, from: [], to: [0, 0]) == [
        "noRepetition: Cannot insert section 0 more than once."
      ])
  }

  // 3.3.6 to 3.3.8, 3.4.1; lionheart/openradar-mirror#18100; Instagram/IGListKit#577.
  @Test func `A row has one fate`() {
    let stay = TableDifference.Move(from: path(0, 0), to: path(0, 0))
    var updates = BatchUpdates(deletedRows: [path(0, 0)], reloadedRows: [path(0, 0)])
    #expect(
      errors(updates, from: [2], to: [1]) == [
        "noDeleteAndReload: Row (0, 0) is both deleted and reloaded."
      ])
    updates = BatchUpdates(deletedRows: [path(0, 0)], movedRows: [stay])
    #expect(
      errors(updates, from: [2], to: [1]) == [
        "noDeleteAndMove: Row (0, 0) is both deleted and moved."
      ])
    updates = BatchUpdates(reloadedRows: [path(0, 0)], movedRows: [stay])
    #expect(
      errors(updates, from: [2], to: [2]).first
        == "noReloadAndMove: Row (0, 0) is both reloaded and moved.")
    updates = BatchUpdates(insertedRows: [path(0, 0)], movedRows: [stay])
    #expect(
      errors(updates, from: [2], to: [3]) == [
        "noInsertAndMove: Row (0, 0) is both inserted and the destination of a move."
      ])
    updates = BatchUpdates(reloadedRows: [path(0, 1)], reconfiguredRows: [path(0, 1)])
    #expect(
      errors(updates, from: [2], to: [2]) == [
        "noReconfigureAndOther: Row (0, 1) is both reconfigured and reloaded."
      ])
  }

  @Test func `A section has one fate`() {
    let stay = TableDifference.Move(from: 0, to: 0)
    var updates = BatchUpdates(deletedSections: [0], reloadedSections: [0])
    #expect(
      errors(updates, from: [2], to: []).first
        == "noDeleteAndReload: Section 0 is both deleted and reloaded.")
    updates = BatchUpdates(deletedSections: [0], movedSections: [stay])
    #expect(
      errors(updates, from: [2], to: []).contains(
        "noDeleteAndMove: Section 0 is both deleted and moved."))
    updates = BatchUpdates(insertedSections: [0], movedSections: [stay])
    #expect(
      errors(updates, from: [2], to: [2, 2]) == [
        "noInsertAndMove: Section 0 is both inserted and the destination of a move."
      ])
  }
}
