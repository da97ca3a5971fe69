extension TableModel {
  /// Shows other content: what changed is found out, and performed on screen step by step.
  ///
  /// One update is performed at a time. While one is, and while a person drags or swipes, content
  /// waits, and the newest wins. It may be called at any time, also from a closure that the table
  /// calls.
  ///
  /// - Parameter content: What to show.
  /// - Returns: The update, which says what becomes of it.
  /// - Complexity: As for ``TableContent/difference(from:)``. Where many rows changed, the difference
  ///   is found elsewhere while the program goes on.
  @discardableResult
  public func apply(_ content: TableContent) -> TableUpdate {
    submit(content, difference: nil)
  }

  /// Shows other sections: the same as with ``apply(_:)-(TableContent)``.
  @discardableResult
  public func apply(_ sections: [SectionItem]) -> TableUpdate {
    apply(TableContent(sections))
  }

  /// Takes up updates that wait; a host calls it when it is free again.
  public func resumeUpdates() {
    if host == nil, queue.running != nil { settle() }
    while host?.mustHoldUpdates != true, let entry = queue.begin() {
      guard canPerformUpdates else {
        reload(entry.content)
        continue
      }
      if let difference = entry.difference {
        perform(difference)
      } else if entry.content.isComparedAtOnce(with: content) {
        perform(entry.content.difference(from: content))
      } else {
        compareElsewhere(entry.content)
      }
    }
  }

  /// Takes note of content that the program wants to be shown, and shows it as soon as it can be.
  func submit(_ new: TableContent, difference: TableDifference? = nil) -> TableUpdate {
    let ticket = TableUpdate.Ticket()
    guard new.isComparedAtOnce(with: source) || duplicatePolicy != .countOccurrences else {
      // Ids are looked at where the difference is found.
      source = new
      show(ticket, difference: difference)
      return ticket.update
    }
    let repeated = RepeatedIDs(in: new, since: source)
    let diagnostic = repeated.diagnostic(duplicatePolicy)
    if let diagnostic { report(diagnostic) }
    switch (duplicatePolicy, diagnostic) {
    case (.reject, let diagnostic?):
      ticket.finish(.rejected(diagnostic))
    case (.keepFirst, .some):
      source = repeated.removed(from: new)
      show(ticket)
    case (_, _):
      source = new
      show(ticket, difference: difference)
    }
    return ticket.update
  }

  /// Shows what there is to be shown of the source now.
  func show(_ ticket: TableUpdate.Ticket, difference: TableDifference? = nil) {
    let isKnown = queue.isEmpty && arrangement.isPlain
    queue.enqueue(
      UpdateQueue.Entry(
        content: arrangement.content(of: source), ticket: ticket,
        difference: isKnown ? difference : nil))
    resumeUpdates()
  }
}

extension TableModel {
  private func compareElsewhere(_ new: TableContent) {
    let (old, number) = (content, queue.number)
    Task { [weak self] in
      let (difference, repeated) = await Task.detached {
        (new.difference(from: old), RepeatedIDs(in: new, since: old))
      }.value
      guard let self, queue.number == number, queue.running != nil else { return }
      if duplicatePolicy == .countOccurrences,
        let diagnostic = repeated.diagnostic(duplicatePolicy)
      {
        report(diagnostic)
      }
      if host?.mustHoldUpdates == true {
        queue.postpone(difference)
      } else {
        perform(difference)
      }
      resumeUpdates()
    }
  }

  private func perform(_ difference: TableDifference) {
    guard canPerformUpdates, !difference.isCheaperToReload else {
      return reload(difference.new)
    }
    queue.beginPerforming()
    perform(difference.stages[...], of: difference)
  }

  private func perform(_ stages: ArraySlice<UpdateStage>, of difference: TableDifference) {
    guard let stage = stages.first, let host else {
      // Also where nothing is to be seen, closures may be other ones.
      advance(to: difference.new)
      return queue.end(.applied)
    }
    let number = queue.number
    do {
      try host.performUpdates(stage, advancing: { advance(to: stage.content) }) { [weak self] in
        guard let self, queue.number == number, queue.running != nil else { return }
        perform(stages.dropFirst(), of: difference)
        resumeUpdates()
      }
    } catch {
      report(.refusedUpdates(error))
      reload(difference.new)
    }
  }

  /// Whether the host shows what the model says; a host may also ask only its delegate's model.
  private var canPerformUpdates: Bool {
    guard let host, host.canPerformUpdates else { return false }
    return host.dataSourceModel === self
  }

  private func reload(_ new: TableContent) {
    if let host {
      host.reloadData { advance(to: new) }
    } else {
      advance(to: new)
    }
    queue.end(host == nil ? .applied : .reloaded)
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

extension TableContent {
  /// The most rows that are compared at once.
  private static let immediateRowCount = 50_000

  /// Whether older content is compared at once, as that takes no time, or cannot be done elsewhere.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  fileprivate func isComparedAtOnce(with old: TableContent) -> Bool {
    var count = 0
    for (position, section) in sections.enumerated() {
      let isSame = old.rows(inSection: position).map(section.rows.isIdentical) ?? false
      guard !isSame else { continue }
      if section.rows.isDiscovered { return true }
      count = max(count, count &+ section.rows.count)
    }
    return count <= Self.immediateRowCount
  }
}

extension SectionRows {
  fileprivate var isDiscovered: Bool {
    switch storage {
    case .mixed: false
    case .uniform(let rows): rows.isDiscovered
    }
  }
}
