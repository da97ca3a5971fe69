import TableItemsView
import Testing

/// Handlers that wait until a test lets them end.
@MainActor
private final class Gate {
  private var waiting: [CheckedContinuation<Bool, Never>] = []
  private(set) var calls: [String] = []

  func action(_ style: RowAction.Style = .destructive) -> RowAction {
    RowAction("Delete", style: style) { event async -> Bool in
      self.calls.append(event.name)
      return await withCheckedContinuation { self.waiting.append($0) }
    }
  }

  /// Waits until some handlers were called.
  func calls(_ count: Int) async {
    while waiting.count < count { await Task.yield() }
  }

  /// Lets the first handler that waits end.
  func end(_ isDone: Bool = true) {
    waiting.removeFirst().resume(returning: isDone)
  }
}

@MainActor
struct RowActionTests {
  private func event(_ row: Int, of table: EditedTable) throws -> TableEvent {
    try #require(table.model.event(at: RowPath(section: 0, row: row)))
  }

  // 5.6, 5.7: a handler is called once, and `commit` is not.
  @Test(arguments: [RowAction.Style.normal, .destructive], [true, false])
  func `Only a destructive action that is done deletes its row, which is told once`(
    style: RowAction.Style, isDone: Bool
  ) async throws {
    let table = EditedTable("a", "b")
    table.tellEdits()
    table.delegate.shouldDelete = { _ in
      Issue.record("asked")
      return false
    }
    var calls: [String] = []
    let action = RowAction("Delete", style: style) { event in
      calls.append(event.name)
      return isDone
    }
    let task = action.perform(for: try event(0, of: table), in: table.model)
    #expect(calls == ["a"])
    let isDeleted = isDone && style == .destructive
    #expect(table.drawing == (isDeleted ? "b" : "a b"))
    #expect(table.told == (isDeleted ? ["delete a at (0, 0)"] : []))
    #expect(table.model.canUndo == isDeleted)
    #expect(await task.value == isDone)
    #expect(calls.count == 1)
    table.model.undo()
    #expect(table.drawing == "a b")
  }

  @Test func `An action that cannot be chosen does nothing`() async throws {
    let table = EditedTable("a")
    let action = RowAction("Delete", style: .destructive, isEnabled: false) { _ in
      Issue.record("called")
      return true
    }
    #expect(await action.perform(for: try event(0, of: table), in: table.model).value == false)
    #expect(table.drawing == "a")
  }

  @Test func `A handler may take its time, and may veto`() async throws {
    for isDone in [true, false] {
      let (table, gate) = (EditedTable("a", "b"), Gate())
      table.tellEdits()
      let task = gate.action().perform(for: try event(0, of: table), in: table.model)
      #expect(gate.calls == [])
      await gate.calls(1)
      #expect(table.drawing == "a b")
      gate.end(isDone)
      #expect(await task.value == isDone)
      #expect(table.drawing == (isDone ? "b" : "a b"))
      #expect(table.told == (isDone ? ["delete a at (0, 0)"] : []))
      #expect(gate.calls == ["a"])
    }
  }

  /// What can happen to a table while a handler takes its time: the new rows, and what is there when the
  /// row `b` has been deleted as well.
  @Test(
    arguments: [
      (["a", "b", "c"], "a c"), (["b", "a", "c"], "a c"), (["z", "a", "b"], "z a"),
      (["a", "c"], "a c"), (["a", "c", "d"], "a c d"), ([], ""),
    ] as [([String], String)])
  func `Whatever happened to the row meanwhile, it is deleted, or none is`(
    rows: [String], result: String
  ) async throws {
    for isHeld in [false, true] {
      let (table, gate) = (EditedTable("a", "b", "c"), Gate())
      table.tellEdits()
      let task = gate.action().perform(for: try event(1, of: table), in: table.model)
      await gate.calls(1)
      table.host.mustHoldUpdates = isHeld
      table.model.sections = [SectionItem(id: "A", rows: rows.map { RowItem($0) })]
      gate.end()
      _ = await task.value
      #expect(table.drawing == result)
      #expect(table.told.map { String($0.prefix(8)) } == (rows.contains("b") ? ["delete b"] : []))
    }
  }

  @Test(
    arguments: [
      (["a", "b", "c"], ["a", "c"]), (["z", "a", "b", "c"], ["z", "a", "b", "c"]),
      (["z", "b", "c"], ["z", "c"]), (["a", "c"], ["a", "c"]),
    ] as [([String], [String])])
  func `Of rows that stand for their position, never another one is deleted`(
    rows: [String], result: [String]
  ) async throws {
    func sections(_ rows: [String]) -> [SectionItem] {
      [SectionItem(rows: rows.map { RowItem($0, id: nil as String?) })]
    }
    let (table, gate) = (EditedTable(sections(["a", "b", "c"])), Gate())
    let task = gate.action().perform(for: try event(1, of: table), in: table.model)
    await gate.calls(1)
    table.model.sections = sections(rows)
    gate.end()
    _ = await task.value
    #expect(table.model.sections[0].rows.map { $0.data as? String } == result)
  }

  // What waits behind an open swipe is newer than the row that a person sees.
  @Test func `A row that stands for its position is not taken for the one that waits in its place`()
    throws
  {
    let row = { (text: String) in RowItem(text, id: nil as String?) }
    let table = EditedTable([SectionItem(rows: [row("a"), row("b")])])
    table.host.mustHoldUpdates = true
    table.model.sections = [SectionItem(rows: [row("z"), row("a"), row("b")])]
    RowAction("Delete", style: .destructive) { _ in true }
      .perform(for: try event(0, of: table), in: table.model)
    #expect(table.model.sections[0].rows.map { $0.data as? String } == ["z", "a", "b"])
  }

  @Test func `An action chosen twice calls its handler twice, and deletes the row once`()
    async throws
  {
    let (table, gate) = (EditedTable("a", "b"), Gate())
    table.tellEdits()
    let action = gate.action()
    let tasks = try (0..<2).map { _ in action.perform(for: try event(0, of: table), in: table.model)
    }
    await gate.calls(2)
    gate.end()
    gate.end()
    for task in tasks { #expect(await task.value) }
    #expect(gate.calls == ["a", "a"])
    #expect(table.drawing == "b")
    #expect(table.told == ["delete a at (0, 0)"])
    table.model.undo()
    #expect(table.drawing == "a b")
    #expect(!table.model.canUndo)
  }

  @Test func `A waiting handler keeps neither the model nor its table alive`() async throws {
    let gate = Gate()
    weak var host: OtherHost?
    weak var model: TableModel?
    weak var delegate: Delegate?
    let task: Task<Bool, Never>
    do {
      let table = EditedTable("a")
      (host, model, delegate) = (table.host, table.model, table.delegate)
      task = gate.action().perform(for: try event(0, of: table), in: table.model)
      await gate.calls(1)
    }
    #expect(host == nil && model == nil && delegate == nil)
    gate.end()
    #expect(await task.value)
  }

  @Test func `Without a table, or with another delegate, the closures of the row are still told`()
    async throws
  {
    var told: [String] = []
    let row = RowItem("a", handlers: [.on(.delete) { text, _ in told.append(text) }])
    let model = TableModel(sections: [SectionItem(id: "A", rows: [row, "b"])])
    let action = RowAction("Delete", style: .destructive) { _ in true }
    let event = try #require(model.event(at: RowPath(section: 0, row: 0)))
    action.perform(for: event, in: model)
    #expect(told == ["a"])
    #expect(model.sections[0].rows.map(\.id) == ["b"])
    #expect(await action.perform(for: event, in: nil).value)
    action.perform(for: event, in: model)
    #expect(told == ["a"])
    #expect(model.sections[0].rows.count == 1)
  }

  @Test func `A handler that deletes its row itself, or tears the table down, is no problem`()
    throws
  {
    let table = EditedTable("a", "b")
    table.tellEdits()
    let own = RowAction("Delete", style: .destructive) { event in
      table.model.perform(.delete(event.id))
      return true
    }
    own.perform(for: try event(0, of: table), in: table.model)
    #expect(table.drawing == "b")
    #expect(table.told == [])
    let total = RowAction("Clear", style: .destructive) { _ in
      table.model.sections = []
      (table.host.delegate, table.host.dataSource) = (nil, nil)
      table.delegate.onDelete = nil
      return true
    }
    total.perform(for: try event(0, of: table), in: table.model)
    #expect(table.drawing == "")
  }

  // innovian/HVTableView#4
  @Test func `An action chosen for a row that stood for its position deletes no other row there`()
    throws
  {
    let table = EditedTable([
      SectionItem(rows: ["a", "b", "b"].map { RowItem(CellContent(text: $0)) })
    ])
    let delete = RowAction("Delete", style: .destructive) { _ in true }
    let first = try event(0, of: table)
    table.model.update { $0.remove(at: first.path) }
    delete.perform(for: first, in: table.model)
    #expect(table.model.sections[0].rows.count == 2)
    delete.perform(for: try event(0, of: table), in: table.model)
    #expect(table.model.sections[0].rows.count == 1)
  }
}
