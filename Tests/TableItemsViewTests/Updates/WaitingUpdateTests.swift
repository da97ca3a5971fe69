import TableItemsView
import Testing

/// Updates that wait are performed, and every one has an outcome.
@MainActor
struct WaitingUpdateTests {
  private func section(_ names: String...) -> [SectionItem] {
    [SectionItem(id: "A", rows: names.map { RowItem($0) })]
  }

  @Test func `Who waits for an update hears of it when the model is gone`() async {
    var model: TableModel? = TableModel(sections: section("a"))
    var table: TextTable? = model.map { TextTable(model: $0) }
    table?.layoutIfNeeded()
    table?.beginDragging()
    let update = model?.apply(section("b"))
    #expect(update?.result == nil)
    table = nil
    model = nil
    #expect(await update?.outcome == .superseded)
  }

  @Test func `Several can wait for one update`() async {
    let table = TextTable(sections: section("a"))
    table.layoutIfNeeded()
    table.beginDragging()
    let update = table.model.apply(section("b"))
    async let first = update.outcome
    async let second = update.outcome
    await Task.yield()
    table.endDragging()
    #expect(await first == .applied)
    #expect(await second == .applied)
    #expect("\(table)" == "  b")
  }

  @Test func `An update that waited for a gesture is performed when the gesture ends`() {
    let table = TextTable(sections: section("a", "b"))
    table.allowsMultipleSelectionDuringEditing = true
    table.events.shouldBeginMultipleSelection = { _ in true }
    table.layoutIfNeeded()
    table.beginMultipleSelection(at: RowPath(section: 0, row: 0))
    let update = table.model.apply(section("c"))
    #expect(update.result == nil)
    #expect("\(table)" == "* a\n  b")
    table.endMultipleSelection()
    #expect(update.result == .applied)
    #expect("\(table)" == "  c")
  }

  @Test func `An update that waited for a block is performed when the block ends`() throws {
    let table = TextTable(sections: section("a"))
    table.layoutIfNeeded()
    var update: TableUpdate?
    try table.performBatchUpdates { update = table.model.apply(section("b")) }
    #expect(update?.result == .applied)
    #expect("\(table)" == "  b")
  }

  @Test func `Reloads of the model before a look keep the place and the selection of their rows`() {
    func rows(_ numbers: [Int]) -> [SectionItem] {
      [SectionItem(id: "A", data: numbers, height: 1)]
    }
    let table = TextTable(sections: rows(Array(0..<1000)), height: 3)
    table.scrollToRow(at: RowPath(section: 0, row: 500), at: .top)
    table.selectRow(at: RowPath(section: 0, row: 501))
    for others in [-4000 ..< -3000, -8000 ..< -6000] {
      // Most rows are others, so that everything is loaded anew.
      let update = table.model.apply(rows(others + [500, 501, 502]))
      #expect(update.result == .reloaded)
    }
    #expect("\(table)" == "  500\n* 501\n  502")
  }

  @Test func `The index comes and goes with the rows that it takes`() {
    func sections(_ count: Int) -> [SectionItem] {
      [SectionItem(id: "A", indexTitle: "A", data: 0..<count)]
    }
    let table = TextTable(sections: sections(2), width: 8)
    table.sectionIndexMinimumDisplayRowCount = 3
    #expect("\(table)" == "  0\n  1")
    table.sections = sections(3)
    #expect("\(table)" == "  0\n  1    A\n  2")
    table.sections = sections(1)
    #expect("\(table)" == "  0")
    table.sections = sections(3)
    table.sections[0].indexTitle = "B"
    #expect("\(table)" == "  0\n  1    B\n  2")
  }

  @Test func `Of a table that is large, what is bound to the main actor is compared there`() async {
    let rows = (0..<60_000).map { RowItem(Bound(number: $0), id: $0) }
    let table = TextTable(sections: [SectionItem(id: "A", rows: rows)], height: 3)
    table.layoutIfNeeded()
    let update = table.model.apply([SectionItem(id: "A", rows: rows.map { $0 } + ["more"])])
    #expect(update.result == .applied)
  }

  @Test func `A large table whose data is not bound is compared elsewhere`() async {
    let numbers = Array(0..<60_000)
    let table = TextTable(sections: [SectionItem(id: "A", data: numbers)], height: 3)
    table.layoutIfNeeded()
    let update = table.model.apply([SectionItem(id: "A", data: [-1] + numbers)])
    #expect(update.result == nil)
    #expect("\(table)" == "  0\n  1\n  2")
    #expect(await update.outcome == .applied)
    #expect("\(table)" == "  -1\n  0\n  1")
  }
}

/// Data that can only be compared on the main actor.
private struct Bound: Sendable {
  let number: Int
}

extension Bound: @MainActor Equatable {
  static func == (bound: Bound, other: Bound) -> Bool {
    MainActor.preconditionIsolated()
    return bound.number == other.number
  }
}
