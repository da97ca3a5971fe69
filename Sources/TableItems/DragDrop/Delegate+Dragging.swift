extension Delegate: TableViewDragging {
  /// Returns what a drag that begins at a row carries, by what the closures say.
  public func tableView(
    _ tableView: any TableHost, itemsForBeginningDragAt path: RowPath
  ) -> [DragItem] {
    dragged = []
    return offer(at: path, on: tableView)
  }

  /// Returns what a row adds to a drag under way, by what the closures say; nothing if it is dragged
  /// already.
  public func tableView(
    _ tableView: any TableHost, itemsForAddingTo session: DragSession, at path: RowPath
  ) -> [DragItem] {
    guard let id = details(at: path, on: tableView)?.id,
      !session.items.contains(where: { $0.rowID == id })
    else { return [] }
    return offer(at: path, on: tableView)
  }

  /// Returns whether all rows that are dragged may go elsewhere, in their own table or in another.
  public func tableView(
    _ tableView: any TableHost, dragSessionAllowsMoveOperation session: DragSession
  ) -> Bool {
    dragged.compactMap(\.current).allSatisfy { saidCanEdit($0) != false || canMove($0) }
  }

  /// Deletes the rows that were moved elsewhere, and tells the closures; not those of which it is said that
  /// they cannot be edited, nor those of which a closure does not agree.
  public func tableView(
    _ tableView: any TableHost, dragSessionDidEnd session: DragSession,
    with operation: DropProposal.Operation
  ) {
    let rows = takeDragged(by: session)
    guard operation == .move, let model = rows.first?.model else { return }
    model.groupingEdits(with: self.model) {
      for row in rows {
        guard let details = row.current, saidCanEdit(details) != false else { continue }
        deleteIfAgreed(row)
      }
    }
  }

  /// Returns the rows that are dragged, which are no longer to be deleted when the drag ends.
  func takeDragged(by session: DragSession) -> [MarkedRow] {
    let ids = Set(session.items.compactMap(\.rowID))
    defer { dragged = [] }
    return dragged.filter { ids.contains($0.id) }
  }

  private func offer(at path: RowPath, on host: any TableHost) -> [DragItem] {
    guard let details = details(at: path, on: host) else { return [] }
    let row = shownModel(of: host).flatMap { MarkedRow(at: path, in: $0, model) }
    var items = ask(.dragItems, details, dragItems) ?? []
    guard !items.isEmpty else { return [] }
    for item in items.indices { items[item].rowID = details.id }
    if let row { dragged.append(row) }
    return items
  }

  /// Returns the model that the table shows; nil if its data source has none.
  func shownModel(of host: any TableHost) -> TableModel? {
    host.dataSourceModel ?? (host.dataSource == nil ? model : nil)
  }
}
