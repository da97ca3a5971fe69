import TableItemsView
import Testing

/// What a data source of one's own has the table do.
@MainActor
struct BatchUpdateTests {
  // 3.1.1 to 3.1.4, 3.1.6, 3.2.1: positions of what goes are old ones, of what comes new ones, in any order.
  @Test func `Rows come, go, move and change at once`() throws {
    let table = OwnTable([["a", "b", "c", "d"], ["e"]])
    var isDone: Bool?
    try table.view.performBatchUpdates {
      () throws(UpdateError) in
      try table.view.insertRows(at: [path(0, 0)])
      try table.view.moveRow(at: path(0, 3), to: path(1, 0))
      try table.view.deleteRows(at: [path(0, 1)])
      table.source.sections = [["new", "a", "c"], ["d", "e"]]
    } completion: {
      isDone = $0
    }
    #expect(isDone == true)
    #expect(table.screen == "section\n  new\n  a\n  c\nsection\n  d\n  e")
    table.check()
  }

  // 3.1.2, 4.13: positions of what is reloaded are old ones.
  @Test func `Sections come, go and are loaded anew at once`() throws {
    let table = OwnTable([["a"], ["b"], ["c"]])
    try table.view.performBatchUpdates {
      () throws(UpdateError) in
      try table.view.reloadSections([0])
      try table.view.insertSections([1])
      try table.view.deleteSections([1])
      try table.view.reloadRows(at: [path(2, 0)])
      table.source.sections = [["x", "y"], ["z"], ["changed"]]
    }
    #expect(table.screen == "section\n  x\n  y\nsection\n  z\nsection\n  changed")
    table.check()
    table.source.sections.swapAt(0, 2)
    try table.view.performBatchUpdates {
      () throws(UpdateError) in
      try table.view.moveSection(0, toSection: 2)
      try table.view.moveSection(2, toSection: 0)
    }
    #expect(table.screen == "section\n  changed\nsection\n  z\nsection\n  x\n  y")
    table.check()
  }

  // 3.1.7: each call outside a block is a batch of its own.
  @Test func `Each single call does what it says`() throws {
    let table = OwnTable([["a", "b"], ["c"]])
    let view = table.view
    func change(_ sections: [[String]], _ call: () throws -> Void) throws {
      table.source.sections = sections
      try call()
      table.check()
    }
    try change([["a", "b", "x"], ["c"]]) { try view.insertRows(at: [path(0, 2)]) }
    try change([["b", "x"], ["c"]]) { try view.deleteRows(at: [path(0, 0)]) }
    try change([["x"], ["b", "c"]]) { try view.moveRow(at: path(0, 0), to: path(1, 0)) }
    try change([["x1"], ["b", "c"]]) { try view.reloadRows(at: [path(0, 0)]) }
    try change([["x2"], ["b", "c"]]) { try view.reconfigureRows(at: [path(0, 0)]) }
    try change([["x2"], ["b", "c"], ["s"]]) { try view.insertSections([2]) }
    try change([["x2"], ["s"], ["b", "c"]]) { try view.moveSection(1, toSection: 2) }
    try change([["x2"], ["t", "u"], ["b", "c"]]) { try view.reloadSections([1]) }
    try change([["t", "u"], ["b", "c"]]) { try view.deleteSections([0]) }
    #expect(table.screen == "section\n  t\n  u\nsection\n  b\n  c")
  }

  // 3.1.5: only the outermost block counts.
  @Test func `Blocks inside each other are one`() throws {
    let table = OwnTable([["a", "b"]])
    let view = table.view
    view.beginUpdates()
    table.source.sections = [["b", "c"]]
    try view.deleteRows(at: [path(0, 0)])
    view.beginUpdates()
    try view.insertRows(at: [path(0, 1)])
    try view.endUpdates()
    #expect(table.texts == ["a", "b"])
    try view.endUpdates()
    #expect(table.screen == "section\n  b\n  c")
    // One end too many does nothing.
    try view.endUpdates()
    table.check()
  }

  // 3.2.2; RxSwiftCommunity/RxDataSources#60; DenTelezhkin/DTCollectionViewManager#12.
  @Test func `What was changed before the block began is refused`() throws {
    let table = OwnTable([["a"]])
    table.view.reloadData()
    table.source.sections = [["a", "b"]]
    // What counts as before is what the data source says now, as it was not asked since the reload.
    #expect(throws: UpdateError.self) {
      try table.view.performBatchUpdates {
        () throws(UpdateError) in try table.view.insertRows(at: [path(0, 1)])
      }
    }
    #expect(table.screen == "section\n  a\n  b")
    table.check()
  }

  // 2.13, 3.2.4
  @Test func `A block of nothing asks for all heights anew, and for no cell`() throws {
    let table = TextTable(sections: [SectionItem(rows: ["a", "b", "c"])], height: 4)
    var height: RowHeight = 1
    table.events.heightForRow = { $0.id.row == "a" ? height : 1 }
    table.reloadData()
    table.layoutIfNeeded()
    let cells = table.visibleCells
    let asked = table.counts.cellsAsked
    height = 2
    table.beginUpdates()
    try table.endUpdates()
    #expect("\(table)" == "  a\n\n  b\n  c")
    height = 1
    var isDone = false
    try table.performBatchUpdates(nil) { isDone = $0 }
    #expect("\(table)" == "  a\n  b\n  c")
    #expect(isDone)
    #expect(table.counts.cellsAsked == asked)
    #expect(zip(table.visibleCells, cells).allSatisfy { $0 === $1 })
  }

  // 2.2
  @Test func `To load the table anew in a block comes before all else in it`() throws {
    let table = OwnTable([["a", "b"]])
    try table.view.performBatchUpdates {
      () throws(UpdateError) in
      table.source.sections = [["c"]]
      table.view.reloadData()
      try table.view.deleteRows(at: [path(0, 0)])
    }
    #expect(table.screen == "section\n  c")
    table.check()
  }
}

/// A path, in short.
func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }
