extension Delegate {
  /// Tells all who want to know that something happened to a row: row, cell type, delegate.
  func tell(
    _ event: RowEvent<Void>, at path: RowPath, on host: any TableHost,
    _ own: ((TableEvent) -> Void)?
  ) {
    guard let details = details(at: path, on: host) else { return }
    for handlers in handlers(for: details) { handlers[event]?(details) }
    own?(details)
  }

  /// Asks the first that has a closure for it: row, cell type, delegate; nil if none has.
  func ask<Answer>(
    _ event: RowEvent<Answer>, at path: RowPath, on host: any TableHost,
    _ own: ((TableEvent) -> Answer)?
  ) -> Answer? {
    guard let details = details(at: path, on: host) else { return nil }
    for handlers in handlers(for: details) {
      if let answer = handlers[event]?(details) { return answer }
    }
    return own?(details)
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
  func tell(_ cellEvent: Any, at path: RowPath, on host: any TableHost) {
    guard let details = details(at: path, on: host) else { return }
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
    var all: [EventHandlers] = []
    if let own = details.row.handlers { all.append(own) }
    guard !handlersByCell.isEmpty, let cell = details.cell else { return all }
    for identifier in model.cellTypes?.identifiers(of: cell) ?? [cell.identifier] {
      if let handlers = handlersByCell[identifier] { all.append(handlers) }
    }
    return all
  }
}
