extension TableView {
  /// What a person drags from here; nil if nothing is.
  ///
  /// Updates of the model wait meanwhile.
  public var dragSession: DragSession? { interaction.drag }

  /// Does what a finger does that drags a row away from its table: asks the drag delegate what is dragged.
  ///
  /// The host shows what is dragged, hands it to the tables that it is dragged over, as with
  /// ``dropSessionDidUpdate(_:at:)``, and says at the end what was done with it: ``endDrag(with:)``.
  ///
  /// - Returns: What is dragged; nil if nothing is, or something was already.
  @discardableResult
  public func beginDrag(at path: RowPath) -> DragSession? {
    layoutIfNeeded()
    guard interaction.drag == nil, let delegate = dragDelegate, exists(path) else { return nil }
    let row = tracked(at: path)
    cancelTouch()
    closeOpenInteraction()
    guard let path = place(of: row) else { return nil }
    let items = delegate.tableView(self, itemsForBeginningDragAt: path)
    guard !items.isEmpty, interaction.drag == nil else { return nil }
    var session = DragSession(items.map { $0.of(row) }, from: self)
    session.allowsMoveOperation = delegate.tableView(
      self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.tableView(
      self, dragSessionIsRestrictedToDraggingApplication: session)
    guard interaction.drag == nil else { return nil }
    interaction.drag = session
    delegate.tableView(self, dragSessionWillBegin: session)
    return interaction.drag
  }

  /// Does what another finger does that taps a row meanwhile: asks what it adds to what is dragged.
  ///
  /// A row that is dragged already adds nothing, if the data source has a model to tell.
  ///
  /// - Returns: What is dragged then; nil if nothing is.
  @discardableResult
  public func addToDrag(at path: RowPath) -> DragSession? {
    layoutIfNeeded()
    guard let session = interaction.drag, let delegate = dragDelegate, exists(path)
    else { return interaction.drag }
    let row = tracked(at: path)
    guard row.id == nil || !session.items.contains(where: { $0.rowID == row.id })
    else { return session }
    let items = delegate.tableView(self, itemsForAddingTo: session, at: path)
    guard interaction.drag?.id == session.id else { return interaction.drag }
    interaction.drag?.items += items.map { $0.of(row) }
    return interaction.drag
  }

  /// Takes note that the drag has ended, and what was done with what was dragged.
  ///
  /// The drag delegate lets go of what was moved elsewhere. Then updates that waited are performed.
  public func endDrag(with operation: DropProposal.Operation) {
    guard let session = interaction.drag else { return }
    interaction.drag = nil
    dragDelegate?.tableView(self, dragSessionDidEnd: session, with: operation)
    resumeUpdates()
  }
}

extension DragItem {
  /// Returns the item as one of a row.
  fileprivate func of(_ row: TrackedRow) -> DragItem {
    var item = self
    item.rowID = row.id
    return item
  }
}
