import TableItemsView
import TestSupport

/// Edits a draft at random, and does the same to plain arrays.
struct DraftScript {
  /// What may happen.
  struct Edits: OptionSet {
    let rawValue: Int

    /// Rows and sections are shown anew although they are equal.
    static let refreshing = Edits(rawValue: 1)

    /// What was taken out is put in again; rows are put in with ids that are there.
    static let repeating = Edits(rawValue: 2)
  }

  var draft: TableDraft

  /// The ids and data of the sections as they are to be.
  private(set) var expected: [(id: ItemID?, rows: [Note?])]

  private let edits: Edits
  private var generator: SeededGenerator
  private var freshID = 100
  private var removed: [RowItem] = []

  /// What was done, as text.
  private(set) var log: [String] = []

  /// An answer of the draft that is not what it should be.
  private(set) var problem: String?

  init(_ content: TableContent, seed: UInt64, _ edits: Edits = []) {
    draft = TableDraft(content)
    expected = content.sections.map { ($0.id, $0.rows.map { $0.data as? Note }) }
    self.edits = edits
    generator = SeededGenerator(seed: seed)
  }

  mutating func run(_ count: Int) {
    for _ in 0..<count { edit() }
  }

  private mutating func number(_ limit: Int) -> Int {
    // Also numbers that are none of the table.
    Int.random(in: -1...(limit + 1), using: &generator)
  }

  private mutating func path() -> RowPath {
    let section = number(expected.count)
    return RowPath(section: section, row: number(rowCount(section)))
  }

  private func rowCount(_ section: Int) -> Int {
    expected.indices.contains(section) ? expected[section].rows.count : 0
  }

  private func hasRow(_ path: RowPath) -> Bool { (0..<rowCount(path.section)).contains(path.row) }

  private func hasPlace(_ path: RowPath) -> Bool {
    expected.indices.contains(path.section) && (0...rowCount(path.section)).contains(path.row)
  }

  private mutating func freshRow() -> RowItem {
    if edits.contains(.repeating), Bool.random(using: &generator) {
      if let row = removed.popLast() { return row }
      return RowItem(Note(id: Int.random(in: 1...3, using: &generator)))
    }
    freshID += 1
    return RowItem(Note(id: freshID))
  }

  private mutating func check(_ text: String, _ answer: Bool, _ expected: Bool) {
    log.append(text)
    if answer != expected { problem = "\(text) is \(answer)" }
  }

  private mutating func edit() {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1:
      let (row, path) = (freshRow(), path())
      let isPlace = hasPlace(path)
      check("insert at \(path)", draft.insert(row, at: path), isPlace)
      if isPlace { expected[path.section].rows.insert(row.data as? Note, at: path.row) }
    case 2, 3:
      let path = path()
      let row = hasRow(path) ? expected[path.section].rows.remove(at: path.row) : nil
      let answer = draft.remove(at: path)
      check("remove \(path)", answer?.data as? Note == row, true)
      if let answer { removed.append(answer) }
    case 4, 5, 6: move(path(), path())
    case 7: replace(path())
    case 8:
      guard edits.contains(.refreshing) else { return }
      let path = path()
      check("refresh \(path)", draft.refresh(at: path), hasRow(path))
    default: editSection()
    }
  }

  private mutating func move(_ path: RowPath, _ newPath: RowPath) {
    let isWithin = path.section == newPath.section
    let isPossible = hasRow(path) && (isWithin ? hasRow(newPath) : hasPlace(newPath))
    check("move \(path) to \(newPath)", draft.move(from: path, to: newPath), isPossible)
    guard isPossible else { return }
    let row = expected[path.section].rows.remove(at: path.row)
    expected[newPath.section].rows.insert(row, at: newPath.row)
  }

  private mutating func replace(_ path: RowPath) {
    var row = freshRow()
    if hasRow(path), var note = expected[path.section].rows[path.row],
      Int.random(in: 0..<4, using: &generator) > 0
    {
      note.version += Int.random(in: 0...1, using: &generator)
      row = RowItem(note)
      // A row whose id is its position, as it was made.
      if draft.row(at: path)?.id == nil { row.id = nil }
    }
    check("replace \(path)", draft.replace(at: path, with: row), hasRow(path))
    if hasRow(path) { expected[path.section].rows[path.row] = row.data as? Note }
  }

  private mutating func editSection() {
    let (section, other) = (number(expected.count), number(expected.count))
    let isThere = expected.indices.contains(section)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      freshID += 1
      let new = SectionItem(id: freshID, data: [Note(id: freshID), Note(id: freshID + 1)])
      freshID += 1
      let isPlace = (0...expected.count).contains(section)
      check("insert section \(section)", draft.insertSection(new, at: section), isPlace)
      if isPlace { expected.insert((new.id, new.rows.map { $0.data as? Note }), at: section) }
    case 1 where expected.count > 1 || !isThere:
      check("remove section \(section)", draft.removeSection(at: section) != nil, isThere)
      if isThere { expected.remove(at: section) }
    case 2:
      let isPossible = isThere && expected.indices.contains(other)
      check(
        "move section \(section) to \(other)", draft.moveSection(from: section, to: other),
        isPossible)
      if isPossible { expected.insert(expected.remove(at: section), at: other) }
    case 3:
      var new = draft.section(at: section) ?? SectionItem(id: 0, rows: [])
      var rows = Array(new.rows)
      rows.shuffle(using: &generator)
      if !rows.isEmpty { rows.removeLast() }
      rows.append(freshRow())
      new.rows = SectionRows(rows)
      check("replace section \(section)", draft.replaceSection(at: section, with: new), isThere)
      if isThere { expected[section].rows = rows.map { $0.data as? Note } }
    default:
      guard edits.contains(.refreshing) else { return }
      check(
        "refresh header \(section)", draft.refreshHeader(ofSection: section),
        draft.section(at: section)?.header != nil)
    }
  }
}
