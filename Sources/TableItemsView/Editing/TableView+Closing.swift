extension TableView {
  /// Closes what a person has opened, as a touch elsewhere does.
  ///
  /// It is the actions of a row that was swiped over, a menu, or a row that is being moved. Updates that
  /// waited are performed.
  ///
  /// - Parameter isEndingMove: Whether a row that is being moved is one of them: a touch or a key is
  ///   nothing to it.
  /// - Returns: Whether something was closed.
  @discardableResult
  func closeOpenInteraction(endingMove isEndingMove: Bool = true) -> Bool {
    guard interaction.open != nil, isEndingMove || !isMovingRow else { return false }
    layoutIfNeeded()
    // Who was told of the beginning is told of the end.
    let delegate = delegate
    guard let open = takeOpenInteraction() else { return false }
    tellOfEnd(of: open, at: lastPlace(of: open.row), to: delegate)
    resumeUpdates()
    return true
  }

  /// Opens something on a row that is at a path now, wherever it was when it was touched.
  func open(_ open: OpenInteraction, at path: RowPath) {
    var open = open
    let taps = open.row.taps
    open.row = tracked(at: path)
    open.row.taps = taps
    interaction.open = open
    updateState(ofRowsAt: [path])
  }

  /// Tells whether what is open was opened by a certain touch of a row, after a closure was told of it.
  func isOpen(_ row: TrackedRow) -> Bool {
    layoutIfNeeded()
    return interaction.open?.row.taps == row.taps
  }

  /// Closes what is open without telling anybody yet; returns what it was.
  func takeOpenInteraction() -> OpenInteraction? {
    guard let open = interaction.open else { return nil }
    interaction.open = nil
    updateState(ofRowsAt: [open.row.path])
    // Rows that made way for one that was moved are drawn elsewhere.
    if case .reorder = open { setNeeds(.layout) }
    return open
  }

  /// Closes what is open while nobody can be told; the delegate is told when that is over.
  func endOpenInteraction() {
    if let open = takeOpenInteraction() { interaction.ended.append(open) }
  }

  /// Tells the delegate of what was closed while nobody could be told.
  func tellOfWhatEnded() {
    guard !layout.isUnderWay, !batch.isOpen, !interaction.isTellingOfEnds else { return }
    interaction.isTellingOfEnds = true
    defer { interaction.isTellingOfEnds = false }
    endTextThatIsGone()
    // A closure that opens something each time, and has it closed, must not hold the table up for ever.
    for _ in 0..<8 where !interaction.ended.isEmpty {
      let ended = interaction.ended
      interaction.ended = []
      for open in ended { tellOfEnd(of: open, at: lastPlace(of: open.row), to: delegate) }
    }
  }

  /// Closes what is open, and tells the delegate that was told of its beginning, which is not the delegate
  /// any more.
  func closeOpenInteraction(telling former: (any TableViewDelegate)?) {
    let ended = interaction.ended + (takeOpenInteraction().map { [$0] } ?? [])
    interaction.ended = []
    for open in ended {
      let isKnown = layout.pending != .reload && open.row.reloads == interaction.reloads
      tellOfEnd(of: open, at: isKnown ? open.row.path : nil, to: former)
    }
  }

  /// Returns where a row is now that something was done to; nil if it is gone, or cannot be found again.
  func lastPlace(of row: TrackedRow) -> RowPath? {
    layoutIfNeeded()
    guard row.reloads != interaction.reloads else { return exists(row.path) ? row.path : nil }
    return switch interaction.moves.place(of: row.path, after: row.reloads) {
    case .gone: nil
    case .unknown where row.id == nil: nil
    case .at, .unknown: place(of: row)
    }
  }

  /// Tells a delegate that something is closed; nil stands for a row that is gone.
  private func tellOfEnd(
    of open: OpenInteraction, at path: RowPath?, to delegate: (any TableViewDelegate)?
  ) {
    switch open {
    case .swipe(let swipe): tellOfEnd(of: swipe, at: path, to: delegate)
    case .menu:
      (delegate as? any TableViewContextMenus)?
        .tableView(self, willEndContextMenuForRowAt: path)
    case .reorder: break
    }
  }

  /// Tells a delegate that the actions of a row are closed, if it was told that they were uncovered.
  func tellOfEnd(of swipe: RowSwipe, at path: RowPath?, to delegate: (any TableViewDelegate)?) {
    guard !swipe.isConfirmation else { return }
    (delegate as? any TableViewEditingDelegate)?.tableView(self, didEndEditingRowAt: path)
  }

  /// Has what is open be about the same row after a batch of updates, or closes it.
  func updateOpenInteraction(after updates: BatchUpdates, _ map: UpdateMap) {
    guard var open = interaction.open, !isMovingRow else { return }
    guard let row = moved(open.row, by: map), !closes(open, updates) else {
      return endOpenInteraction()
    }
    open.row = row
    interaction.open = open
  }

  /// Tells whether updates close something because they have its row shown anew.
  private func closes(_ open: OpenInteraction, _ updates: BatchUpdates) -> Bool {
    guard case .swipe = open else { return false }
    return updates.reloadedRows.contains(open.row.path)
      || updates.reloadedSections.contains(open.row.path.section)
  }

  /// Closes what is open because all is loaded anew.
  func restoreOpenInteraction() {
    endOpenInteraction()
  }
}
