import TableItemsView

/// Edits a table at random as a person does, with handlers that finish late, vetoes, undo and updates from
/// outside, and does the same in the slow way.
///
/// Rows whose number can be divided by three have actions of their own: “Later” deletes its row when its
/// handler ends, and “Now” at once; all others have the one that deletes them.
@MainActor
package final class EditingSequence {
  let table: CheckedTable
  var slow: SlowEdits
  var generator: SeededGenerator

  /// What was shown when something was opened.
  var held: [SlowEdits.Section]?

  /// Handlers that have not ended, by how many were called before, and what they wait for.
  var waiting: [Int: (row: (section: String, row: Int), task: Task<Bool, Never>)] = [:]
  var continuations: [Int: CheckedContinuation<Bool, Never>] = [:]

  /// How many handlers were chosen and called, and how many rows were deleted and told.
  var chosen = 0
  var called = 0
  var vetoes = false
  private var isOver = false
  var asked: [Int] = []
  private var told: [String] = []
  private var deleted: [Int] = []

  private(set) var log: [String] = []
  var problems: [String] = []
  private var freshID = 100

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    slow = SlowEdits([
      .init(id: "A", rows: Array(1...6)), .init(id: "B", rows: [7, 8, 9]), .init(id: "C", rows: []),
    ])
    var setting = CheckedTable.Setting()
    setting.height = [4, 9, .infinity][Int.random(in: 0..<3, using: &generator)]
    setting.style = Bool.random(using: &generator) ? .plain : .grouped
    table = CheckedTable(slow.sections.content, setting)
    table.model.levelsOfUndo = slow.levels
    // By whole lines, so that numbers are exact.
    table.view.autoScroll.step = 1
    table.view.setEditing(true)
    wire()
  }

  private func wire() {
    table.model.onEdit = { [unowned self] edit in told.append(edit.words) }
    let delegate = table.delegate
    delegate.canMove = { _ in true }
    delegate.shouldDelete = { [unowned self] event in
      asked.append(event.number)
      return !vetoes
    }
    delegate.onDelete = { [unowned self] in deleted.append($0.number) }
    delegate.trailingSwipeActions = { [unowned self] event in
      guard event.number.isMultiple(of: 3) else { return nil }
      return [
        RowAction("Later", style: .destructive) { [unowned self] _ in await wait() },
        RowAction("Now", style: .destructive) { [unowned self] event in
          called += 1
          return !vetoes
        },
      ]
    }
    delegate.contextMenu = { [unowned self] _ in
      RowMenu(actions: [
        RowAction("Top") { [unowned self] event in
          called += 1
          return table.model.perform(.move(event.id, to: .start(ofSection: event.id.section)))
            != nil
        }
      ])
    }
  }

  /// Runs some steps, and returns what does not hold after one of them.
  package func run(steps: Int = 40) async -> [String] {
    for _ in 0..<steps where problems.isEmpty {
      await step()
      check()
    }
    for number in continuations.keys.sorted() where problems.isEmpty {
      await finish(number, isDone: number.isMultiple(of: 2))
      check()
    }
    if called != chosen { problems.append("\(chosen) handlers chosen, \(called) called") }
    isOver = true
    for continuation in continuations.values { continuation.resume(returning: false) }
    for (_, task) in waiting.values { _ = await task.value }
    return problems.isEmpty ? [] : log + problems
  }

  func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  func note(_ text: String) { log.append(text) }

  /// A row that is in the content.
  func randomRow() -> (section: String, row: Int)? {
    let rows = shown.flatMap { section in section.rows.map { (section.id, $0) } }
    return rows.isEmpty ? nil : rows[number(rows.count)]
  }

  /// What is shown.
  var shown: [SlowEdits.Section] { held ?? slow.sections }

  func path(of row: Int) -> RowPath {
    for (section, item) in shown.enumerated() {
      if let position = item.rows.firstIndex(of: row) {
        return RowPath(section: section, row: position)
      }
    }
    return RowPath(section: -1, row: 0)
  }

  /// Other content from outside: rows come, go and move.
  func changeOutside() {
    var rows = slow.sections.map(\.rows)
    for _ in 0...number(3) {
      let section = number(3)
      switch number(4) {
      case 0 where !rows[section].isEmpty:
        rows[section].remove(at: number(rows[section].count))
      case 1 where !rows[section].isEmpty:
        let row = rows[section].remove(at: number(rows[section].count))
        let other = number(3)
        rows[other].insert(row, at: number(rows[other].count + 1))
      default:
        freshID += 1
        rows[section].insert(freshID, at: number(rows[section].count + 1))
      }
    }
    for (section, rows) in rows.enumerated() { slow.sections[section].rows = rows }
    note("outside: \(slow.sections)")
    table.model.apply(slow.sections.content)
  }

  private func wait() async -> Bool {
    called += 1
    guard !isOver else { return false }
    return await withCheckedContinuation { continuations[called] = $0 }
  }

  private func check() {
    let drawing = table.model.sections.outline
    if drawing != slow.sections { problems.append("\(drawing), and should be \(slow.sections)") }
    let content = table.model.content.sections.outline
    if content != shown { problems.append("shows \(content), and should \(shown)") }
    if told != slow.told { problems.append("told \(told), and should be \(slow.told)") }
    let deleted = slow.told.count { $0.hasPrefix("person: delete") }
    if self.deleted.count != deleted {
      problems.append("\(self.deleted) told deleted, and should be \(deleted)")
    }
    if table.model.canUndo == slow.undoable.isEmpty || table.model.canRedo == slow.redoable.isEmpty
    {
      problems.append("can undo \(table.model.canUndo), can redo \(table.model.canRedo)")
    }
    if table.view.mustHoldUpdates != (held != nil) { problems.append("open: \(held == nil)") }
    problems += table.problemsOnScreen()
    if held == nil, number(4) == 0 {
      let isEditing = table.view.isEditing
      table.view.setEditing(false)
      problems += table.problemsBesideFresh()
      table.view.setEditing(isEditing)
    }
  }
}

extension TableEvent {
  /// The number of the row.
  var number: Int { data(as: Entry.self)?.id ?? -1 }
}

extension TableEdit {
  /// The edit in the words of the slow way.
  fileprivate var words: String {
    let places = [
      source.map { " \(id) (\($0.section), \($0.row))" },
      destination.map { " \(newID ?? id) (\($0.section), \($0.row))" },
    ].compactMap { $0 }
    return "\(cause): \(kind)" + places.joined(separator: " to")
  }
}

extension [SlowEdits.Section] {
  /// The sections as content of a model.
  fileprivate var content: TableContent {
    TableContent(
      map { SectionItem(id: $0.id, header: $0.id, rows: $0.rows.map { RowItem(Entry(id: $0)) }) })
  }
}

extension [SectionItem] {
  /// The sections in the slow way.
  fileprivate var outline: [SlowEdits.Section] {
    map { section in
      SlowEdits.Section(
        id: section.id?.description ?? "none",
        rows: section.rows.map { ($0.data as? Entry)?.id ?? -1 })
    }
  }
}
