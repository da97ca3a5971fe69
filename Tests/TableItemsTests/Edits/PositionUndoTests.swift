import TableItemsView
import Testing

/// Undo of edits of rows that stand for their position, or have the id of others.
@MainActor
struct PositionUndoTests {
  private let scene = EditScene("A: 1 2 3 4 | B: 5", positions: true)

  private func set(_ drawing: String) {
    scene.model.sections = TableContent(drawn: drawing).withoutRowIDs.sections
  }

  @Test func `Rows that look the same go back where they were`() {
    let scene = EditScene("A: 1 1 1 2", positions: true)
    scene.model.perform(.delete(scene.position(1)))
    scene.model.perform(.move(scene.position(2), to: .start(ofSection: "A")))
    #expect(scene.drawing == "A: 2 1 1")
    scene.model.undo()
    scene.model.undo()
    #expect(scene.drawing == "A: 1 1 1 2")
    scene.model.redo()
    scene.model.redo()
    #expect(scene.drawing == "A: 2 1 1")
  }

  @Test func `Rows of one id go back where they were`() {
    let scene = EditScene("A: 1 1* 1** 2")
    scene.delete(1)
    scene.delete(2)
    scene.move(1, to: .end(ofSection: "A"))
    #expect(scene.drawing == "A: 1** 1*")
    for _ in 0..<3 { scene.model.undo() }
    #expect(scene.drawing == "A: 1 1* 1** 2")
    for _ in 0..<3 { scene.model.redo() }
    #expect(scene.drawing == "A: 1** 1*")
  }

  @Test func `A row that came is not taken for another that stands there now`() {
    scene.model.perform(.insert(RowItem(Note(id: 9)).withoutID, at: .start(ofSection: "A")))
    set("A: 7 9 1")
    #expect(scene.model.undo() == nil)
    scene.model.perform(.insert(RowItem(Note(id: 9)).withoutID, at: .start(ofSection: "A")))
    set("A: 9 8")
    #expect(scene.model.undo() != nil)
    #expect(scene.drawing == "A: 8")
  }

  @Test func `A row that moved is not taken for another that stands there now`() {
    scene.model.perform(.move(scene.position(0), to: .end(ofSection: "B")))
    #expect(scene.drawing == "A: 2 3 4 | B: 5 1")
    set("A: 2 3 4 | B: 6 5 1")
    #expect(scene.model.undo() == nil)
    #expect(scene.drawing == "A: 2 3 4 | B: 6 5 1")
  }

  @Test func `A row that went comes back as many rows from the top, unless it is there`() {
    scene.model.perform(.delete(scene.position(1)))
    set("A: 8 9 | B: 5")
    scene.model.undo()
    #expect(scene.drawing == "A: 8 2 9 | B: 5")
    scene.model.perform(.delete(scene.position(2)))
    set("A: 7 6 9")
    #expect(scene.model.undo() == nil)
    #expect(scene.drawing == "A: 7 6 9")
  }

  @Test func `The part of a batch that is left is not taken to be all of it`() {
    var edits: [TableEdit] = []
    scene.model.onEdit = { edits.append($0) }
    scene.model.perform(
      [8, 9, 7].map { .insert(RowItem(Note(id: $0)).withoutID, at: .start(ofSection: "A")) })
    #expect(scene.drawing == "A: 7 9 8 1 2 3 4 | B: 5")
    // There is another row now where it was put.
    #expect(scene.model.undo(edits[1]) == nil)
    scene.model.undo()
    #expect(scene.drawing == "A: 9 8 1 2 3 4 | B: 5")
  }

  @Test func `What double ids took with them is not taken to be there`() {
    let scene = EditScene("A: 1 1* 2 | B: 3")
    scene.model.duplicatePolicy = .keepFirst
    scene.insert(5, .end(ofSection: "A"))
    #expect(scene.drawing == "A: 1 2 5 | B: 3")
    scene.model.undo()
    #expect(scene.drawing == "A: 1 2 | B: 3")
  }
}

extension RowItem {
  /// The same row, which stands for its position.
  var withoutID: RowItem {
    var row = self
    row.id = nil
    return row
  }
}
