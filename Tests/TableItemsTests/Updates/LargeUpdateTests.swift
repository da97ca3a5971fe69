import TableItemsView
import TestSupport
import Testing

/// Large content is compared while the program goes on.
@MainActor
struct LargeUpdateTests {
  private func content(_ numbers: [Int]) -> TableContent {
    TableContent([SectionItem(id: "A", data: numbers.map { Note(id: $0) }, height: 1)])
  }

  private let many = Array(0..<60_000)

  // xmartlabs/Eureka#1537; jflinter/Dwifft#63; ra1028/DifferenceKit#28.
  @Test func `Until the difference is found, the old content is shown`() async {
    let table = TextTable(model: TableModel(content(many)), height: 3)
    table.layoutIfNeeded()
    let update = table.model.apply(content([-1] + many))
    #expect(update.result == nil)
    #expect(table.numberOfRows(inSection: 0) == 60_000)
    #expect(await update.outcome == .applied)
    #expect(table.numberOfRows(inSection: 0) == 60_001)
  }

  @Test func `Of several in a row, the first and the last are shown`() async {
    let table = TextTable(model: TableModel(content(many)), height: 3)
    table.layoutIfNeeded()
    let updates = (1...4).map { table.model.apply(content(Array(many.dropFirst($0)))) }
    var outcomes: [TableUpdate.Outcome] = []
    for update in updates { outcomes.append(await update.outcome) }
    #expect(outcomes == [.applied, .superseded, .superseded, .applied])
    #expect(table.numberOfRows(inSection: 0) == 60_000 - 4)
  }

  @Test func `A person who begins to drag meanwhile has it wait`() async {
    let table = TextTable(model: TableModel(content(many)), height: 3)
    table.layoutIfNeeded()
    let update = table.model.apply(content(Array(many.dropFirst())))
    table.beginDragging()
    for _ in 0..<1000 { await Task.yield() }
    #expect(update.result == nil)
    table.endDragging()
    #expect(await update.outcome == .applied)
    #expect(table.numberOfRows(inSection: 0) == 59_999)
  }

  @Test func `A table that is unplugged or a model that goes meanwhile has an outcome`() async {
    let table = TextTable(model: TableModel(content(many)), height: 3)
    table.layoutIfNeeded()
    let update = table.model.apply(content(Array(many.dropFirst())))
    table.dataSource = nil
    table.delegate = nil
    #expect(await update.outcome == .reloaded)
    #expect(table.model.content.rowCount == 59_999)

    var other: TextTable? = TextTable(model: TableModel(content(many)), height: 3)
    other?.layoutIfNeeded()
    weak let model = other?.model
    let last = other?.model.apply(content(Array(many.dropFirst())))
    other = nil
    #expect(model == nil)
    #expect(await last?.outcome == .superseded)
  }

  @Test func `Doubles in large content are named once they are found`() async {
    let table = TextTable(model: TableModel(content(many)), height: 3)
    table.layoutIfNeeded()
    let update = table.model.apply(content([5] + many))
    #expect(await update.outcome == .applied)
    // They are looked for beside the update, which need not wait for that.
    func count() -> Int { table.model.diagnostics.count { $0.kind == .duplicateID } }
    var rest = 2000
    while count() == 0, rest > 0 {
      rest -= 1
      try? await Task.sleep(for: .milliseconds(5))
    }
    #expect(count() == 1)
  }
}
