import TableItemsView
import Testing

/// Updates from closures that the table calls, with a data source of one's own.
@MainActor
struct UpdateReentrancyTests {
  /// What is called when a row is inserted by hand.
  nonisolated static let moments = [
    "sections", "rows", "cell", "height", "will display", "did end", "title",
  ]

  // xmartlabs/Eureka#980 and #2146; Instagram/IGListKit#288.
  @Test(arguments: moments)
  func `A closure may insert a row, and the table shows it`(moment: String) throws {
    let table = OwnTable([["a", "b", "c"], ["d"]], height: 4)
    table.view.selectRow(at: path(0, 1))
    var isArmed = false
    func act(_ call: String) {
      guard isArmed, call == moment else { return }
      isArmed = false
      table.source.sections[0].insert("new", at: 0)
      try? table.view.insertRows(at: [path(0, 0)])
    }
    table.source.onQuestion = act
    table.delegate.onCall = act
    isArmed = true
    table.source.sections[0].remove(at: 0)
    try? table.view.deleteRows(at: [path(0, 0)])
    table.check()
    table.view.contentOffset = 9
    table.check()
    table.view.contentOffset = 0
    table.check()
    #expect(!isArmed, "the moment did not come")
    #expect(table.source.sections == [["new", "b", "c"], ["d"]])
    // Where rows were being counted, it is not known which is which, and none is selected.
    #expect(table.selection == ["b"] || table.selection == [])
    let mark = table.selection == ["b"] ? "*" : " "
    #expect(table.screen == "section\n  new\n\(mark) b\n  c")
  }

  @Test func `A cell that inserts a row while it is filled leaves the selection where it was`() {
    let table = OwnTable([["a", "b", "c"]], height: 6)
    table.view.selectRow(at: path(0, 1))
    table.source.onQuestion = { question in
      guard question == "cell" else { return }
      table.source.onQuestion = { _ in }
      table.source.sections[0].insert("new", at: 0)
      try? table.view.insertRows(at: [path(0, 0)])
    }
    try? table.view.reconfigureRows(at: [path(0, 2)])
    #expect(table.screen == "section\n  new\n  a\n* b\n  c")
    table.check()
  }

  @Test func `The completion may begin the next block`() throws {
    let table = OwnTable([["a"]])
    func insert(_ text: String, then next: @escaping () -> Void = {}) {
      try? table.view.performBatchUpdates {
        () throws(UpdateError) in
        table.source.sections[0].append(text)
        try table.view.insertRows(at: [path(0, table.source.sections[0].count - 1)])
      } completion: { _ in
        next()
      }
    }
    insert("b") { insert("c") { insert("d") } }
    #expect(table.screen == "section\n  a\n  b\n  c\n  d")
    table.check()
  }
}
