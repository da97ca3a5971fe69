extension Delegate {
  /// Answers an event of all rows of a cell type, in place of an earlier closure for it.
  public func on<C: CellConfigurable, Answer>(
    _ cell: C.Type,
    _ event: RowEvent<Answer>,
    perform handler: @escaping @MainActor (C.RowData, TableEvent) -> Answer
  ) {
    handlersByCell[C.reuseIdentifier, default: EventHandlers()].set(event, handler)
  }

  /// Answers an event of all rows of a cell identifier, in place of an earlier closure for it.
  public func on<RowData, Answer>(
    _ cell: CellIdentifier<RowData>,
    _ event: RowEvent<Answer>,
    perform handler: @escaping @MainActor (RowData, TableEvent) -> Answer
  ) {
    handlersByCell[cell.rawValue, default: EventHandlers()].set(event, handler)
  }

  /// Answers a display event of all rows of a cell type, in place of an earlier closure for it.
  public func on<C: CellConfigurable>(
    _ cell: C.Type,
    _ event: DisplayEvent,
    perform handler: @escaping @MainActor (C, C.RowData, TableEvent) -> Void
  ) {
    handlersByCell[C.reuseIdentifier, default: EventHandlers()].set(event, handler)
  }

  /// Answers the events that cells of a type send themselves, in place of an earlier closure for
  /// them.
  public func onEvent<C: CellEventSending>(
    of cell: C.Type,
    perform handler: @escaping @MainActor (C.RowData, C.Event, TableEvent) -> Void
  ) {
    handlersByCell[C.reuseIdentifier, default: EventHandlers()]
      .setCellEvent(of: cell, handler)
  }
}
