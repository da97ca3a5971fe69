import TableItemsView
import Testing

/// Where rows can be edited by a person, and that code needs no leave.
@MainActor
struct EditingEligibilityTests {
  // 1.1.5, 1.1.8, 5.15; splinesoft/SSDataSources#37.
  @Test(arguments: [(true, true), (true, false), (false, true)])
  func `A row is swiped over where the data source can commit and does not object`(
    canCommit: Bool, canEdit: Bool
  ) {
    let table = EditingTable("a b")
    table.source.hasEditableRows = canCommit
    table.source.canEdit = { _ in canEdit }
    #expect(
      table.view.swipeRow(at: table.path(0), edge: .trailing) == (canCommit && canEdit))
  }

  // 1.1.8, 5.15
  @Test func `A data source that cannot commit has no rows to edit`() {
    let table = OwnTable([["a"]])
    #expect(!table.view.swipeRow(at: path(0, 0), edge: .trailing))
    table.view.setEditing(true)
    #expect(!table.view.tapEditControl(ofRowAt: path(0, 0)))
    #expect(table.screen == "section\n  a")
  }

  // 5.16
  @Test(arguments: [false, true])
  func `Rows come and go by code whether the table is edited or not`(isEditing: Bool) throws {
    let table = OwnTable([["a", "b"]])
    table.view.setEditing(isEditing)
    table.source.sections = [["b", "c"]]
    try table.view.performBatchUpdates { () throws(UpdateError) in
      try table.view.deleteRows(at: [path(0, 0)])
      try table.view.insertRows(at: [path(0, 1)])
    }
    #expect(table.screen == "section\n  b\n  c")
    table.check()
  }
}
