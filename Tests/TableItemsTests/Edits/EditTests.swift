import TableItemsView
import TestSupport
import Testing

/// Edits that a person makes, as the model makes them.
@MainActor
struct EditTests {
  // xmartlabs/Eureka#1108
  @Test func `A row that is deleted twice is deleted once`() {
    let scene = EditScene("A: 1 2 3")
    #expect(scene.delete(2)?.result == .reloaded)
    #expect(scene.delete(2) == nil)
    #expect(scene.drawing == "A: 1 3")
    #expect(scene.journal.read() == ["person: delete A/2 (0, 1)"])
    scene.model.undo()
    #expect(!scene.model.canUndo)
  }

  // xmartlabs/Eureka#1674
  @Test func `Two rows are deleted one right after the other, while the first is under way`() {
    let scene = EditScene("A: 1 2")
    scene.show()
    let updates = [scene.delete(1), scene.delete(2)]
    #expect(scene.drawing == "A:")
    #expect(updates.map(\.?.result) == [nil, nil])
    scene.host.complete()
    scene.host.complete()
    #expect(updates.map(\.?.result) == [.applied, .applied])
    #expect(scene.shown == "A:")
  }

  // CEWendel/SWTableViewCell#311
  @Test(arguments: [false, true])
  func `All rows are deleted one by one`(isUniform: Bool) {
    let scene = EditScene("A: 1 2 3 | B: 4", isUniform: isUniform)
    scene.show()
    for (row, section) in [(3, "A"), (1, "A"), (2, "A"), (4, "B")] {
      #expect(scene.delete(row, ItemID(section)) != nil)
      scene.host.complete()
    }
    #expect(scene.shown == "A: | B:")
    #expect(scene.delete(1) == nil)
    while scene.model.undo() != nil { scene.host.complete() }
    #expect(scene.shown == "A: 1 2 3 | B: 4")
  }

  // adamshin/SwiftReorder#43
  @Test func `A row moves into an empty section`() {
    let scene = EditScene("A: 1 | B:")
    let path = RowPath(section: 1, row: 0)
    let place = RowPlace(path, in: scene.model.content, without: RowPath(section: 0, row: 0))
    #expect(place == RowPlace(path, in: scene.model.content))
    #expect(place.flatMap { scene.move(1, to: $0) } != nil)
    #expect(scene.drawing == "A: | B: 1")
    #expect(scene.journal.read() == ["person: move A/1 (0, 0) to B/1 (1, 0)"])
  }

  @Test func `A row moves before and after others, and to the ends of a section`() {
    let scene = EditScene("A: 1 2 3 | B: 4 5")
    scene.move(1, to: .after(scene.id(2)))
    #expect(scene.drawing == "A: 2 1 3 | B: 4 5")
    scene.move(3, to: .before(scene.id(2)))
    #expect(scene.drawing == "A: 3 2 1 | B: 4 5")
    scene.move(3, to: .before(scene.id(5, "B")))
    #expect(scene.drawing == "A: 2 1 | B: 4 3 5")
    scene.move(2, to: .end(ofSection: "B"))
    scene.move(1, to: .start(ofSection: "B"))
    #expect(scene.drawing == "A: | B: 1 4 3 5 2")
    scene.move(1, "B", to: .end(ofSection: "B"))
    #expect(scene.drawing == "A: | B: 4 3 5 2 1")
  }

  @Test func `A row that is where it is to go is not moved`() {
    let scene = EditScene("A: 1 2 3 | B: 4")
    let places: [RowPlace] = [
      .after(scene.id(1)), .before(scene.id(3)), .after(scene.id(2)), .before(scene.id(2)),
    ]
    for place in places { #expect(scene.move(2, to: place) == nil) }
    #expect(scene.move(3, to: .end(ofSection: "A")) == nil)
    #expect(scene.move(1, to: .start(ofSection: "A")) == nil)
    #expect(scene.journal.read().isEmpty)
    #expect(!scene.model.canUndo)
  }

  // ashfurrow/yourfirstswiftapp PR#5
  @Test func `A move that content that came meanwhile has made already is not made again`() {
    let scene = EditScene("A: 1 2 3")
    scene.show()
    scene.host.mustHoldUpdates = true
    let drop = RowPath(section: 0, row: 2)
    let place = RowPlace(drop, in: scene.model.content, without: RowPath(section: 0, row: 0))
    scene.set("A: 2 3 1")
    #expect(scene.shown == "A: 1 2 3")
    #expect(place != nil)
    if let place { #expect(scene.move(1, to: place) == nil) }
    #expect(scene.drawing == "A: 2 3 1")
  }

  @Test func `An edit made while content waits is made to that, and shown with it`() {
    let scene = EditScene("A: 1 2 3")
    scene.show()
    scene.host.mustHoldUpdates = true
    scene.set("A: 4 3 2 1")
    #expect(scene.delete(2)?.result == nil)
    scene.move(1, to: .before(scene.id(3)))
    scene.delete(5)
    #expect(scene.shown == "A: 1 2 3")
    scene.host.mustHoldUpdates = false
    scene.model.resumeUpdates()
    for _ in 0..<4 { scene.host.complete() }
    #expect(scene.shown == "A: 4 1 3")
    scene.model.undo()
    for _ in 0..<4 { scene.host.complete() }
    scene.model.undo()
    #expect(scene.drawing == "A: 4 3 2 1")
  }

  @Test func `Rows are put in, but not where there is one of their id`() {
    let scene = EditScene("A: 1 2")
    #expect(scene.insert(3, .after(scene.id(1))) != nil)
    #expect(scene.insert(2, .start(ofSection: "A")) == nil)
    #expect(scene.insert(4, .end(ofSection: "Z")) == nil)
    #expect(scene.drawing == "A: 1 3 2")
    #expect(scene.model.diagnostics.map(\.kind) == [.ignoredEdit, .ignoredEdit])
    #expect(
      scene.model.diagnostics.map(\.message) == [
        "there is a row A/2 already; no other is put in",
        "there is no section Z; no row is put there",
      ])
  }

  @Test func `A row does not move to a section that is not there, or has one of its id`() {
    let scene = EditScene("A: 1 2 | B: 1")
    #expect(scene.move(1, to: .start(ofSection: "B")) == nil)
    #expect(scene.move(1, to: .start(ofSection: "C")) == nil)
    #expect(scene.move(7, to: .start(ofSection: "B")) == nil)
    #expect(scene.drawing == "A: 1 2 | B: 1")
    #expect(scene.model.diagnostics.map(\.kind) == [.ignoredEdit, .ignoredEdit])
  }

  @Test func `Edits of a batch are made one after another, in one update`() {
    let scene = EditScene("A: 1 2 3 | B: 4")
    scene.show()
    scene.model.perform([
      .delete(scene.id(1)), .move(scene.id(3), to: .start(ofSection: "B")),
      .delete(scene.id(3, "B")), .delete(scene.id(9)),
      .insert(RowItem(Note(id: 5)), at: .after(scene.id(2))),
      .move(scene.id(5), to: .before(scene.id(2))),
    ])
    #expect(scene.host.stages.count == 1)
    #expect(scene.drawing == "A: 5 2 | B: 4")
    #expect(
      scene.journal.read() == [
        "person: delete A/1 (0, 0)", "person: move A/3 (0, 1) to B/3 (1, 0)",
        "person: delete B/3 (1, 0)", "person: insert A/5 (0, 1)",
        "person: move A/5 (0, 1) to A/5 (0, 0)",
      ])
    scene.model.undo()
    #expect(scene.drawing == "A: 1 2 3 | B: 4")
    #expect(scene.model.perform([]) == nil)
  }

  @Test func `Rows that stand for their position are meant as they were before the batch`() {
    let scene = EditScene("A: 1 2 3 4 | B: 5", positions: true)
    scene.model.perform([
      .delete(scene.position(0)), .delete(scene.position(2)),
      .move(scene.position(3), to: .before(scene.position(1))), .delete(scene.position(2)),
      .move(scene.position(0, "B"), to: .after(scene.position(3))),
    ])
    #expect(scene.drawing == "A: 4 5 2 | B:")
    scene.model.undo()
    #expect(scene.drawing == "A: 1 2 3 4 | B: 5")
  }

  @Test func `What is hidden stays where it is, between the rows it was between`() {
    let scene = EditScene("A: 1 2 3 4 5")
    scene.model.filter = { row, _ in (row.data as? Note)?.id != 3 }
    #expect(scene.shown == "A: 1 2 4 5")
    func drop(_ row: Int, from old: Int, to new: Int) -> TableUpdate? {
      RowPlace(
        RowPath(section: 0, row: new), in: scene.model.content,
        without: RowPath(section: 0, row: old)
      ).flatMap { scene.move(row, to: $0) }
    }
    #expect(drop(4, from: 2, to: 2) == nil)
    #expect(drop(1, from: 0, to: 2) != nil)
    #expect(scene.drawing == "A: 2 3 4 1 5")
    #expect(drop(4, from: 1, to: 0) != nil)
    #expect(scene.drawing == "A: 4 2 3 1 5")
    scene.model.collapse(section: "A")
    scene.delete(2)
    #expect(scene.drawing == "A: 4 3 1 5")
  }

  @Test func `Rows that stand for their position are found though some are hidden`() {
    let scene = EditScene("A: 1 2 3 4", positions: true)
    scene.model.filter = { row, _ in (row.data as? Note)?.id != 1 }
    #expect(scene.shown == "A: 2 3 4")
    let id = scene.model.content.id(at: RowPath(section: 0, row: 0))
    let place = RowPlace(
      RowPath(section: 0, row: 1), in: scene.model.content, without: RowPath(section: 0, row: 0))
    if let id, let place { scene.model.perform(.move(id, to: place)) }
    #expect(scene.drawing == "A: 1 3 2 4")
    let row = scene.model.row(at: RowPath(section: 0, row: 2))
    if let row { scene.model.perform(.insert(row, at: .end(ofSection: "A"))) }
    #expect(scene.drawing == "A: 1 3 2 4 4")
    #expect(scene.model.sections[0].rows.allSatisfy { $0.id == nil })
  }

  @Test func `Content that is refused is no edit`() {
    let scene = EditScene("A: 1 1 2 | B: 3")
    scene.model.duplicatePolicy = .reject
    let update = scene.move(2, to: .end(ofSection: "B"))
    guard case .rejected = update?.result else {
      Issue.record("\(String(describing: update?.result))")
      return
    }
    #expect(scene.drawing == "A: 1 1 2 | B: 3")
    #expect(!scene.model.canUndo)
    #expect(scene.journal.read().isEmpty)
  }

  @Test func `Only the rows of the sections that are touched are looked at`() {
    let scene = EditScene("A: 1 2 3 | B: 4", isUniform: true)
    scene.show()
    scene.delete(2)
    #expect(!scene.model.sections[0].rows.isUniform)
    #expect(scene.model.sections[1].rows.isUniform)
    #expect(scene.host.stages.map(\.updates.deletedRows) == [[RowPath(section: 0, row: 1)]])
  }
}
