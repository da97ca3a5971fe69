extension DataSource {
  /// Returns a filled cell for a row, and reports what is not as it should be.
  func cell(for event: TableEvent?, at path: RowPath, from host: any TableHost<Cell>) -> Cell {
    let (cell, problem) = registry.dequeueCell(
      for: event?.row ?? "", named: event?.cell,
      from: { dequeue($0, $1, at: path, from: host) },
      sendingTo: { [weak self, weak host] cellEvent in
        guard let self, let host, let event else { return }
        send(cellEvent, of: event, to: host)
      })
    if let problem { model.report(TableDiagnostic(problem, at: .row(path))) }
    return cell
  }

  private func dequeue(
    _ registered: RegisteredView<Cell>, _ identifier: String, at path: RowPath,
    from host: any TableHost<Cell>
  ) -> Cell {
    if let source = registered.source,
      cellRegistrations.needs(registered, for: identifier, on: host)
    {
      host.register(source, forCellReuseIdentifier: identifier)
    }
    return host.dequeueReusableCell(withIdentifier: identifier, for: path)
  }

  /// Hands an event that a cell sent to the delegate, for the row that the cell was filled with.
  ///
  /// The row may have moved since; if it has left, the event is dropped.
  private func send(_ cellEvent: Any, of event: TableEvent, to host: any TableHost<Cell>) {
    let isInPlace = model.content.id(at: event.path) == event.id
    guard let path = isInPlace ? event.path : model.path(of: event.id) else { return }
    host.delegate?.tableView(host, didReceive: cellEvent, forRowAt: path)
  }
}
