extension Delegate {
  /// Tells all who want to know that something happened to a row: row, cell type, delegate.
  func tell(
    _ event: RowEvent<Void>, at path: RowPath, on host: any TableHost,
    _ own: ((TableEvent) -> Void)?
  ) {
    guard let details = details(at: path, on: host) else { return }
    tell(event, details, own)
  }

  /// Tells all the same of a row that was looked up.
  func tell(_ event: RowEvent<Void>, _ details: TableEvent, _ own: ((TableEvent) -> Void)?) {
    for handlers in handlers(for: details) { handlers[event]?(details) }
    own?(details)
  }

  /// Asks the first that has a closure for it: row, cell type, delegate; nil if none has.
  func ask<Answer>(
    _ event: RowEvent<Answer>, at path: RowPath, on host: any TableHost,
    _ own: ((TableEvent) -> Answer)?
  ) -> Answer? {
    guard let details = details(at: path, on: host) else { return nil }
    return ask(event, details, own)
  }

  /// Asks about a row that was looked up, of which the row itself or its section may say something: that
  /// comes after the closure of the row, and before those of the cell type and the delegate.
  func ask<Answer>(
    _ event: RowEvent<Answer>, _ details: TableEvent, said: Answer? = nil,
    _ own: ((TableEvent) -> Answer)?
  ) -> Answer? {
    let shared = handlersOfCellType(for: details)
    if let answer = details.row.handlers?[event]?(details) { return answer }
    if let said { return said }
    for handlers in shared {
      if let answer = handlers[event]?(details) { return answer }
    }
    return own?(details)
  }

  /// Tells whether there is a closure for an event of a row: of the row, its cell type, or the delegate.
  func hasClosure<Answer>(
    for event: RowEvent<Answer>, _ details: TableEvent, _ own: ((TableEvent) -> Answer)?
  ) -> Bool {
    own != nil || handlers(for: details).contains { $0[event] != nil }
  }

  /// Tells all who want to know that a cell is filled, comes or goes.
  func tell(
    _ event: DisplayEvent, _ cell: any TableCell, _ details: TableEvent,
    _ own: ((any TableCell, TableEvent) -> Void)?
  ) {
    for handlers in handlers(for: details) { handlers[event]?(cell, details) }
    own?(cell, details)
  }

  /// Tells all who want to know what a cell sent.
  func tell(cellEvent: Any, at path: RowPath, on host: any TableHost) {
    // The row is looked up once: a closure that is told may change the table.
    let details =
      if let input = cellEvent as? InputEvent { tell(input, at: path, on: host) } else {
        details(at: path, on: host)
      }
    guard let details else { return }
    for handlers in handlers(for: details) { handlers.cellEventHandler?(cellEvent, details) }
    onCellEvent?(cellEvent, details)
  }

  /// Returns what closures get to know of a row.
  ///
  /// Beside a data source that has content of its own, a row that the model does not have is an empty
  /// one; beside one with the same model, it is gone, and nobody is told.
  func details(at path: RowPath, on host: any TableHost) -> TableEvent? {
    checkAgreement(on: host)
    if let event = model.event(at: path) { return event }
    guard host.dataSourceModel !== model else { return nil }
    let id = RowID(section: .position(path.section), row: .position(path.row))
    return TableEvent(path: path, id: id, row: "")
  }

  /// Returns the closures of a row and those of its cell type, in this order.
  ///
  /// They are gathered before the first is called: a closure may change the table.
  private func handlers(for details: TableEvent) -> [EventHandlers] {
    (details.row.handlers.map { [$0] } ?? []) + handlersOfCellType(for: details)
  }

  /// Returns the closures of the cell type of a row.
  private func handlersOfCellType(for details: TableEvent) -> [EventHandlers] {
    guard !handlersByCell.isEmpty, let cell = details.cell else { return [] }
    return (model.cellTypes?.identifiers(of: cell) ?? [cell.identifier])
      .compactMap { handlersByCell[$0] }
  }
}
