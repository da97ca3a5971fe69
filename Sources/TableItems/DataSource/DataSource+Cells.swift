extension DataSource {
  /// Returns a filled cell for a row, and reports what is not as it should be.
  func cell(for event: TableEvent?, at path: RowPath, from host: any TableHost<Cell>) -> Cell {
    let filled = registry.fillCell(with: event?.row ?? "", named: event?.cell) {
      dequeue($0, $1, at: path, from: host)
    }
    if let problem = filled.problem { model.report(TableDiagnostic(problem, at: .row(path))) }
    if let connect = filled.connect, let id = event?.id {
      connect(filled.cell) { [weak self, weak host] cellEvent in
        guard let self, let host else { return }
        send(cellEvent, of: id, lastAt: path, to: host)
      }
    }
    return filled.cell
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
  private func send(
    _ cellEvent: Any, of id: RowID, lastAt lastPath: RowPath, to host: any TableHost<Cell>
  ) {
    let isInPlace = model.content.id(at: lastPath) == id
    guard let path = isInPlace ? lastPath : model.path(of: id) else { return }
    host.delegate?.tableView(host, didReceive: cellEvent, forRowAt: path)
  }
}
