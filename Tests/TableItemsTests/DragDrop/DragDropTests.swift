import TableItemsView
import Testing

@MainActor
struct DragDropTests {
  /// Begins a drag with rows of a table.
  private func drag(_ rows: [Int], of table: EditedTable) -> DragSession {
    var session = DragSession([], from: table.host)
    for row in rows {
      let path = RowPath(section: 0, row: row)
      let items =
        session.items.isEmpty
        ? table.delegate.tableView(table.host, itemsForBeginningDragAt: path)
        : table.delegate.tableView(table.host, itemsForAddingTo: session, at: path)
      session = DragSession(session.items + items, from: table.host)
    }
    return session
  }

  /// Drops what is dragged, as a table does it; returns what is done.
  @discardableResult
  private func drop(
    _ session: DragSession, on table: EditedTable, inSection section: Int = 0, _ row: Int
  ) -> DropProposal.Operation {
    let place = DropDestination(session: session, path: RowPath(section: section, row: row))
    guard table.delegate.tableView(table.host, canHandle: session) else { return .cancel }
    let proposal = table.delegate.tableView(table.host, dropSessionDidUpdateAt: place)
    let isAccepted = proposal.operation == .copy || proposal.operation == .move
    let operation = table.delegate.tableView(
      table.host, performDropAt: place, proposal: proposal)
    #expect(isAccepted || operation == .cancel)
    return isAccepted ? operation : proposal.operation
  }

  private func end(
    _ session: DragSession, of table: EditedTable, _ operation: DropProposal.Operation
  ) {
    table.delegate.tableView(table.host, dragSessionDidEnd: session, with: operation)
  }

  private func table(_ rows: RowItem...) -> EditedTable {
    let table = EditedTable([
      SectionItem(id: "A", rows: rows), SectionItem(id: "B", rows: []),
    ])
    table.tellEdits()
    table.delegate.dragItems = { [DragItem($0.name, text: $0.name)] }
    return table
  }

  private func accept(_ operation: DropProposal.Operation, by table: EditedTable) {
    table.delegate.dropProposal = { _ in DropProposal(operation, .insertAtDestination) }
    table.delegate.rowsForDrop = { destination in
      destination.session.items.map { RowItem("\($0.data)") }
    }
  }

  // 1.7.6: no items, no drag.
  @Test func `A row offers what its closures say, which is known to be its own`() {
    let row = RowItem("a", handlers: [.on(.dragItems) { _, _ in [] }])
    let table = table(row, "b", "c")
    #expect(drag([0], of: table).items.isEmpty)
    #expect(drag([9], of: table).items.isEmpty)
    let session = drag([1, 2, 1], of: table)
    #expect(session.items.map(\.text) == ["b", "c"])
    #expect(session.items.map(\.rowID) == ["b", "c"].map { RowID(section: "A", row: $0) })
  }

  @Test func `A table accepts nothing unless something says so`() {
    let (source, table) = (table("a"), table("b"))
    let session = drag([0], of: source)
    let place = DropDestination(session: session, path: RowPath(section: 0, row: 0))
    #expect(!table.delegate.tableView(table.host, canHandle: session))
    #expect(
      table.delegate.tableView(table.host, dropSessionDidUpdateAt: place) == DropProposal(.cancel))
    let operation = table.delegate.tableView(
      table.host, performDropAt: place, proposal: DropProposal(.move, .insertAtDestination))
    #expect(operation == .cancel)
    end(session, of: source, operation)
    #expect(table.drawing == "b | " && source.drawing == "a | ")
  }

  @Test func `What is dropped is put before the row there, and can be undone at once`() {
    for (row, result) in [
      (0, "x y a b | "), (1, "a x y b | "), (2, "a b x y | "), (9, "a b x y | "),
    ] {
      let (source, table) = (table("x", "y"), table("a", "b"))
      accept(.copy, by: table)
      let session = drag([0, 1], of: source)
      #expect(drop(session, on: table, row) == .copy)
      end(session, of: source, .copy)
      #expect(table.drawing == result)
      #expect(source.drawing == "x y | ")
      table.model.undo()
      #expect(table.drawing == "a b | ")
      #expect(!table.model.canUndo)
    }
  }

  @Test func `Things can be dropped on an empty section, and on no place`() {
    let table = table("a")
    accept(.copy, by: table)
    drop(DragSession([DragItem("x"), DragItem("y")]), on: table, inSection: 1, 0)
    #expect(table.drawing == "a | x y")
    let place = DropDestination(session: DragSession([DragItem("z")]), path: nil)
    table.delegate.tableView(
      table.host, performDropAt: place, proposal: DropProposal(.copy, .insertAtDestination))
    #expect(table.drawing == "a | x y z")
    drop(DragSession([DragItem("w")]), on: table, inSection: 7, 0)
    #expect(table.drawing == "a | x y z")
  }

  @Test func `Rows that are moved to another table go from their own, once, and are told`() {
    let (source, table) = (table("x", "y", "z"), table("a"))
    accept(.move, by: table)
    let session = drag([0, 2], of: source)
    #expect(drop(session, on: table, 1) == .move)
    #expect(source.drawing == "x y z | ")
    source.model.sections[0].rows.insert("w", at: 0)
    end(session, of: source, .move)
    end(session, of: source, .move)
    #expect(table.drawing == "a x z | ")
    #expect(source.drawing == "w y | ")
    #expect(source.told == ["delete x at (0, 1)", "delete z at (0, 2)"])
    source.model.undo()
    #expect(source.drawing == "w x y z | ")
    end(session, of: source, .move)
    #expect(source.drawing == "w x y z | ")
  }

  @Test func `What is refused, or cannot be put in, stays where it comes from`() {
    let (source, table) = (table("x"), table("x", "a"))
    accept(.move, by: table)
    // A row of its id is there.
    var session = drag([0], of: source)
    end(session, of: source, drop(session, on: table, 0))
    #expect(source.drawing == "x | " && table.drawing == "x a | ")
    table.delegate.rowsForDrop = { _ in nil }
    session = drag([0], of: source)
    end(session, of: source, drop(session, on: table, 0))
    #expect(source.drawing == "x | ")
    // Things that were taken without a row, such as into a folder, are gone.
    table.delegate.rowsForDrop = { _ in [] }
    session = drag([0], of: source)
    end(session, of: source, drop(session, on: table, 0))
    #expect(source.drawing == " | ")
  }

  @Test func `A move that is not allowed is forbidden, and a closure may keep the row`() {
    let (source, table) = (table("x"), table("a"))
    accept(.move, by: table)
    var session = drag([0], of: source)
    session.allowsMoveOperation = false
    #expect(drop(session, on: table, 0) == .forbidden)
    #expect(table.drawing == "a | ")
    source.delegate.shouldDelete = { _ in false }
    session = drag([0], of: source)
    drop(session, on: table, 0)
    end(session, of: source, .move)
    #expect(table.drawing == "x a | " && source.drawing == "x | ")
    #expect(source.told == [])
  }

  @Test(
    arguments: [
      ([0], 0, 2, "b a c d | "), ([3], 0, 0, "d a b c | "), ([1, 3], 0, 2, "a b d c | "),
      ([0, 1], 0, 4, "c d a b | "), ([2, 0], 0, 4, "b d c a | "), ([0, 2], 1, 0, "b d | a c"),
      ([0, 1, 2, 3], 0, 2, "a b c d | "), ([1, 2], 0, 0, "b c a d | "),
    ])
  func `Rows that are moved within a table stay the same rows, in the order of the drag`(
    rows: [Int], section: Int, row: Int, result: String
  ) {
    let table = table("a", "b", "c", "d")
    accept(.move, by: table)
    table.delegate.rowsForDrop = { _ in
      Issue.record("asked")
      return nil
    }
    let session = drag(rows, of: table)
    drop(session, on: table, inSection: section, row)
    end(session, of: table, .move)
    #expect(table.drawing == result)
    #expect(table.told.allSatisfy { $0.hasPrefix("move") })
    table.model.undo()
    #expect(table.drawing == "a b c d | ")
    #expect(!table.model.canUndo)
  }

  @Test func `Rows of a table itself can be dropped there if they may be moved`() {
    let table = table("a", "b")
    table.delegate.rowsForDrop = { _ in nil }
    #expect(drop(drag([0], of: table), on: table, 2) == .move)
    #expect(table.drawing == "b a | ")
    table.delegate.canMove = { _ in false }
    #expect(drop(drag([0], of: table), on: table, 2) == .cancel)
    table.delegate.rowsForDrop = { _ in [] }
    #expect(drop(DragSession([DragItem("x")]), on: table, 2) == .copy)
    #expect(table.drawing == "b a | ")
  }

  @Test func `The closures get to know the row that things are dropped on`() {
    let table = table("a", "b")
    var told: [String] = []
    table.delegate.rowsForDrop = { destination in
      told.append("\(destination.event?.name ?? "none") \(destination.session.items.count)")
      return []
    }
    drop(DragSession([DragItem("x")]), on: table, 1)
    drop(DragSession([DragItem("x")]), on: table, 2)
    #expect(told == ["b 1", "none 1"])
  }

  @Test func `A row that nothing may be done to stays where it is, whatever is dropped`() {
    let (table, other) = (table(RowItem("a", traits: RowTraits(editing: .none)), "b"), table("x"))
    accept(.move, by: other)
    accept(.move, by: table)
    func allowsMove(_ rows: [Int]) -> Bool {
      table.delegate.tableView(
        table.host, dragSessionAllowsMoveOperation: drag(rows, of: table))
    }
    #expect(allowsMove([1]) && !allowsMove([0]) && !allowsMove([1, 0]))
    var session = drag([0, 1], of: table)
    drop(session, on: other, 0)
    end(session, of: table, .move)
    #expect(table.drawing == "a | " && other.drawing == "a b x | ")
    table.model.undo()
    session = drag([0, 1], of: table)
    drop(session, on: table, inSection: 1, 0)
    #expect(table.drawing == "a | b")
  }
}
