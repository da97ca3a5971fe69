extension TableModel {
  /// Whether there are edits that can be undone.
  public var canUndo: Bool { !history.undoable.isEmpty }

  /// Whether there are edits that can be done again.
  public var canRedo: Bool { !history.redoable.isEmpty }

  /// Takes back what was performed last, as far as it can be done, and shows that.
  ///
  /// Rows that came go, rows that went come back, and rows that were moved go back between the rows where
  /// they were. If the content was changed in another way meanwhile, that stays: what is not there any
  /// more is left alone, and a row that is back already does not come twice. If nothing is left to be
  /// done, the edits are forgotten.
  ///
  /// - Returns: The update; nil if there is nothing to be done.
  @discardableResult
  public func undo() -> TableUpdate? {
    takeBack(.undo)
  }

  /// Does again what was undone last, in the same way.
  ///
  /// - Returns: The update; nil if there is nothing to be done.
  @discardableResult
  public func redo() -> TableUpdate? {
    takeBack(.redo)
  }

  /// Takes back one certain edit, though others were made later: where a server refuses it.
  ///
  /// It is found by its number, and cannot be done again. Rows that stand for their position are only
  /// found if they have not moved since; else the edit is forgotten.
  ///
  /// - Returns: The update; nil if it is undone already, or forgotten, or if there is nothing to be done.
  @discardableResult
  public func undo(_ edit: TableEdit) -> TableUpdate? {
    guard let group = history.take(edit: edit.number) else { return nil }
    return takeBack(group, .undo, isForgotten: true)
  }

  /// How many groups of edits can be undone one after another: a hundred at first; all, if it is zero.
  ///
  /// The rows that were deleted are kept for as long.
  public var levelsOfUndo: Int {
    get { history.limit }
    set {
      let forgotten = history.setLimit(newValue)
      tellNews()
      withExtendedLifetime(forgotten) {}
    }
  }

  /// Forgets all edits, so that none can be undone or done again.
  public func removeAllUndoActions() {
    let forgotten = history.removeAll()
    tellNews()
    withExtendedLifetime(forgotten) {}
  }

  /// Told when ``canUndo`` or ``canRedo`` has changed; it may do anything.
  public var onUndoChange: (() -> Void)? {
    get { editNews.onUndoChange }
    set {
      let old = editNews.onUndoChange
      editNews.onUndoChange = newValue
      withExtendedLifetime(old) {}
    }
  }

  /// Has all edits that are performed by a closure, or by what it calls, be undone together.
  ///
  /// ```swift
  /// model.groupingEdits {
  ///   for id in chosen { model.perform(.delete(id)) }
  /// }
  /// ```
  ///
  /// Groupings may be in one another; the outermost counts. An undo in the middle takes back what was
  /// performed until then, and what is performed later is undone on its own.
  ///
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws; what it performed until then is still made, and one group.
  public func groupingEdits<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    history.beginGrouping()
    defer { history.endGrouping() }
    return try body()
  }
}

extension TableModel {
  private func takeBack(_ cause: TableEdit.Cause) -> TableUpdate? {
    history.take(cause).flatMap { takeBack($0, cause) }
  }

  /// Takes edits back, as far as it can be done.
  private func takeBack(
    _ group: UndoGroup, _ cause: TableEdit.Cause, isForgotten: Bool = false
  ) -> TableUpdate? {
    history.observe(sourceNumber: sourceNumber)
    var states = history.states
    var (draft, beginning) = beginDraft()
    let undone = group.takeBack(in: &draft, &states)
    guard !undone.steps.isEmpty else {
      tellNews()
      return nil
    }
    let edits = undone.steps.flatMap(\.edits)
    return submit(draft, since: beginning, cause, edits) { history, newNumber in
      history.record(
        isForgotten ? nil : undone, cause, states, sourceNumber: newNumber)
    }
  }
}
