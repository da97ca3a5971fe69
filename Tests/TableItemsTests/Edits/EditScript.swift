import TableItemsView
import TestSupport

/// Does the same at random to a model and in the slow way.
@MainActor
final class EditScript {
  private let scene = EditScene("A: 1 2 3 4 | B: 5 6 | C:")
  private var slow = SlowEdits([
    .init(id: "A", rows: [1, 2, 3, 4]), .init(id: "B", rows: [5, 6]), .init(id: "C", rows: []),
  ])
  private var generator: SeededGenerator
  private var freshID = 10
  private var told: [TableEdit] = []
  private var filter: ((Int) -> Bool)?
  private var changes: [[Bool]] = []
  private var copy: [[Int]]

  /// What is shown, while updates are held.
  private var held: [SlowEdits.Section]?

  private(set) var log: [String] = []
  private(set) var problem: String?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    copy = slow.sections.map(\.rows)
    scene.model.levelsOfUndo = slow.levels
    scene.show()
    scene.host.canPerformUpdates = seed % 2 == 0
    scene.model.onEdit = { [weak self] edit in self?.note(edit) }
    scene.model.onUndoChange = { [weak self] in
      guard let self else { return }
      changes.append([scene.model.canUndo, scene.model.canRedo])
    }
  }

  /// Does to a copy of the rows what is told.
  private func note(_ edit: TableEdit) {
    told.append(edit)
    scene.journal.write(edit.text)
    guard let row = (edit.row.data as? Note)?.id else { return }
    if let path = edit.source, copy[path.section].remove(at: path.row) != row {
      problem = "another row was told"
    }
    if let path = edit.destination { copy[path.section].insert(row, at: path.row) }
  }

  func run(_ count: Int) {
    for _ in 0..<count where problem == nil {
      let before = [!slow.undoable.isEmpty, !slow.redoable.isEmpty]
      step()
      scene.complete()
      check(before)
    }
  }

  private func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private var shown: [SlowEdits.Section] {
    if let held { return held }
    return slow.sections.map { section in
      var section = section
      section.rows = section.rows.filter { filter?($0) ?? true }
      return section
    }
  }

  private func randomSection() -> String { ["A", "B", "C", "Z"][number(16) == 0 ? 3 : number(3)] }

  /// A row, and where it is; sometimes one that is not there.
  private func randomRow() -> (section: String, row: Int) {
    let rows = slow.sections.flatMap { section in section.rows.map { (section.id, $0) } }
    guard number(10) > 0, !rows.isEmpty else { return (randomSection(), number(freshID)) }
    return rows[number(rows.count)]
  }

  private func randomPlace(for row: Int, from source: String = "") -> (RowPlace, SlowEdits.Place) {
    let (section, other) = randomRow()
    switch number(6) {
    case 0:
      return (.before(scene.id(other, ItemID(section))), .init(section: section, next: other))
    case 1:
      return (
        .after(scene.id(other, ItemID(section))),
        .init(section: section, previous: other, row: .max)
      )
    case 2:
      return (.start(ofSection: ItemID(section)), .init(section: section))
    case 3:
      return (.end(ofSection: ItemID(section)), .init(section: section, row: .max))
    default: break
    }
    // Where it is dropped on screen.
    let index = number(shown.count)
    let target = shown[index]
    let rows = target.rows.filter { $0 != row || target.id != source }
    let position = number(rows.count + 1)
    let hole = shown.enumerated().lazy.compactMap { section, item in
      item.id == source
        ? item.rows.firstIndex(of: row).map { RowPath(section: section, row: $0) } : nil
    }.first
    let place = RowPlace(
      RowPath(section: index, row: position), in: scene.model.content, without: hole)
    return (
      place ?? .end(ofSection: "none"),
      .init(
        section: target.id, previous: position > 0 ? rows[position - 1] : nil,
        next: position < rows.count ? rows[position] : nil, row: position, isGap: true)
    )
  }

  private func randomEdit() -> (RowEdit, SlowEdits.Edit) {
    switch number(6) {
    case 0, 1:
      let (section, row) = randomRow()
      return (.delete(scene.id(row, ItemID(section))), .delete(section, row))
    case 2:
      freshID += 1
      let row = number(6) == 0 ? randomRow().row : freshID
      let (place, slowPlace) = randomPlace(for: -1)
      return (.insert(RowItem(Note(id: row)), at: place), .insert(row, slowPlace))
    default:
      let (section, row) = randomRow()
      let (place, slowPlace) = randomPlace(for: row, from: section)
      return (
        .move(scene.id(row, ItemID(section)), to: place), .move(section, row, slowPlace)
      )
    }
  }

  private func perform() {
    // So that what is shown is that of the slow way.
    scene.complete()
    let edits = (0...(number(3) == 0 ? 2 : 0)).map { _ in randomEdit() }
    log.append("perform \(edits.map(\.1))")
    scene.model.perform(edits.map(\.0))
    slow.perform(edits.map(\.1))
  }

  private func step() {
    switch number(16) {
    case 0, 1:
      log.append("undo")
      scene.model.undo()
      slow.undo()
    case 2, 3:
      log.append("redo")
      scene.model.redo()
      slow.redo()
    case 4 where !told.isEmpty:
      let edit = told[number(told.count)]
      log.append("undo \(edit.number)")
      scene.model.undo(edit)
      slow.undo(number: edit.number)
    case 5: group()
    case 6: setContent()
    case 7: hold()
    case 8:
      guard held == nil else { return }
      let rest = number(4)
      filter = rest == 3 ? nil : { $0 % 3 != rest }
      log.append("filter \(rest)")
      scene.model.filter = filter.map { filter in
        { row, _ in (row.data as? Note).map { filter($0.id) } ?? false }
      }
    default: perform()
    }
  }

  private func group() {
    log.append("group")
    slow.isJoining = false
    scene.model.groupingEdits {
      for _ in 0...number(3) {
        if number(8) == 0, let edit = told.last {
          log.append("undo \(edit.number) within")
          scene.model.undo(edit)
          slow.undo(number: edit.number)
        } else if number(5) == 0 {
          log.append("undo within")
          scene.model.undo()
          slow.undo()
        } else {
          scene.model.groupingEdits { perform() }
        }
      }
    }
    log.append("end")
    slow.isJoining = nil
  }

  /// Rows come, go and move, as the program wants; also rows that were deleted come back.
  private func setContent() {
    for index in slow.sections.indices {
      var rows = slow.sections[index].rows
      rows.removeAll { _ in number(4) == 0 }
      let back = told.filter {
        $0.kind == .delete && $0.id.section.description == ["A", "B", "C"][index]
      }
      if number(2) == 0, let row = back.last.flatMap({ ($0.row.data as? Note)?.id }),
        !rows.contains(row)
      {
        rows.insert(row, at: number(rows.count + 1))
      }
      if number(3) == 0 { rows.shuffle(using: &generator) }
      if number(2) == 0 {
        freshID += 1
        rows.insert(freshID, at: number(rows.count + 1))
      }
      slow.sections[index].rows = rows
    }
    log.append("set \(slow.sections.map(\.rows))")
    copy = slow.sections.map(\.rows)
    scene.model.apply(
      TableContent(
        slow.sections.map { SectionItem(id: $0.id, data: $0.rows.map { Note(id: $0) }) }))
  }

  private func hold() {
    log.append(held == nil ? "hold" : "resume")
    held = held == nil ? shown : nil
    scene.host.mustHoldUpdates = held != nil
    scene.model.resumeUpdates()
  }

  private func check(_ before: [Bool]) {
    func rows(_ sections: [SectionItem]) -> [[Int?]] {
      sections.map { $0.rows.map { ($0.data as? Note)?.id } }
    }
    let telling = scene.journal.read()
    let expected = slow.told.suffix(telling.count)
    let after = [!slow.undoable.isEmpty, !slow.redoable.isEmpty]
    if rows(scene.model.sections) != slow.sections.map(\.rows) {
      problem = "\(scene.drawing), not \(slow.sections)"
    } else if rows(scene.model.content.sections) != shown.map(\.rows) {
      problem = "shown is \(scene.shown), not \(shown)"
    } else if told.count != slow.told.count || telling != Array(expected) {
      problem = "told \(telling), not \(expected)"
    } else if told.map(\.number) != slow.numbers {
      problem = "the numbers are others"
    } else if [scene.model.canUndo, scene.model.canRedo] != after {
      problem = "can undo and redo is not \(after)"
    } else if copy != slow.sections.map(\.rows) {
      problem = "the copy is \(copy)"
    } else if before != after ? changes.last != after : changes.last.map({ $0 != after }) ?? false {
      problem = "told \(changes), not \(after)"
    }
    changes = []
  }
}
