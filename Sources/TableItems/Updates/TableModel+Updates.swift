extension TableModel {
  /// Shows other content: what changed is found out, and performed on screen step by step.
  ///
  /// One update is performed at a time. While one is, and while a person drags or swipes, content
  /// waits, and the newest wins. It may be called at any time, also from a closure that the table
  /// calls.
  ///
  /// - Parameters:
  ///   - content: What to show.
  ///   - animation: How rows come and go; of content that waits, the newest has its own.
  /// - Returns: The update, which says what becomes of it.
  /// - Complexity: As for ``TableContent/difference(from:)``. Where many rows changed, the difference
  ///   is found elsewhere while the program goes on.
  @discardableResult
  public func apply(
    _ content: TableContent, animation: RowAnimation = .automatic
  ) -> TableUpdate {
    submit(content, difference: nil, animation: animation)
  }

  /// Shows other sections: the same as with ``apply(_:animation:)-(TableContent,_)``.
  @discardableResult
  public func apply(
    _ sections: [SectionItem], animation: RowAnimation = .automatic
  ) -> TableUpdate {
    apply(TableContent(sections), animation: animation)
  }

  /// Takes up updates that wait; a host calls it when it is free again.
  public func resumeUpdates() {
    // What is performed at once comes back here, and is gone on with below.
    guard !isResuming else { return }
    isResuming = true
    defer { isResuming = false }
    if host == nil, queue.running != nil { settle() }
    // A closure that asks for other content each time must not hold the program up for ever.
    for _ in 0..<16 {
      guard host?.mustHoldUpdates != true, let entry = queue.begin() else { return }
      if !canPerformUpdates {
        reload(entry.content)
      } else if let difference = entry.difference {
        perform(difference)
      } else if entry.content.isComparedAtOnce(with: content) {
        perform(entry.content.difference(from: content))
      } else {
        compareElsewhere(entry.content)
      }
    }
  }

  /// Takes note of content that the program wants to be shown, and shows it as soon as it can be.
  ///
  /// - Parameters:
  ///   - new: The content.
  ///   - difference: What turns the former content into this, if that is known.
  ///   - animation: How rows come and go.
  ///   - accepted: Called when the content has become that of the model, before it is shown.
  /// - Returns: The update.
  func submit(
    _ new: TableContent, difference: TableDifference? = nil,
    animation: RowAnimation = .automatic, accepted: () -> Void = {}
  ) -> TableUpdate {
    let ticket = TableUpdate.Ticket(animation: animation)
    let policy = duplicatePolicy
    let old = source
    guard policy != .countOccurrences || new.changedRowCount(from: old) <= Self.rowCountToLookAt
    else {
      source = new
      accepted()
      show(ticket, difference: difference)
      lookForRepeatedIDs(in: new, since: old)
      return ticket.update
    }
    let repeated = RepeatedIDs(in: new, since: old)
    let diagnostic = repeated.diagnostic(policy)
    switch (policy, diagnostic) {
    case (.reject, let diagnostic?):
      ticket.finish(.rejected(diagnostic))
    case (.keepFirst, .some):
      source = repeated.removed(from: new)
      accepted()
      show(ticket)
    case (_, _):
      source = new
      accepted()
      show(ticket, difference: difference)
    }
    // A handler may ask for other content, which is newer.
    if let diagnostic { report(diagnostic) }
    return ticket.update
  }

  /// The most changed rows whose ids are looked at before they are shown, where that only leads to a
  /// diagnostic.
  private static let rowCountToLookAt = 2000

  /// Reports ids that are there more than once, when they are found, unless there is newer content.
  private func lookForRepeatedIDs(in new: TableContent, since old: TableContent) {
    let number = sourceNumber
    Task { [weak self] in
      let repeated = await Task.detached(priority: .utility) {
        RepeatedIDs(in: new, since: old)
      }.value
      guard let self, number == sourceNumber else { return }
      if let diagnostic = repeated.diagnostic(.countOccurrences) { report(diagnostic) }
    }
  }
}

extension TableModel {
  private func compareElsewhere(_ new: TableContent) {
    let (old, number) = (content, queue.number)
    Task { [weak self] in
      let difference = await Task.detached { new.difference(from: old) }.value
      guard let self, queue.isRunning(number) else { return }
      if host?.mustHoldUpdates == true {
        queue.postpone(difference)
      } else {
        perform(difference)
      }
      resumeUpdates()
    }
  }

  private func perform(_ difference: TableDifference) {
    guard let host, canPerformUpdates, !difference.isCheaperToReload else {
      return reload(difference.new)
    }
    perform(difference.stages[...], of: difference, by: host)
  }

  private func perform(
    _ stages: ArraySlice<UpdateStage>, of difference: TableDifference, by host: any TableHost
  ) {
    guard var stage = stages.first else {
      // Also where nothing is to be seen, closures may be other ones.
      advance(to: difference.new)
      return queue.end(.applied)
    }
    stage.animation = queue.running?.ticket.animation ?? .automatic
    let (number, shown) = (queue.number, content)
    let newContent = stage.content
    var isPerformed = false
    do {
      try host.performUpdates(stage, advancing: { advance(to: newContent) }) {
        [weak self, weak host] in
        guard let self, let host, queue.isRunning(number), !isPerformed else { return }
        isPerformed = true
        perform(stages.dropFirst(), of: difference, by: host)
        resumeUpdates()
      }
    } catch {
      // What the host shows is still what was there before.
      advance(to: shown)
      if queue.isRunning(number) { reload(difference.new) }
      report(.refusedUpdates(error))
    }
  }

  /// Whether the host shows what the model says; a host may also ask only its delegate's model.
  private var canPerformUpdates: Bool {
    guard let host, host.canPerformUpdates else { return false }
    return host.dataSourceModel === self
  }

  private func reload(_ new: TableContent) {
    let number = queue.number
    if let host {
      host.reloadData { advance(to: new) }
    } else {
      advance(to: new)
    }
    if queue.isRunning(number) { queue.end(.reloaded) }
  }

  /// Ends the update under way at once, as its host is gone or another takes its place.
  func settle() {
    guard let entry = queue.running else { return }
    advance(to: entry.content)
    queue.end(.reloaded)
  }
}

extension TableDifference {
  /// Whether it is cheaper to load everything anew: many rows changed, and they are most of all.
  fileprivate var isCheaperToReload: Bool {
    let count = deletedRows.count + insertedRows.count + 2 * movedRows.count
    return count > 200 && count > max(old.rowCount, new.rowCount)
  }
}
