import TableItemsView
import TestSupport
import Testing

/// Edits, undo, groups, outside content, held updates and filters at random, against the slow way.
@MainActor
struct EveryEditTests {
  @Test(arguments: 0..<40)
  func `All interleavings end as in the slow way`(seed: Int) {
    for part in 0..<10 {
      let script = EditScript(seed: UInt64(seed * 10 + part))
      script.run(40)
      if let problem = script.problem {
        Issue.record(
          "seed \(seed * 10 + part): \(problem)\n\(script.log.suffix(5).joined(separator: "; "))")
        return
      }
    }
  }

  /// Also where rows look alike, and stand for their positions or have ids of others.
  @Test(arguments: 0..<40)
  func `All that was undone one by one is what it was, and so is what is done again`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let scene = EditScene("A: 1 1 2 | B: 2 1 | C:", positions: seed % 2 == 0)
    let content = { scene.drawing }
    var drawings = [content()]
    var position = 0
    func randomID() -> RowID {
      let section = Int.random(in: 0...2, using: &generator)
      let rows = scene.model.sections[section].rows
      return TableContent(scene.model.sections).id(
        at: RowPath(section: section, row: Int.random(in: 0...rows.count, using: &generator)))
        ?? scene.id(9)
    }
    for step in 0..<60 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1:
        #expect((scene.model.undo() != nil) == (position > 0))
        position = max(position - 1, 0)
      case 2:
        #expect((scene.model.redo() != nil) == (position < drawings.count - 1))
        position = min(position + 1, drawings.count - 1)
      default:
        let edits: [RowEdit] = (0..<3).map { _ in
          let id = randomID()
          return switch Int.random(in: 0..<4, using: &generator) {
          case 0: .delete(id)
          case 1:
            .insert(
              seed % 2 == 0 ? RowItem(Note(id: 1)).withoutID : RowItem(Note(id: step)),
              at: .after(id))
          case 2: .move(id, to: .before(randomID()))
          default: .move(id, to: .end(ofSection: randomID().section))
          }
        }
        guard scene.model.perform(edits) != nil else { continue }
        drawings = drawings[...position] + [content()]
        position += 1
      }
      #expect(content() == drawings[position], "seed \(seed), step \(step)")
      #expect(scene.model.canUndo == (position > 0))
      #expect(scene.model.canRedo == (position < drawings.count - 1))
      guard content() == drawings[position] else { return }
    }
  }
}
