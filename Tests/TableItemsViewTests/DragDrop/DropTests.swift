import TableItemsView
import TestSupport
import Testing

/// Things that are dragged into a table.
@MainActor
struct DropTests {
  private func table(_ journal: Journal = Journal()) -> DragTable {
    DragTable(
      [
        SectionItem(
          id: "A", header: "A", footer: "a", rows: ["k", "l"].map { RowItem($0, height: 2) }),
        SectionItem(id: "B", header: "B", rows: []),
      ], height: 12, journal: journal)
  }

  private func session(_ text: String = "x") -> DragSession { DragSession([DragItem(text)]) }

  // 1.7.6
  @Test
  func `A table is asked once whether it is interested, and at each new place what it would do`() {
    let table = table()
    let session = session()
    for y in [1.0, 1.5, 2, 3, 3] { table.table.dropSessionDidUpdate(session, at: TablePoint(y: y)) }
    #expect(
      table.journal.read() == [
        "handle?", "enter", "update (0, 0) over k", "update (0, 1) over k", "update (0, 1) over l",
      ])
    table.table.dropSessionDidExit(session)
    table.table.dropSessionDidExit(session)
    table.table.dropSessionDidUpdate(session, at: TablePoint(y: 3))
    table.table.dropSessionDidEnd(session)
    table.table.dropSessionDidEnd(session)
    #expect(table.journal.read() == ["exit", "enter", "update (0, 1) over l", "drop ends"])
  }

  // 1.7.6
  @Test func `Places are before rows, at the ends of sections, or nowhere`() {
    let table = table()
    let session = session()
    for y in 0...8 { table.table.dropSessionDidUpdate(session, at: TablePoint(y: Double(y))) }
    #expect(
      table.journal.read().dropFirst(2).joined(separator: "\n") == """
        update (0, 0)
        update (0, 0) over k
        update (0, 1) over k
        update (0, 1) over l
        update (0, 2) over l
        update (0, 2)
        update (1, 0)
        update nowhere
        """)
  }

  // 1.7.6
  @Test func `A table that is not interested is told of nothing`() {
    let table = table()
    table.canHandle = false
    let session = session()
    for y in [1.0, 2] {
      #expect(
        table.table.dropSessionDidUpdate(session, at: TablePoint(y: y)) == DropProposal(.cancel))
    }
    let update = table.table.model.apply([])
    #expect(update.result == .applied)
    table.table.dropSessionDidExit(session)
    #expect(table.table.performDrop(session, at: TablePoint(y: 1)) == .cancel)
    #expect(table.journal.read() == ["handle?"])
  }

  // 1.7.6
  @Test func `What is dropped goes where it is held`() {
    let table = table()
    #expect(table.table.performDrop(session(), at: TablePoint(y: 4)) == .move)
    #expect(
      table.journal.read() == [
        "handle?", "enter", "update (0, 2) over l", "drop (0, 2) over l", "drop ends",
      ])
    #expect(table.table.model.row(at: path(0, 2))?.data as? String == "x")
    #expect(table.table.performDrop(session("y"), at: TablePoint(y: 7)) == .move)
    #expect(table.table.model.row(at: path(1, 0))?.data as? String == "y")
  }

  @Test func `What is refused is not dropped, nor moved if that is not allowed`() {
    let table = table()
    table.proposal = { _ in DropProposal(.forbidden) }
    #expect(table.table.performDrop(session(), at: TablePoint(y: 4)) == .forbidden)
    table.proposal = { _ in DropProposal(.move) }
    let copied = DragSession([DragItem("x")], allowsMoveOperation: false)
    #expect(table.table.performDrop(copied, at: TablePoint(y: 4)) == .forbidden)
    #expect(table.journal.read().filter { $0.hasPrefix("drop (") } == [])
    #expect(table.table.model.content.numberOfRows(inSection: 0) == 2)
  }

  @Test func `Rows go from one table to another`() throws {
    let journal = Journal()
    let (from, to) = (table(journal), table(journal))
    to.table.sections[0].rows = SectionRows([RowItem("m", height: 2)])
    let session = try #require(from.table.beginDrag(at: path(0, 0)))
    let operation = to.table.performDrop(session, at: TablePoint(y: 1))
    from.table.endDrag(with: operation)
    #expect("\(from.table)" == "A\n  l\n\na\nB")
    #expect("\(to.table)" == "A\n  k\n  m\n\na\nB")
    #expect(journal.read().suffix(3) == ["drop (0, 0) over m", "drop ends", "drag ends: move"])
  }

  @Test func `Within one table updates wait until both have ended`() throws {
    let table = table()
    let session = try #require(table.table.beginDrag(at: path(0, 0)))
    table.table.dropSessionDidUpdate(session, at: TablePoint(y: 4))
    let update = table.table.model.apply([])
    table.table.dropSessionDidExit(session)
    #expect(update.result == nil)
    table.table.dropSessionDidUpdate(session, at: TablePoint(y: 4))
    table.table.endDrag(with: .cancel)
    #expect(update.result == nil)
    table.table.dropSessionDidEnd(session)
    #expect(update.result == .applied)
  }

  @Test func `Another drag takes the place of one that was not ended`() {
    let table = table()
    table.table.dropSessionDidUpdate(session(), at: TablePoint(y: 1))
    table.table.dropSessionDidUpdate(session(), at: TablePoint(y: 1))
    #expect(
      table.journal.read() == [
        "handle?", "enter", "update (0, 0) over k", "drop ends", "handle?", "enter",
        "update (0, 0) over k",
      ])
  }

  @Test func `The screen has where something would be dropped`() {
    let table = table()
    let session = session()
    func target(_ proposal: DropProposal, _ y: Double) -> DropTarget? {
      table.proposal = { _ in proposal }
      table.table.dropSessionDidExit(session)
      table.table.dropSessionDidUpdate(session, at: TablePoint(y: y))
      return table.table.screen.dropTarget
    }
    #expect(target(DropProposal(.copy, .insertAtDestination), 2) == .gap(at: 3))
    #expect(target(DropProposal(.copy, .insertAtDestination), 6) == .gap(at: 7))
    #expect(target(DropProposal(.move, .insertIntoDestination), 2) == .row(path(0, 0)))
    #expect(target(DropProposal(.move, .insertIntoDestination), 6) == nil)
    #expect(target(DropProposal(.move), 2) == nil)
    #expect(target(DropProposal(.forbidden, .insertAtDestination), 2) == nil)
    table.table.dropSessionDidEnd(session)
    #expect(table.table.screen.dropTarget == nil)
  }

  @Test func `A drag that leaves the table while it is asked is not dropped`() {
    let table = table()
    let session = session()
    table.proposal = { _ in
      table.table.dropSessionDidExit(session)
      return DropProposal(.copy)
    }
    #expect(table.table.performDrop(session, at: TablePoint(y: 4)) == .cancel)
    #expect(table.journal.read().filter { $0.hasPrefix("drop (") } == [])
  }

  @Test func `A table that is loaded anew is asked anew`() {
    let table = table()
    let session = session()
    table.table.dropSessionDidUpdate(session, at: TablePoint(y: 1))
    _ = table.journal.read()
    table.table.reloadData()
    table.table.dropSessionDidUpdate(session, at: TablePoint(y: 1))
    #expect(table.journal.read() == ["update (0, 0) over k"])
    for y in [-1, Double.nan, .infinity] {
      table.table.dropSessionDidUpdate(session, at: TablePoint(y: y))
    }
    #expect(table.journal.read() == ["update (0, 0)", "update nowhere"])
  }

  @Test func `What is refused when it is dropped is told to have been cancelled`() throws {
    let (from, to) = (table(), table())
    to.takesDrops = false
    let session = try #require(from.table.beginDrag(at: path(0, 0)))
    to.table.dropSessionDidUpdate(session, at: TablePoint(y: 1))
    #expect(to.table.performDrop(session, at: TablePoint(y: 1)) == .cancel)
  }
}
