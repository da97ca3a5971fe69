/// The closures that one row, one cell type or one delegate has for events.
///
/// Types are erased inside, and were checked where the closure was given.
struct EventHandlers: Sendable {
  typealias Handler<Answer> = @MainActor (TableEvent) -> Answer?
  typealias DisplayHandler = @MainActor (any TableCell, TableEvent) -> Void
  typealias CellEventHandler = @MainActor (Any, TableEvent) -> Void

  private struct Box<Answer>: Sendable {
    let handler: Handler<Answer>
  }

  private var boxes: [String: any Sendable] = [:]
  private var displayHandlers: [DisplayEvent: DisplayHandler] = [:]

  /// What can be done to rows as there are these closures.
  private(set) var abilities: RowAbilities = []

  /// The closure for events that the cell itself sends.
  var cellEventHandler: CellEventHandler?

  var isEmpty: Bool { boxes.isEmpty && displayHandlers.isEmpty && cellEventHandler == nil }

  subscript<Answer>(event: RowEvent<Answer>) -> Handler<Answer>? {
    get { (boxes[event.name] as? Box<Answer>)?.handler }
    set {
      boxes[event.name] = newValue.map(Box.init)
      if newValue != nil {
        abilities.formUnion(RowAbilities(event: event.name))
      } else {
        abilities = boxes.keys.reduce(into: []) { $0.formUnion(RowAbilities(event: $1)) }
      }
    }
  }

  /// The names of the events that there are closures for.
  var eventNames: [String] { Array(boxes.keys) }

  /// Tells whether there is a closure for the event of a name.
  func has(_ event: String) -> Bool { boxes[event] != nil }

  /// Takes over the closure for the event of a name.
  mutating func copy(_ event: String, from other: EventHandlers) {
    boxes[event] = other.boxes[event]
    abilities = boxes.keys.reduce(into: []) { $0.formUnion(RowAbilities(event: $1)) }
  }

  subscript(event: DisplayEvent) -> DisplayHandler? {
    get { displayHandlers[event] }
    set { displayHandlers[event] = newValue }
  }

  /// Sets a closure that gets the data typed; it is passed over for data of another type.
  mutating func set<RowData, Answer>(
    _ event: RowEvent<Answer>, _ handler: @escaping @MainActor (RowData, TableEvent) -> Answer
  ) {
    self[event] = { event in event.data(as: RowData.self).map { handler($0, event) } }
  }

  /// Sets a closure that gets the cell and the data typed.
  mutating func set<C: CellConfigurable>(
    _ event: DisplayEvent, _ handler: @escaping @MainActor (C, C.RowData, TableEvent) -> Void
  ) {
    self[event] = { cell, event in
      guard let cell = cell as? C, let data = event.data(as: C.RowData.self) else { return }
      handler(cell, data, event)
    }
  }

  /// Sets a closure that gets the data and the event of the cell typed.
  mutating func setCellEvent<C: CellEventSending>(
    of _: C.Type, _ handler: @escaping @MainActor (C.RowData, C.Event, TableEvent) -> Void
  ) {
    cellEventHandler = { cellEvent, event in
      guard let cellEvent = cellEvent as? C.Event, let data = event.data(as: C.RowData.self)
      else { return }
      handler(data, cellEvent, event)
    }
  }
}
