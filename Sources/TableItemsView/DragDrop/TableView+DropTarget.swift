extension TableView {
  /// Does what happens when something is dragged over the table: asks the drop delegate whether the table
  /// is interested, once, and what would become of it, each time that it comes to another place.
  ///
  /// Updates of the model wait while it is over a table that is interested.
  ///
  /// - Parameters:
  ///   - session: What is dragged, from ``beginDrag(at:)`` or from outside.
  ///   - point: Where it is, from the top of what is visible.
  /// - Returns: What becomes of it if it is dropped there.
  @discardableResult
  public func dropSessionDidUpdate(_ session: DragSession, at point: TablePoint) -> DropProposal {
    layoutIfNeeded()
    guard let delegate = dropDelegate, enter(session, telling: delegate),
      var drop = interaction.drop
    else { return DropProposal(.cancel) }
    let place = dropPlace(at: point)
    guard drop.place != place || drop.reloads != interaction.reloads else { return drop.proposal }
    (drop.place, drop.reloads) = (place, interaction.reloads)
    interaction.drop = drop
    var proposal = delegate.tableView(
      self, dropSessionDidUpdateAt: destination(of: session, at: place))
    if proposal.operation == .move, !session.allowsMoveOperation {
      proposal.operation = .forbidden
    }
    guard interaction.drop?.session.id == session.id, interaction.drop?.isOver == true
    else { return DropProposal(.cancel) }
    if interaction.drop?.place == place { interaction.drop?.proposal = proposal }
    return proposal
  }

  /// Does what happens when something is dragged away from where the table is; updates that waited are
  /// performed.
  public func dropSessionDidExit(_ session: DragSession) {
    guard let drop = interaction.drop, drop.session.id == session.id, drop.isOver else { return }
    interaction.drop?.isInside = false
    interaction.drop?.place = nil
    dropDelegate?.tableView(self, dropSessionDidExit: session)
    resumeUpdates()
  }

  /// Does what happens when something is dropped: has the drop delegate take it, if it has agreed to that
  /// for the place.
  ///
  /// Updates that waited are performed afterwards. The host tells the table that it was dragged from
  /// what was done: ``endDrag(with:)``.
  ///
  /// - Returns: What was done.
  @discardableResult
  public func performDrop(
    _ session: DragSession, at point: TablePoint
  ) -> DropProposal.Operation {
    let proposal = dropSessionDidUpdate(session, at: point)
    guard let drop = interaction.drop, drop.session.id == session.id else { return .cancel }
    // The place is looked for again, as a closure may have changed the table.
    let place = dropPlace(at: point)
    interaction.drop = nil
    defer { resumeUpdates() }
    guard drop.isHandled, let delegate = dropDelegate else { return .cancel }
    var operation = proposal.operation
    if proposal.isAccepted {
      operation = delegate.tableView(
        self, performDropAt: destination(of: session, at: place), proposal: proposal)
    }
    delegate.tableView(self, dropSessionDidEnd: session)
    return operation
  }

  /// Takes note that a drag has ended elsewhere; the host says so to each table that it came to.
  public func dropSessionDidEnd(_ session: DragSession) {
    guard let drop = interaction.drop, drop.session.id == session.id else { return }
    interaction.drop = nil
    if drop.isHandled { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
    resumeUpdates()
  }
}

extension TableView {
  /// Has a drag come to the table, unless it is there; returns whether the table is interested.
  private func enter(_ session: DragSession, telling delegate: any TableViewDropping) -> Bool {
    if let old = interaction.drop, old.session.id != session.id {
      dropSessionDidEnd(old.session)
    }
    if interaction.drop == nil {
      let isHandled = delegate.tableView(self, canHandle: session)
      guard interaction.drop == nil else { return false }
      interaction.drop = OpenDrop(session, isHandled: isHandled)
    }
    guard var drop = interaction.drop, drop.session.id == session.id, drop.isHandled
    else { return false }
    let isEntering = !drop.isInside
    drop.session = session
    drop.isInside = true
    interaction.drop = drop
    if isEntering { delegate.tableView(self, dropSessionDidEnter: session) }
    return interaction.drop?.session.id == session.id && interaction.drop?.isInside == true
  }

  private func dropPlace(at point: TablePoint) -> DropPlace {
    layoutIfNeeded()
    let y = point.y.isNaN ? 0 : min(max(0, point.y), height)
    let offset = layout.offset + y
    let pinned = layout.pinned.last { $0.top <= offset && offset < $0.bottom }
    return DropPlace(at: offset, under: pinned?.part, in: layout.geometry)
  }

  private func destination(of session: DragSession, at place: DropPlace) -> DropDestination {
    DropDestination(
      session: session, path: place.path, row: place.row,
      event: place.row.flatMap { dataSourceModel?.content.event(at: $0) })
  }
}
