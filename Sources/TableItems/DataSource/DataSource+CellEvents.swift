extension DataSource {
  /// Has a cell send its own events to the delegate of its host, for the row that it was filled with.
  func connect(
    _ cell: Cell, of view: RegisteredView<Cell>, to event: TableEvent?,
    on host: any TableHost<Cell>
  ) {
    guard let connect = view.connect, let id = event?.id, let path = event?.path else { return }
    connect(cell) { [weak self, weak host] cellEvent in
      guard let self, let host else { return }
      send(cellEvent, of: id, lastAt: path, to: host)
    }
  }

  /// Hands on an event; the row may have moved since, and if it has left, the event is dropped.
  private func send(
    _ cellEvent: Any, of id: RowID, lastAt lastPath: RowPath, to host: any TableHost<Cell>
  ) {
    guard let path = model.path(of: id, near: lastPath) else { return }
    if let input = cellEvent as? InputEvent { return host.tell(input, at: path) }
    host.delegate?.tableView(host, didReceive: cellEvent, forRowAt: path)
  }
}
