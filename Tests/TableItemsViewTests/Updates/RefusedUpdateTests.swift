import TableItemsView
import Testing

/// What is against the rules is refused, and nothing of it is done.
@MainActor
struct RefusedUpdateTests {
  /// For each rule, operations on a table of two sections of three rows, and what the data source says
  /// afterwards.
  nonisolated static let refused: [(rule: UpdateRule, updates: BatchUpdates, counts: [Int])] = [
    // 3.3.4, 3.3.5, 3.3.10
    (.sectionExists, BatchUpdates(deletedSections: [2]), [3, 3]),
    (.rowExists, BatchUpdates(deletedRows: [path(0, 3)]), [2, 3]),
    (.rowExists, BatchUpdates(insertedRows: [path(0, 5)]), [4, 3]),
    (.rowExists, BatchUpdates(reconfiguredRows: [path(2, 0)]), [3, 3]),
    // 3.4.5
    (.noRepetition, BatchUpdates(deletedRows: [path(0, 0), path(0, 0)]), [1, 3]),
    // 3.3.6 to 3.3.8
    (
      .noDeleteAndReload,
      BatchUpdates(deletedRows: [path(0, 0)], reloadedRows: [path(0, 0)]), [2, 3]
    ),
    (
      .noDeleteAndMove,
      BatchUpdates(
        deletedRows: [path(0, 0)], movedRows: [.init(from: path(0, 0), to: path(0, 1))]), [2, 3]
    ),
    (
      .noReloadAndMove,
      BatchUpdates(
        reloadedRows: [path(0, 0)], movedRows: [.init(from: path(0, 0), to: path(0, 1))]), [3, 3]
    ),
    (
      .noInsertAndMove,
      BatchUpdates(
        insertedRows: [path(0, 1)], movedRows: [.init(from: path(0, 0), to: path(0, 1))]), [4, 3]
    ),
    (
      .noReconfigureAndOther,
      BatchUpdates(reloadedRows: [path(0, 0)], reconfiguredRows: [path(0, 0)]), [3, 3]
    ),
    // 3.3.9
    (
      .noMoveFromDeletedSection,
      BatchUpdates(deletedSections: [0], movedRows: [.init(from: path(0, 0), to: path(0, 0))]), [4]
    ),
    (
      .noMoveToInsertedSection,
      BatchUpdates(insertedSections: [0], movedRows: [.init(from: path(0, 0), to: path(0, 0))]),
      [1, 2, 3]
    ),
    // 3.4.1, 3.4.2
    (
      .noRowOfChangedSection,
      BatchUpdates(reloadedSections: [0], deletedRows: [path(0, 0)]), [2, 3]
    ),
    // 3.3.11, 3.4.4
    (
      .noRowOfMovedSection,
      BatchUpdates(movedSections: [.init(from: 0, to: 1)], reloadedRows: [path(0, 0)]), [3, 3]
    ),
    (
      .noReloadOfDisplacedSection,
      BatchUpdates(insertedSections: [0], reloadedSections: [0]), [1, 3, 3]
    ),
    (
      .noReloadAmongMoves,
      BatchUpdates(
        reloadedRows: [path(0, 2)], movedRows: [.init(from: path(0, 0), to: path(0, 1))]), [3, 3]
    ),
    // 3.3.1, 3.3.2
    (.sectionsAddUp, BatchUpdates(insertedSections: [0]), [3, 3]),
    (.rowsAddUp, BatchUpdates(insertedRows: [path(0, 0)]), [3, 3]),
    (.rowsAddUp, BatchUpdates(), [3, 2]),
  ]

  /// Makes the calls that operations stand for.
  private func call(_ updates: BatchUpdates, on view: TableView<TextCell>) throws(UpdateError) {
    if !updates.deletedSections.isEmpty { try view.deleteSections(updates.deletedSections) }
    if !updates.insertedSections.isEmpty { try view.insertSections(updates.insertedSections) }
    if !updates.reloadedSections.isEmpty { try view.reloadSections(updates.reloadedSections) }
    for move in updates.movedSections {
      try view.moveSection(move.source, toSection: move.destination)
    }
    if !updates.deletedRows.isEmpty { try view.deleteRows(at: updates.deletedRows) }
    if !updates.insertedRows.isEmpty { try view.insertRows(at: updates.insertedRows) }
    if !updates.reloadedRows.isEmpty { try view.reloadRows(at: updates.reloadedRows) }
    if !updates.reconfiguredRows.isEmpty { try view.reconfigureRows(at: updates.reconfiguredRows) }
    for move in updates.movedRows { try view.moveRow(at: move.source, to: move.destination) }
  }

  // 3.3, 3.4.3, 3.5.1
  @Test(arguments: refused)
  func `Every rule is kept in a block and in a single call, and nothing is half done`(
    rule: UpdateRule, updates: BatchUpdates, counts: [Int]
  ) {
    for isBlock in updates.operationCount == 1 ? [true, false] : [true] {
      let table = OwnTable([["a", "b", "c"], ["d", "e", "f"]])
      table.view.selectRow(at: path(1, 2))
      var told: [String] = []
      table.delegate.onCall = { if $0 != "height" { told.append($0) } }
      let (before, asked) = (table.texts, table.view.counts)
      var isDone = false
      let change = {
        () throws(UpdateError) in
        table.source.sections = counts.map { Array(["u", "v", "w", "x"].prefix($0)) }
        try call(updates, on: table.view)
      }
      let error = #expect(throws: UpdateError.self) {
        if isBlock {
          try table.view.performBatchUpdates(change) { _ in isDone = true }
        } else {
          try change()
        }
      }
      #expect(error?.rule == rule)
      #expect(!isDone)
      #expect(table.texts == before)
      #expect(told == [])
      #expect(table.view.counts.cellsAsked == asked.cellsAsked)
      let fresh = OwnTable(table.source.sections)
      table.view.layoutIfNeeded()
      table.view.selectRow(at: nil)
      #expect(table.screen == fresh.screen)
      table.check()
    }
  }

  @Test func `A block that throws does nothing, and the next one works`() throws {
    let table = OwnTable([["a", "b"]])
    #expect(throws: UpdateError.self) {
      try table.view.performBatchUpdates {
        () throws(UpdateError) in
        table.source.sections = [["b"]]
        try table.view.deleteRows(at: [path(0, 0)])
        try BatchUpdates(deletedRows: [path(0, 0)]).check(from: [], to: [])
      }
    }
    #expect(table.screen == "section\n  b")
    try table.view.performBatchUpdates {
      () throws(UpdateError) in
      table.source.sections = [["b", "c"]]
      try table.view.insertRows(at: [path(0, 1)])
    }
    #expect(table.screen == "section\n  b\n  c")
    table.check()
  }

  @Test func `After a block was refused, updates of the model that waited for it are taken up`() {
    let table = TextTable(sections: [SectionItem(id: "A", rows: ["a"])])
    table.layoutIfNeeded()
    var update: TableUpdate?
    #expect(throws: UpdateError.self) {
      try table.performBatchUpdates {
        () throws(UpdateError) in
        update = table.model.apply([SectionItem(id: "A", rows: ["b"])])
        #expect(update?.result == nil)
        try table.deleteRows(at: [path(0, 0)])
      }
    }
    #expect(update?.result == .reloaded)
    #expect("\(table)" == "  b")
  }
}
