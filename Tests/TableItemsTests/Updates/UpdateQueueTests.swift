import TableItemsView
import Testing

/// One update at a time, the newest wins, and each has one outcome.
@MainActor
struct UpdateQueueTests {
  /// A model shown by a host that is told by hand when a batch is done.
  @MainActor
  private struct Scene {
    let model: TableModel
    let host = OtherHost()
    let dataSource: DataSource<OtherCell>

    init(_ text: String) {
      model = TableModel(TableContent(drawn: text))
      dataSource = DataSource(model: model)
      host.dataSource = dataSource
      host.canPerformUpdates = true
      model.attach(to: host)
    }

    func apply(_ text: String) -> TableUpdate { model.apply(TableContent(drawn: text)) }

    var shown: String { model.content.drawing }
  }

  // Instagram/IGListKit#288 and #1357; jessesquires/ReactiveCollectionsKit#155.
  @Test func `While one is performed, others wait, and the newest wins`() async {
    let scene = Scene("A: 1")
    let updates = ["A: 1 2", "A: 3", "A: 4", "A: 5"].map(scene.apply)
    #expect(scene.shown == "A: 1 2")
    #expect(scene.model.sections.first?.rows.first?.data as? Note == Note(id: 5))
    #expect(updates.map(\.result) == [nil, .superseded, .superseded, nil])
    scene.host.complete()
    #expect(scene.shown == "A: 5")
    #expect(updates.map(\.result) == [.applied, .superseded, .superseded, nil])
    scene.host.complete()
    #expect(updates.map(\.result) == [.applied, .superseded, .superseded, .applied])
    #expect(scene.host.reloads == 1)
    for update in updates { #expect(await update.outcome == update.result) }
  }

  @Test func `An update of several batches is performed batch by batch`() {
    let scene = Scene("A: 1 2 | B: 3 | C:")
    let update = scene.apply("C: 1 | B: 3* 4 | A: 2")
    var steps = 0
    while update.result == nil, steps < 5 {
      scene.host.complete()
      steps += 1
    }
    #expect(steps > 1)
    #expect(steps == scene.host.stages.count)
    #expect(scene.host.stages.map(\.content.drawing).last == "C: 1 | B: 3* 4 | A: 2")
    #expect(scene.shown == "C: 1 | B: 3* 4 | A: 2")
    #expect(update.result == .applied)
  }

  @Test func `While a person drags, updates wait`() {
    let scene = Scene("A: 1")
    scene.host.mustHoldUpdates = true
    let updates = ["A: 2", "A: 3"].map(scene.apply)
    #expect(updates.map(\.result) == [.superseded, nil])
    #expect(scene.shown == "A: 1")
    scene.model.resumeUpdates()
    #expect(scene.shown == "A: 1")
    scene.host.mustHoldUpdates = false
    scene.model.resumeUpdates()
    scene.host.complete()
    #expect(updates.map(\.result) == [.superseded, .applied])
    #expect(scene.shown == "A: 3")
  }

  // jflinter/Dwifft#72; jessesquires/ReactiveCollectionsKit#125.
  @Test func `A host that goes or is replaced half way leaves the content as it is to be`() {
    for isReplaced in [true, false] {
      let scene = Scene("A: 1")
      let updates = ["A: 1 2", "A: 3"].map(scene.apply)
      let other = OtherHost()
      if isReplaced { scene.model.attach(to: other) } else { scene.model.detach(from: scene.host) }
      #expect(scene.shown == "A: 3")
      #expect(updates.allSatisfy { $0.result != nil && $0.result != .superseded })
      let results = updates.map(\.result)
      // What comes late from the old host does nothing.
      scene.host.complete()
      #expect(scene.shown == "A: 3")
      #expect(updates.map(\.result) == results)
      if isReplaced { #expect(other.reloads == 2) }
    }
  }

  @Test func `A host that is gone is not waited for`() {
    let model = TableModel(TableContent(drawn: "A: 1"))
    let dataSource = DataSource<OtherCell>(model: model)
    var first: TableUpdate?
    do {
      let host = OtherHost()
      host.dataSource = dataSource
      host.canPerformUpdates = true
      model.attach(to: host)
      first = model.apply(TableContent(drawn: "A: 2"))
      #expect(first?.result == nil)
    }
    let second = model.apply(TableContent(drawn: "A: 3"))
    #expect(model.host == nil)
    #expect([first?.result, second.result].allSatisfy { $0 != nil })
    #expect(model.content.drawing == "A: 3")
  }

  @Test func `A host that says twice that it is done is believed once`() {
    let scene = Scene("A: 1 | B: 2")
    let first = scene.apply("A: 1 3 | B: 2")
    let done = scene.host.completions[0]
    done()
    #expect(first.result == .applied)
    let second = scene.apply("A: 1 | B: 2")
    done()
    #expect(second.result == nil)
    scene.host.completions.last?()
    #expect(second.result == .applied)
  }

  @Test func `A host that refuses a batch reloads, and says so`() {
    let scene = Scene("A: 1 2")
    scene.host.isRefusing = true
    let update = scene.apply("A: 2")
    #expect(update.result == .reloaded)
    #expect(scene.shown == "A: 2")
    #expect(scene.host.reloads == 2)
    #expect(scene.model.diagnostics.map(\.kind) == [.refusedUpdates])
  }

  // RxSwiftCommunity/RxDataSources#123, #251; Instagram/IGListKit#810; Shopify/FunctionalTableData#101.
  @Test func `Ids that are double follow the policy, and are named`() {
    func result(_ policy: DuplicatePolicy) -> (String, TableUpdate.Outcome?, String) {
      let table = TextTable(model: TableModel(TableContent(drawn: "A: 1 2")))
      table.layoutIfNeeded()
      table.model.duplicatePolicy = policy
      let update = table.model.apply(TableContent(drawn: "A: 1 2 3 2 3 | A: 4"))
      return (
        table.model.content.drawing, update.result, "\(table.model.diagnostics.map(\.message))"
      )
    }
    let all = result(.countOccurrences)
    #expect(all.0 == "A: 1 2 3 2 3 | A: 4")
    #expect(all.1 == .applied)
    #expect(all.2.contains("row A/2") && all.2.contains("row A/3") && all.2.contains("section A"))
    let first = result(.keepFirst)
    #expect(first.0 == "A: 1 2 3")
    #expect(first.1 == .applied)
    let none = result(.reject)
    #expect(none.0 == "A: 1 2")
    guard case .rejected(let diagnostic) = none.1 else {
      Issue.record("not rejected")
      return
    }
    #expect(diagnostic.kind == .duplicateID)
  }
}
