/// What a person can open in a table, and what is told of it, the obvious way: rows by their names.
struct SlowEditing {
  enum Opened: Equatable {
    case swipe(String)
    case question(String)
    case menu(String)
  }

  private(set) var rows: [String]
  private(set) var opened: Opened?
  private(set) var isEditing = false
  private(set) var told: [String] = []
  private var waiting: [String]?

  init(_ rows: [String]) {
    self.rows = rows
  }

  mutating func update(_ rows: [String]) {
    if opened == nil { self.rows = rows } else { waiting = rows }
  }

  mutating func close() {
    switch opened {
    case .swipe(let name): told.append("end \(name)")
    case .menu(let name): told.append("hide menu \(name)")
    case .question, nil: break
    }
    opened = nil
    rows = waiting ?? rows
    waiting = nil
  }

  mutating func swipe(_ name: String) {
    if opened == .swipe(name) { return }
    let isThere = rows.contains(name)
    close()
    guard !isEditing, isThere, rows.contains(name) else { return }
    opened = .swipe(name)
    told.append("begin \(name)")
  }

  mutating func tapControl(_ name: String) {
    if opened != nil { return close() }
    if isEditing, rows.contains(name) { opened = .question(name) }
  }

  mutating func delete() {
    let name: String
    switch opened {
    case .swipe(let row), .question(let row): name = row
    case .menu, nil: return
    }
    let isSwipe = opened == .swipe(name)
    told.append("commit delete \(name)")
    rows = (waiting ?? rows).filter { $0 != name }
    (waiting, opened) = (nil, nil)
    if isSwipe { told.append("end none") }
  }

  mutating func openMenu(_ name: String) {
    let isThere = rows.contains(name)
    close()
    guard isThere, rows.contains(name) else { return }
    opened = .menu(name)
    told.append("show menu \(name)")
  }

  mutating func choose() {
    guard case .menu(let name) = opened else { return }
    told += ["hide menu \(name)", "Open \(name)"]
    opened = nil
    rows = waiting ?? rows
    waiting = nil
  }

  mutating func setEditing(_ isEditing: Bool) {
    close()
    self.isEditing = isEditing
  }
}
