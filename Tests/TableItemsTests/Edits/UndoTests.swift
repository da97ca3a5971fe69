import TableItemsView
import TestSupport
import Testing

/// Edits that are taken back, and made again.
@MainActor
struct UndoTests {
  private let scene = EditScene("A: 1 2 3 | B: 4 5")

  private var abilities: [Bool] { [scene.model.canUndo, scene.model.canRedo] }

  @Test func `An edit is undone, done again, and undone`() {
    #expect(scene.model.undo() == nil)
    #expect(scene.model.redo() == nil)
    #expect(abilities == [false, false])
    scene.move(2, to: .after(scene.id(4, "B")))
    #expect(abilities == [true, false])
    for _ in 1...2 {
      #expect(scene.drawing == "A: 1 3 | B: 4 2 5")
      #expect(scene.model.undo()?.result == .reloaded)
      #expect(scene.drawing == "A: 1 2 3 | B: 4 5")
      #expect(abilities == [false, true])
      #expect(scene.model.redo() != nil)
      #expect(abilities == [true, false])
    }
    let back = "move B/2 (1, 1) to A/2 (0, 1)"
    let there = "move A/2 (0, 1) to B/2 (1, 1)"
    #expect(
      scene.journal.read() == [
        "person: \(there)", "undo: \(back)", "redo: \(there)", "undo: \(back)", "redo: \(there)",
      ])
  }

  @Test func `A new edit has what was undone be forgotten`() {
    scene.delete(1)
    scene.delete(2)
    scene.model.undo()
    scene.delete(5, "B")
    #expect(scene.model.redo() == nil)
    #expect(abilities == [true, false])
    scene.delete(7)
    scene.model.undo()
    scene.delete(7)  // nothing is done, and nothing forgotten
    #expect(abilities == [true, true])
    scene.model.undo()
    #expect(scene.drawing == "A: 1 2 3 | B: 4 5")
  }

  @Test func `What a gesture did is undone together`() throws {
    struct Failure: Error {}
    let answer = scene.model.groupingEdits {
      scene.delete(1)
      scene.model.groupingEdits { _ = scene.move(3, to: .end(ofSection: "B")) }
      scene.delete(4, "B")
      return 7
    }
    #expect(answer == 7)
    scene.delete(2)
    #expect(throws: Failure.self) {
      try scene.model.groupingEdits { () throws(Failure) in
        scene.delete(5, "B")
        scene.delete(3, "B")
        throw Failure()
      }
    }
    #expect(scene.drawing == "A: | B:")
    scene.model.undo()
    #expect(scene.drawing == "A: | B: 5 3")
    scene.model.undo()
    #expect(scene.drawing == "A: 2 | B: 5 3")
    scene.model.undo()
    #expect(scene.drawing == "A: 1 2 3 | B: 4 5")
    #expect(abilities == [false, true])
    for _ in 0..<3 { scene.model.redo() }
    #expect(scene.drawing == "A: | B:")
    #expect(abilities == [true, false])
  }

  @Test func `An undo in the middle of a gesture takes back what it did until then`() {
    scene.delete(5, "B")
    scene.model.groupingEdits {
      scene.delete(1)
      scene.delete(2)
      scene.model.undo()
      #expect(scene.drawing == "A: 1 2 3 | B: 4")
      scene.delete(3)
      scene.delete(4, "B")
    }
    scene.model.undo()
    #expect(scene.drawing == "A: 1 2 3 | B: 4")
    scene.model.undo()
    #expect(scene.drawing == "A: 1 2 3 | B: 4 5")
  }

  @Test func `A row that is back already does not come twice`() {
    scene.delete(2)
    scene.set("A: 2 1 3 | B: 4 5")
    #expect(scene.model.undo() == nil)
    #expect(scene.drawing == "A: 2 1 3 | B: 4 5")
    #expect(abilities == [false, false])
  }

  @Test func `What is gone is left alone, and the rest is undone`() {
    scene.model.perform([
      .move(scene.id(1), to: .end(ofSection: "B")), .delete(scene.id(2)),
      .insert(RowItem(Note(id: 6)), at: .start(ofSection: "A")),
      .insert(RowItem(Note(id: 7)), at: .start(ofSection: "B")),
    ])
    scene.set("A: 8 3 | B: 4 7 5")
    scene.model.undo()
    #expect(scene.drawing == "A: 8 2 3 | B: 4 5")
    scene.model.redo()
    #expect(scene.drawing == "A: 8 3 | B: 4 7 5")
    scene.set("C: 1")
    #expect(scene.model.undo() == nil)
    #expect(scene.drawing == "C: 1")
  }

  @Test func `A row comes back between the rows where it was, wherever these are`() {
    scene.delete(2)
    scene.set("B: 4 5 | A: 3 6 1")
    scene.model.undo()
    #expect(scene.drawing == "B: 4 5 | A: 3 6 1 2")
    scene.delete(1)
    scene.set("A: 8 9 2 7")
    scene.model.undo()
    #expect(scene.drawing == "A: 8 9 1 2 7")
    scene.delete(2)
    scene.set("A: 5 6")
    scene.model.undo()
    #expect(scene.drawing == "A: 5 6 2")
  }

  @Test func `One certain edit is taken back, though others came later`() {
    var edits: [TableEdit] = []
    scene.model.onEdit = { edits.append($0) }
    scene.delete(1)
    scene.model.perform([.delete(scene.id(2)), .delete(scene.id(4, "B"))])
    scene.delete(5, "B")
    #expect(scene.model.undo(edits[1]) != nil)
    #expect(scene.drawing == "A: 2 3 | B:")
    #expect(edits.last?.cause == .undo)
    #expect(edits.last?.number == edits[1].number)
    #expect(scene.model.undo(edits[1]) == nil)
    scene.model.undo()
    #expect(scene.drawing == "A: 2 3 | B: 5")
    scene.model.undo()
    #expect(scene.drawing == "A: 2 3 | B: 4 5")
    #expect(scene.model.undo(edits[2]) == nil)
    scene.model.undo()
    #expect(scene.drawing == "A: 1 2 3 | B: 4 5")
    for _ in 0..<3 { scene.model.redo() }
    #expect(scene.drawing == "A: 2 3 | B:")
    #expect(Set(edits.map(\.number)).count == 4)
    #expect(scene.model.undo(edits[0]) != nil)
    #expect(scene.drawing == "A: 1 2 3 | B:")
  }

  @Test func `An edit that is taken back on its own is not done again`() {
    var last: TableEdit?
    scene.model.onEdit = { last = $0 }
    scene.delete(1)
    if let last { scene.model.undo(last) }
    #expect(abilities == [false, false])
    #expect(scene.drawing == "A: 1 2 3 | B: 4 5")
  }

  @Test func `As many edits are kept as is said`() {
    scene.model.levelsOfUndo = 2
    for row in 1...3 { scene.delete(row) }
    while scene.model.undo() != nil {}
    #expect(scene.drawing == "A: 2 3 | B: 4 5")
    scene.model.levelsOfUndo = 1
    while scene.model.redo() != nil {}
    scene.model.undo()
    #expect(!scene.model.canUndo)
    scene.model.levelsOfUndo = 0
    for row in 6..<206 { scene.insert(row, .end(ofSection: "A")) }
    while scene.model.undo() != nil {}
    #expect(scene.drawing == "A: 3 | B: 4 5")
    #expect(TableModel().levelsOfUndo == 100)
  }

  @Test func `All is forgotten when that is asked for`() {
    scene.delete(1)
    scene.delete(2)
    scene.model.undo()
    scene.model.removeAllUndoActions()
    #expect(abilities == [false, false])
    #expect(scene.model.undo() == nil)
    #expect(scene.model.redo() == nil)
    #expect(scene.drawing == "A: 2 3 | B: 4 5")
  }

  @Test func `A row comes back as it was, with its closures, and deleted rows are let go`() {
    final class Basket: Sendable {}
    weak var kept: Basket?
    do {
      let basket = Basket()
      kept = basket
      var row = RowItem(Note(id: 9), cell: "note", onSelect: { _, _ in _ = basket })
      row.height = .lines(3)
      scene.model.perform(.insert(row, at: .start(ofSection: "A")))
      scene.model.removeAllUndoActions()
    }
    scene.delete(9)
    #expect(kept != nil)
    scene.model.undo()
    #expect(scene.model.sections[0].rows[0].height == .lines(3))
    #expect(kept != nil)
    scene.delete(9)
    scene.model.removeAllUndoActions()
    #expect(kept == nil)
  }
}
