/// What a model with edits does, in the slow and obvious way: sections and rows are plain arrays, and all
/// that is looked for is looked for by its id.
package struct SlowEdits {
  package struct Section: Equatable, CustomStringConvertible {
    package let id: String
    package var rows: [Int]

    package init(id: String, rows: [Int]) {
      self.id = id
      self.rows = rows
    }

    package var description: String { "\(id): \(rows)" }
  }

  /// A place: a section, the rows it is between, and how many are before it.
  package struct Place: CustomStringConvertible {
    package let section: String
    package var previous: Int?
    package var next: Int?
    package var row = 0
    package var isGap = false

    package init(
      section: String, previous: Int? = nil, next: Int? = nil, row: Int = 0, isGap: Bool = false
    ) {
      self.section = section
      self.previous = previous
      self.next = next
      self.row = row
      self.isGap = isGap
    }

    package var description: String {
      let rows = [previous, next].map { $0?.description ?? "-" }.joined(separator: "…")
      return "\(section) \(rows) \(row == .max ? "end" : "\(row)")\(isGap ? " gap" : "")"
    }
  }

  package enum Edit: CustomStringConvertible {
    case delete(String, Int)
    case insert(Int, Place)
    case move(String, Int, Place)

    package var description: String {
      switch self {
      case .delete(let section, let row): "delete \(section)/\(row)"
      case .insert(let row, let place): "insert \(row) at \(place)"
      case .move(let section, let row, let place): "move \(section)/\(row) to \(place)"
      }
    }
  }

  /// What was done to a row: where it was, and where it went.
  package struct Done {
    package let number: Int
    package let row: Int
    package var old: Place?
    package var new: Place?
  }

  package var sections: [Section]
  package private(set) var undoable: [[Done]] = []
  package private(set) var redoable: [[Done]] = []
  package private(set) var told: [String] = []

  /// The numbers of the edits that were told, in order.
  package private(set) var numbers: [Int] = []
  package var levels = 4
  private var count = 0

  /// Whether edits are a part of the last group; nil outside of a grouping.
  package var isJoining: Bool?

  package init(_ sections: [Section]) {
    self.sections = sections
  }

  private func section(_ id: String) -> Int? { sections.firstIndex { $0.id == id } }

  private func has(_ row: Int, _ id: String) -> Bool {
    section(id).map { sections[$0].rows.contains(row) } ?? false
  }

  /// The place of a row that is there.
  private func place(_ row: Int, _ id: String) -> Place? {
    guard let rows = section(id).map({ sections[$0].rows }), let index = rows.firstIndex(of: row)
    else { return nil }
    return Place(
      section: id, previous: index > 0 ? rows[index - 1] : nil,
      next: index + 1 < rows.count ? rows[index + 1] : nil, row: index, isGap: true)
  }

  /// Takes a row out.
  private mutating func take(_ row: Int, _ id: String) {
    guard let section = section(id) else { return }
    sections[section].rows.removeAll { $0 == row }
  }

  /// Puts a row in.
  private mutating func put(_ row: Int, _ place: Place) {
    guard let section = section(place.section) else { return }
    let rows = sections[section].rows
    let after = place.previous.flatMap { rows.firstIndex(of: $0) }.map { $0 + 1 }
    let before = place.next.flatMap { rows.firstIndex(of: $0) }
    let index = after ?? before ?? min(place.row, rows.count)
    sections[section].rows.insert(row, at: index)
  }

  /// Whether a row is between two others already.
  private func isBetween(_ row: Int, _ place: Place) -> Bool {
    guard place.isGap, let rows = section(place.section).map({ sections[$0].rows }),
      let index = rows.firstIndex(of: row)
    else { return false }
    if let previous = place.previous {
      guard let other = rows.firstIndex(of: previous), other < index else { return false }
    }
    if let next = place.next {
      guard let other = rows.firstIndex(of: next), other > index else { return false }
    }
    return true
  }

  /// Moves a row from a section, or from nowhere, to a place, or to nowhere.
  private mutating func change(
    _ row: Int, from old: String?, to new: Place?, _ number: Int, _ cause: String
  ) -> Done? {
    let before = sections
    if let old, !has(row, old) { return nil }
    if let new {
      let isOther = new.section != old
      guard section(new.section) != nil, isOther ? !has(row, new.section) : !isBetween(row, new),
        isOther || new.previous != row && new.next != row
      else { return nil }
    }
    var done = Done(number: number, row: row)
    let source = old.flatMap(section)
    if let old {
      done.old = place(row, old)
      take(row, old)
    }
    if let new {
      put(row, new)
      done.new = place(row, new.section)
    }
    guard sections != before else { return nil }
    let kind = old == nil ? "insert" : new == nil ? "delete" : "move"
    var text = "\(cause): \(kind)"
    if let place = done.old, let source {
      text += " \(place.section)/\(row) (\(source), \(place.row))"
    }
    if kind == "move" { text += " to" }
    if let place = done.new, let section = section(place.section) {
      text += " \(place.section)/\(row) (\(section), \(place.row))"
    }
    told.append(text)
    numbers.append(number)
    return done
  }

  package mutating func perform(_ edits: [Edit]) {
    let first = count
    count += edits.count
    var group: [Done] = []
    for edit in edits {
      let number = first + group.count
      let done =
        switch edit {
        case .delete(let id, let row): change(row, from: id, to: nil, number, "person")
        case .insert(let row, let place): change(row, from: nil, to: place, number, "person")
        case .move(let id, let row, let place):
          change(row, from: id, to: place, number, "person")
        }
      if let done { group.append(done) }
    }
    guard !group.isEmpty else { return }
    redoable = []
    if isJoining == true, let last = undoable.popLast() { group = last + group }
    undoable.append(group)
    if isJoining == false { isJoining = true }
    undoable = undoable.suffix(levels)
  }

  private mutating func takeBack(_ group: [Done], _ cause: String) -> [Done] {
    var undone: [Done] = []
    for done in group.reversed() {
      if let done = change(done.row, from: done.new?.section, to: done.old, done.number, cause) {
        undone.append(done)
      }
    }
    return undone
  }

  package mutating func undo() {
    if isJoining != nil { isJoining = false }
    guard let group = undoable.popLast() else { return }
    let undone = takeBack(group, "undo")
    if !undone.isEmpty { redoable.append(undone) }
  }

  package mutating func redo() {
    if isJoining != nil { isJoining = false }
    guard let group = redoable.popLast() else { return }
    let redone = takeBack(group, "redo")
    if !redone.isEmpty { undoable.append(redone) }
    undoable = undoable.suffix(levels)
  }

  package mutating func undo(number: Int) {
    for (index, group) in undoable.enumerated() {
      guard let position = group.firstIndex(where: { $0.number == number }) else { continue }
      undoable[index].remove(at: position)
      if undoable[index].isEmpty {
        if index == undoable.count - 1, isJoining != nil { isJoining = false }
        undoable.remove(at: index)
      }
      _ = takeBack([group[position]], "undo")
      return
    }
  }
}
