import TableItemsView
import TestSupport
import Testing

/// A closure that is called while a key leads from a row to another, and changes the table.
@MainActor
struct FocusDisturbanceTests {
  private let journal = Journal()

  /// All that is asked and told when a key leads from `a` to `b`, and the selection follows.
  nonisolated private static let steps = [
    "can focus b", "did focus b", "should highlight b", "will select b", "did select b",
  ]

  /// Focuses `a` and presses a key that leads to `b`; returns what was asked and told after a step
  /// at which it is disturbed.
  private func press(
    in table: TextTable, disturbing step: String, by disturbance: Disturbance
  ) -> [String] {
    table.focusRow(at: RowPath(section: 0, row: 0))
    table.selectionFollowsFocus = true
    var isArmed = true
    func act(_ entry: String) {
      guard isArmed, entry == step else { return }
      isArmed = false
      _ = journal.read()
      disturbance.apply(to: table)
    }
    table.events.write(to: journal, then: act)
    table.events.canFocus = { event in
      journal.write("can focus \(event.id.row)")
      act("can focus \(event.id.row)")
      return true
    }
    table.events.onFocusChange = { _, new in
      let entry = "did focus \(new?.id.row ?? "none")"
      journal.write(entry)
      act(entry)
    }
    table.press(.down)
    #expect(!isArmed, "the step did not come")
    return journal.read()
  }

  private func makeTable() -> TextTable {
    let table = TextTable(sections: Disturbance.sections, height: 2)
    table.allowsMultipleSelection = true
    return table
  }

  private func id(_ path: RowPath?, in table: TextTable) -> ItemID? {
    path.flatMap { table.model.row(at: $0)?.id }
  }

  private func rest(after step: String) -> [String] {
    Array(Self.steps.drop { $0 != step }.dropFirst())
  }

  @Test(arguments: steps, Disturbance.harmless)
  func `Where the rows stay, the key leads on`(step: String, disturbance: Disturbance) {
    let table = makeTable()
    #expect(press(in: table, disturbing: step, by: disturbance) == rest(after: step))
    #expect(id(table.focusedRowPath, in: table) == "b")
    #expect(id(table.rowPathForSelectedRow, in: table) == "b")
    #expect(table.screen.items.filter(\.isFocused).count <= 1)
  }

  @Test(arguments: steps, Disturbance.loading)
  func `Where the table is loaded anew, the key leads to the row that was meant`(
    step: String, disturbance: Disturbance
  ) {
    let table = makeTable()
    let told = press(in: table, disturbing: step, by: disturbance)
    #expect(told == rest(after: step))
    #expect(id(table.focusedRowPath, in: table) == "b")
  }

  @Test(arguments: steps, Disturbance.removing)
  func `Where the row is gone, nothing is told of another`(
    step: String, disturbance: Disturbance
  ) {
    let table = makeTable()
    let told = press(in: table, disturbing: step, by: disturbance)
    #expect(told.filter { $0 != "did focus none" } == [])
    #expect([nil, "a"].contains(id(table.focusedRowPath, in: table)))
    #expect(table.rowPathForSelectedRow == nil)
  }

  @Test(arguments: [true, false])
  func `A row that moves while it is asked whether the focus may is the one that gets it`(
    isOwn: Bool
  ) {
    let delegate = FocusDelegate(journal)
    let table = makeTable()
    table.delegate = delegate
    table.focusRow(at: RowPath(section: 0, row: 0))
    delegate.shouldUpdate = { _, _ in
      Disturbance.insert.apply(to: table)
      return true
    }
    if isOwn { table.focusRow(at: RowPath(section: 0, row: 1)) } else { table.press(.down) }
    #expect(id(table.focusedRowPath, in: table) == "b")
  }

  @Test func `A closure that is told of the focus may move it`() {
    let table = makeTable()
    table.focusRow(at: RowPath(section: 0, row: 0))
    table.events.onFocusChange = { _, new in
      journal.write("\(new?.id.row ?? "none")")
      if new?.id.row == "b" { table.press(.down) }
      if new?.id.row == "c" { table.focusRow(at: nil) }
    }
    table.press(.down)
    #expect(journal.read() == ["b", "c", "none"])
    #expect(table.focusedRowPath == nil)
    #expect(table.screen.items.allSatisfy { !$0.isFocused })
  }
}
