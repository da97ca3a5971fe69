import TableItemsView
import TestSupport
import Testing

/// A closure that is called in the middle of a tap, and changes the table.
@MainActor
struct TapDisturbanceTests {
  private let journal = Journal()

  /// All that is asked and told when `b` is tapped while `a` is selected.
  nonisolated private static let steps = [
    "should highlight b", "did highlight b", "did unhighlight b", "will select b",
    "will deselect a", "did deselect a", "did select b", "selection changed", "can act b", "act b",
  ]

  private let path = RowPath(section: 0, row: 1)

  /// Taps `b`, and disturbs the tap at a step; returns what was asked and told after that.
  private func tap(
    _ table: TextTable, disturbing step: String, by disturbance: Disturbance
  ) -> [String] {
    var isArmed = true
    var countBefore = 0
    func act(_ entry: String) {
      guard isArmed, entry == step else { return }
      isArmed = false
      countBefore = journal.read().count
      disturbance.apply(to: table)
    }
    table.events.write(to: journal, then: act)
    table.onSelectionChange = {
      journal.write("selection changed")
      act("selection changed")
    }
    table.selectRow(at: RowPath(section: 0, row: 0))
    table.tapRow(at: path)
    let told = journal.read()
    #expect(!isArmed, "the step did not come")
    #expect(countBefore == 1 + (Self.steps.firstIndex(of: step) ?? 0))
    // A closure may have left another row touched.
    table.cancelTouch()
    _ = journal.read()
    checkSelection(of: table)
    return told
  }

  private func checkSelection(of table: TextTable) {
    let selected = table.rowPathsForSelectedRows ?? []
    #expect(selected.allSatisfy { $0.row < table.numberOfRows(inSection: $0.section) })
    for row in table.rowPathsForVisibleRows ?? [] {
      #expect(table.cellForRow(at: row)?.isSelected == selected.contains(row))
      #expect(table.cellForRow(at: row)?.isHighlighted == false)
    }
  }

  private func rest(after step: String) -> [String] {
    Array(Self.steps.drop { $0 != step }.dropFirst())
  }

  private func makeTables() -> [TextTable] {
    [nil, 3, 1].map { TextTable(sections: Disturbance.sections, height: $0) }
  }

  private func selected(in table: TextTable) -> [ItemID] {
    (table.rowPathsForSelectedRows ?? []).compactMap { table.model.row(at: $0)?.id }
  }

  @Test(arguments: steps, Disturbance.harmless)
  func `Where the rows stay, the tap goes on`(step: String, disturbance: Disturbance) {
    for table in makeTables() {
      #expect(tap(table, disturbing: step, by: disturbance) == rest(after: step))
      #expect(selected(in: table) == ["b"])
    }
  }

  @Test(arguments: steps, Disturbance.loading)
  func `Where the table is loaded anew, the rest is done to the same row, wherever it is`(
    step: String, disturbance: Disturbance
  ) {
    for table in makeTables() {
      // What is not selected any more, as it is gone or a reload cleared the selection, need not be
      // deselected.
      let isCleared = disturbance == .reload || disturbance == .removeOther
      let expected = rest(after: step).filter { !isCleared || !$0.hasSuffix(" a") }
      let told = tap(table, disturbing: step, by: disturbance)
      #expect(told == expected)
      let isSelected = expected.contains("did select b")
      let wasSelected = disturbance != .reload && rest(after: "did deselect a").contains(step)
      #expect(selected(in: table) == (isSelected || wasSelected ? ["b"] : []))
    }
  }

  @Test(arguments: steps, Disturbance.removing)
  func `Where the row is gone, nothing more is told of it or of another`(
    step: String, disturbance: Disturbance
  ) {
    for table in makeTables() {
      let told = tap(table, disturbing: step, by: disturbance)
      #expect(told.filter { $0 != "selection changed" } == [])
      // The other row is still there if only this one is gone.
      #expect(selected(in: table).filter { $0 != "a" || disturbance != .remove } == [])
    }
  }

  @Test(arguments: steps)
  func `Where another row is tapped, the tap goes on with that one`(step: String) {
    for table in makeTables() {
      let told = tap(table, disturbing: step, by: .tapOther)
      // What is still told of the row is that it is not touched, or selected, any more.
      let isTouched = step == "did highlight b"
      let isSelected = rest(after: "did deselect a").contains(step)
      #expect(
        told.filter { $0.hasSuffix(" b") }
          == (isTouched ? ["did unhighlight b"] : [])
          + (isSelected ? ["will deselect b", "did deselect b"] : []))
      #expect(
        told.filter { $0.hasSuffix(" c") }
          == [
            "should highlight", "did highlight",
            "did unhighlight", "will select", "did select", "can act", "act",
          ].map { $0 + " c" })
      #expect(selected(in: table) == ["c"])
    }
  }

  @Test(arguments: steps)
  func `Where the delegate is dropped, the row is selected without it`(step: String) {
    for table in makeTables() {
      let told = tap(table, disturbing: step, by: .dropDelegate)
      #expect(told.filter { $0 != "selection changed" } == [])
      let isSelected = rest(after: step).contains("did select b")
      #expect(selected(in: table) == (isSelected ? ["b"] : []))
    }
  }

  @Test(arguments: steps, Disturbance.interfering)
  func `Whatever else is done, what is told is of rows that something happened to`(
    step: String, disturbance: Disturbance
  ) {
    for table in makeTables() {
      let told = tap(table, disturbing: step, by: disturbance)
      let others = told.filter { !$0.hasSuffix(" b") && $0 != "selection changed" }
      switch disturbance {
      case .touchOther, .select, .press:
        #expect(others.allSatisfy { $0.hasSuffix(" c") || $0.hasSuffix(" a") })
      default: #expect(others.allSatisfy { rest(after: step).contains($0) })
      }
    }
  }

  // 4.11
  @Test func `The selection is said to have changed once, also where a closure taps another row`() {
    let table = TextTable(sections: Disturbance.sections)
    var changes = 0
    table.onSelectionChange = { changes += 1 }
    table.events.willSelect = { event in
      if event.id.row == "b" { table.tapRow(at: RowPath(section: 0, row: 2)) }
      return event.path
    }
    table.tapRow(at: path)
    #expect(selected(in: table) == ["c"])
    #expect(changes == 1)
  }
}
