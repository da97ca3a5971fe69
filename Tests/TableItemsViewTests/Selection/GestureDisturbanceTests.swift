import TableItemsView
import TestSupport
import Testing

/// A closure that is called while several rows are selected in one go, and changes the table.
@MainActor
struct GestureDisturbanceTests {
  private let journal = Journal()

  /// All that is asked and told when the rows from `b` to `d` are selected, and `d` is let go of.
  nonisolated private static let steps = [
    "should begin b", "did begin b", "will select b", "did select b",
    "should highlight c", "should highlight d", "will select c", "did select c", "will select d",
    "did select d", "will deselect d", "did deselect d",
  ]

  private func path(_ name: ItemID, in table: TextTable) -> RowPath? {
    table.model.path(of: RowID(section: "rows", row: name))
  }

  /// Selects the rows, and disturbs it at a step; returns what was asked and told.
  private func select(
    in table: TextTable, disturbing step: String? = nil, by disturbance: Disturbance = .look
  ) -> [String] {
    var isArmed = step != nil
    func act(_ entry: String) {
      guard isArmed, entry == step else { return }
      isArmed = false
      disturbance.apply(to: table)
    }
    func tell(_ words: String) -> (TableEvent) -> Void {
      { event in
        journal.write("\(words) \(event.id.row)")
        act("\(words) \(event.id.row)")
      }
    }
    table.allowsMultipleSelectionDuringEditing = true
    table.events.write(to: journal, then: act)
    let shouldBegin = tell("should begin")
    table.events.shouldBeginMultipleSelection = { event in
      shouldBegin(event)
      return true
    }
    table.events.onBeginMultipleSelection = tell("did begin")
    if let path = path("b", in: table) { table.beginMultipleSelection(at: path) }
    for name in ["d", "c"] as [ItemID] {
      if let path = path(name, in: table) { table.extendMultipleSelection(to: path) }
    }
    table.endMultipleSelection()
    #expect(!isArmed, "the step did not come")
    return journal.read()
  }

  private func makeTable() -> TextTable { TextTable(sections: Disturbance.sections, height: 3) }

  private func selected(in table: TextTable) -> Set<ItemID?> {
    Set((table.rowPathsForSelectedRows ?? []).map { table.model.row(at: $0)?.id })
  }

  @Test func `Rows are asked and told of in order`() {
    var told: [String] = []
    for entry in select(in: makeTable()) where !told.contains(entry) { told.append(entry) }
    #expect(told.filter { $0 != "should highlight b" } == Self.steps)
  }

  @Test(arguments: steps, Disturbance.harmless)
  func `Where the rows stay, it goes on`(step: String, disturbance: Disturbance) {
    let table = makeTable()
    let told = select(in: table, disturbing: step, by: disturbance)
    #expect(told == select(in: makeTable()))
    #expect(selected(in: table) == ["b", "c"])
  }

  @Test(arguments: steps, Disturbance.loading + Disturbance.removing)
  func `Where the table is loaded anew, nothing happens to other rows than those that were meant`(
    step: String, disturbance: Disturbance
  ) {
    let table = makeTable()
    let told = select(in: table, disturbing: step, by: disturbance)
    #expect(told.allSatisfy { Self.steps.contains($0) || $0 == "should highlight b" })
    #expect(selected(in: table).isSubset(of: ["b", "c", "d"]))
    #expect(
      (table.rowPathsForSelectedRows ?? []).allSatisfy {
        $0.row < table.numberOfRows(inSection: $0.section)
      })
  }
}
