extension Delegate: TableViewDropping {
  /// Returns whether there is a closure that takes what is dragged.
  public func tableView(_ tableView: any TableHost, canHandle session: DragSession) -> Bool {
    dropProposal != nil || rowsForDrop != nil
  }

  /// Returns what becomes of things that are dropped at a place, by what the closure says.
  ///
  /// Where there is only a closure that says which rows come of them, things are copied, and rows of the
  /// table itself are moved, if they may be. A move that the things do not allow is forbidden.
  public func tableView(
    _ tableView: any TableHost, dropSessionDidUpdateAt destination: DropDestination
  ) -> DropProposal {
    let destination = completed(destination, on: tableView)
    var proposal = DropProposal(.cancel)
    if let dropProposal {
      proposal = dropProposal(destination)
    } else if rowsForDrop != nil {
      proposal = self.proposal(for: destination.session, on: tableView)
    }
    if proposal.operation == .move, !destination.session.allowsMoveOperation {
      proposal.operation = .forbidden
    }
    return proposal
  }

  /// Puts what was dropped into the model: the rows of the table itself that were moved, or those that
  /// the closure says.
  ///
  /// Between rows, they come before the row there; into a row, after it. What is refused stays where it
  /// comes from.
  @discardableResult
  public func tableView(
    _ tableView: any TableHost, performDropAt destination: DropDestination,
    proposal: DropProposal
  ) -> DropProposal.Operation {
    guard proposal.operation == .copy || proposal.operation == .move else { return .cancel }
    let destination = completed(destination, on: tableView)
    let session = destination.session
    let isOwn = session.source === tableView
    if isOwn, proposal.operation == .move, proposal.intent != .insertIntoDestination {
      move(takeDragged(by: session), to: destination.path, on: tableView)
      return .move
    }
    return take(destination, proposal, on: tableView) ? proposal.operation : .cancel
  }
}

extension Delegate {
  /// Returns what becomes of things where no closure says it.
  private func proposal(for session: DragSession, on host: any TableHost) -> DropProposal {
    guard session.source === host else { return DropProposal(.copy, .insertAtDestination) }
    let rows = dragged.compactMap(\.current)
    let isMovable = !rows.isEmpty && rows.allSatisfy { canMove($0) }
    return isMovable ? DropProposal(.move, .insertAtDestination) : DropProposal(.cancel)
  }

  /// Returns a destination with the row that is there.
  private func completed(
    _ destination: DropDestination, on host: any TableHost
  ) -> DropDestination {
    guard destination.event == nil, let path = destination.path,
      let event = shownModel(of: host)?.event(at: path)
    else { return destination }
    return DropDestination(session: destination.session, path: path, event: event)
  }

  /// Moves rows of the table itself, but for those of which it is said that they cannot be moved.
  private func move(_ rows: [MarkedRow], to path: RowPath?, on host: any TableHost) {
    guard let model = shownModel(of: host),
      let place = DropPlace(path, isInto: false, in: model.content, without: Set(rows.map(\.id)))
    else { return }
    model.groupingEdits(with: self.model) {
      for row in place.inOrder(rows) {
        guard let details = row.current, saidCanMove(details) != false else { continue }
        move(row, to: place.place)
      }
    }
  }

  /// Puts the rows in that the closure says; tells whether the things were taken.
  private func take(
    _ destination: DropDestination, _ proposal: DropProposal, on host: any TableHost
  ) -> Bool {
    guard let rowsForDrop, let model = shownModel(of: host) else { return false }
    let place = DropPlace(
      destination.path, isInto: proposal.intent == .insertIntoDestination, in: model.content)
    var isTaken = false
    model.groupingEdits(with: self.model) {
      guard let rows = rowsForDrop(destination) else { return }
      guard !rows.isEmpty else { return isTaken = true }
      guard let place else { return }
      let edits = place.inOrder(rows).map { RowEdit.insert($0, at: place.place) }
      isTaken = model.perform(edits) != nil
      if isTaken, self.model !== model { self.model.perform(edits) }
    }
    return isTaken
  }
}
