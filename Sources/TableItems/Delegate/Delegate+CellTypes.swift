extension Delegate {
  /// Answers an event of all rows of a cell type, in place of an earlier closure for it.
  public func on<C: CellConfigurable, Answer>(
    _ cell: C.Type,
    _ event: RowEvent<Answer>,
    perform handler: @escaping @MainActor (C.RowData, TableEvent) -> Answer
  ) {
    change(C.reuseIdentifier) { $0.set(event, handler) }
    noticeClosure(for: event)
  }

  /// Answers an event of all rows of a cell identifier, in place of an earlier closure for it.
  public func on<RowData, Answer>(
    _ cell: CellIdentifier<RowData>,
    _ event: RowEvent<Answer>,
    perform handler: @escaping @MainActor (RowData, TableEvent) -> Answer
  ) {
    change(cell.rawValue) { $0.set(event, handler) }
    noticeClosure(for: event)
  }

  /// Tells the table if a closure decides what can be done to rows.
  private func noticeClosure<Answer>(for event: RowEvent<Answer>) {
    if !RowAbilities(event: event.name).isEmpty { tellThatAbilitiesChanged() }
  }

  /// Answers a display event of all rows of a cell type, in place of an earlier closure for it.
  public func on<C: CellConfigurable>(
    _ cell: C.Type,
    _ event: DisplayEvent,
    perform handler: @escaping @MainActor (C, C.RowData, TableEvent) -> Void
  ) {
    change(C.reuseIdentifier) { $0.set(event, handler) }
  }

  /// Answers the events that cells of a type send themselves, in place of an earlier closure for
  /// them.
  public func onEvent<C: CellEventSending>(
    of cell: C.Type,
    perform handler: @escaping @MainActor (C.RowData, C.Event, TableEvent) -> Void
  ) {
    change(C.reuseIdentifier) { $0.setCellEvent(of: cell, handler) }
  }

  /// Changes the closures of a cell identifier.
  ///
  /// What an earlier closure held is let go when that is done: it may look at the delegate then.
  private func change(_ identifier: String, _ body: (inout EventHandlers) -> Void) {
    let old = handlersByCell
    var new = old
    body(&new[identifier, default: EventHandlers()])
    handlersByCell = new
    withExtendedLifetime(old) {}
  }
}
