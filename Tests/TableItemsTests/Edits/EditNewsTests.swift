import TableItemsView
import TestSupport
import Testing

/// Who is told of edits may do anything in the middle.
@MainActor
struct EditNewsTests {
  private let scene = EditScene("A: 1 2 3 | B: 4 5")

  private func watch(_ journal: Journal) {
    scene.model.onUndoChange = { [model = scene.model] in
      journal.write("undo \(model.canUndo), redo \(model.canRedo)")
    }
  }

  @Test func `What can be undone is told when it changes`() {
    watch(scene.journal)
    scene.delete(1)
    scene.delete(2)
    scene.model.undo()
    scene.model.undo()
    scene.model.redo()
    scene.model.removeAllUndoActions()
    scene.model.removeAllUndoActions()
    #expect(
      scene.journal.read() == [
        "person: delete A/1 (0, 0)", "undo true, redo false", "person: delete A/2 (0, 0)",
        "undo: insert A/2 (0, 0)", "undo true, redo true", "undo: insert A/1 (0, 0)",
        "undo false, redo true", "redo: delete A/1 (0, 0)", "undo true, redo true",
        "undo false, redo false",
      ])
    scene.delete(2)
    scene.set("A:")
    _ = scene.journal.read()
    scene.set("A: 2")
    #expect(scene.model.undo() == nil)
    #expect(scene.journal.read() == ["undo false, redo false"])
  }

  @Test func `An edit made while one is told is told after the others`() {
    let model = scene.model
    model.onEdit = { [scene] edit in
      scene.journal.write(edit.text)
      #expect(scene.drawing.contains("1") == false)
      if edit.id == scene.id(1) { scene.delete(4, "B") }
    }
    model.perform([.delete(scene.id(1)), .delete(scene.id(2))])
    #expect(
      scene.journal.read() == [
        "person: delete A/1 (0, 0)", "person: delete A/2 (0, 0)", "person: delete B/4 (1, 0)",
      ])
    model.onEdit = nil
    model.undo()
    model.undo()
    #expect(scene.drawing == "A: 1 2 3 | B: 4 5")
  }

  @Test func `An edit can be refused at once, in the middle of being told`() {
    scene.model.onEdit = { [scene] edit in
      scene.journal.write(edit.text)
      if edit.cause == .person { #expect(scene.model.undo(edit) != nil) }
    }
    watch(scene.journal)
    scene.model.perform([.delete(scene.id(1)), .delete(scene.id(2))])
    #expect(scene.drawing == "A: 1 2 3 | B: 4 5")
    #expect(
      scene.journal.read() == [
        "person: delete A/1 (0, 0)", "person: delete A/2 (0, 0)", "undo: insert A/1 (0, 0)",
        "undo: insert A/2 (0, 1)",
      ])
    #expect(!scene.model.canUndo && !scene.model.canRedo)
  }

  @Test func `Closures that undo, set sections, or go away do no harm`() {
    scene.model.onEdit = { [scene] _ in
      scene.model.onEdit = { edit in
        scene.journal.write("second: \(edit.text)")
        scene.model.onEdit = nil
      }
      scene.set("A: 7")
      scene.model.undo()
    }
    scene.model.onUndoChange = { [scene] in
      scene.journal.write("changed")
      scene.model.onUndoChange = nil
      scene.model.removeAllUndoActions()
    }
    scene.delete(1)
    #expect(scene.drawing == "A: 1 7")
    #expect(scene.journal.read() == ["second: undo: insert A/1 (0, 0)", "changed"])
  }

  @Test func `A model that is released while it tells ends in peace`() {
    var model: TableModel? = TableModel(TableContent(drawn: "A: 1 2"))
    weak let kept = model
    var told = 0
    model?.onEdit = { _ in
      told += 1
      model = nil
    }
    model?.perform([.delete(scene.id(1)), .delete(scene.id(2))])
    #expect(told == 2)
    #expect(kept == nil)
  }

  @Test func `Closures that make an edit each time do not hold the program up, and all is told`()
    async
  {
    scene.model.onEdit = { [scene] edit in
      scene.journal.write("\(edit.number)")
      guard edit.number < 99 else { return }
      scene.move(1, to: edit.number % 2 == 0 ? .start(ofSection: "A") : .end(ofSection: "A"))
    }
    scene.move(1, to: .end(ofSection: "A"))
    var told = scene.journal.read()
    #expect(told.count < 50)
    while told.count < 100 {
      await Task.yield()
      told += scene.journal.read()
    }
    #expect(told == (0..<100).map { "\($0)" })
    scene.model.onEdit = nil
    scene.model.onUndoChange = { [scene] in
      if scene.model.undo() == nil { scene.model.redo() }
    }
    scene.model.removeAllUndoActions()
    scene.delete(2)
    scene.model.onUndoChange = nil
  }

  @Test func `What is held by what is forgotten may ask the model when it is released`() {
    @MainActor final class Asking {
      let model: TableModel
      init(_ model: TableModel) { self.model = model }
      deinit {
        MainActor.assumeIsolated { [model] in
          model.onEdit = nil
          model.onUndoChange = nil
          _ = model.undo()
        }
      }
    }
    func row(_ id: Int) -> RowItem {
      let asking = Asking(scene.model)
      return RowItem(Note(id: id), cell: "note", onSelect: { _, _ in _ = asking })
    }
    let model = scene.model
    model.levelsOfUndo = 1
    for id in 6...8 { model.perform(.insert(row(id), at: .end(ofSection: "A"))) }
    model.removeAllUndoActions()
    for id in 6...8 { model.perform(.delete(scene.id(id))) }
    model.removeAllUndoActions()
    model.levelsOfUndo = 2
    for id in 6...7 { model.perform(.insert(row(id), at: .end(ofSection: "A"))) }
    for id in 6...7 { model.perform(.delete(scene.id(id))) }
    model.levelsOfUndo = 1
    let asking = Asking(model)
    model.onEdit = { _ in _ = asking }
    model.onEdit = nil
  }
}
