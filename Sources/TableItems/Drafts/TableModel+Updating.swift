extension TableModel {
  /// Changes some rows or sections, at the cost of what is touched.
  ///
  /// ```swift
  /// model.update { draft in
  ///   draft.remove(RowID(section: "fruit", row: 7))
  ///   draft.append(RowItem(pear), toSection: 0)
  /// }
  /// ```
  ///
  /// The draft begins with the newest content that was asked for, also where that waits. The
  /// content that the closure leaves is then shown, as by ``apply(_:animation:)-(TableContent,_)``: in place of
  /// content that the closure itself, or what it calls, may have asked for in another way.
  ///
  /// Where nothing waits and all of the content is shown, what has changed is taken from the draft:
  /// nothing is compared. Only if rows or sections came, or moved to other sections, ids are looked
  /// at, to find double ones: see ``duplicatePolicy``.
  ///
  /// Another draft may be put in place of the one that is handed out; its content is then compared as a
  /// whole.
  ///
  /// - Parameters:
  ///   - animation: How rows come and go.
  ///   - body: Changes the draft.
  /// - Returns: The update, which says what becomes of it.
  /// - Throws: What the closure throws; nothing has changed then.
  /// - Complexity: As for ``TableDraft/difference``.
  @discardableResult
  public func update<Failure>(
    animation: RowAnimation = .automatic, _ body: (inout TableDraft) throws(Failure) -> Void
  ) throws(Failure) -> TableUpdate {
    var (draft, beginning) = beginDraft()
    try body(&draft)
    return submit(draft, since: beginning, animation: animation)
  }

  /// Hands out a draft of the newest content, and what is to be known of it when it comes back.
  func beginDraft() -> (draft: TableDraft, beginning: DraftBeginning) {
    var draft = TableDraft(source)
    updateNumber += 1
    draft.updateNumber = updateNumber
    return (
      draft,
      DraftBeginning(
        updateNumber: updateNumber, isAtRest: queue.isEmpty && arrangement.isPlain,
        generation: generation)
    )
  }

  /// Takes note of the content of a draft, and shows it as soon as it can be.
  ///
  /// - Parameters:
  ///   - draft: The draft.
  ///   - beginning: What was handed out with it.
  ///   - animation: How rows come and go.
  ///   - accepted: Called when the content has become that of the model, before it is shown.
  /// - Returns: The update.
  func submit(
    _ draft: TableDraft, since beginning: DraftBeginning, animation: RowAnimation = .automatic,
    accepted: () -> Void = {}
  ) -> TableUpdate {
    // The closure may have had other content be shown.
    let isOwn = draft.updateNumber == beginning.updateNumber
    let isKnown =
      isOwn && beginning.isAtRest && queue.isEmpty && generation == beginning.generation
    let difference = isKnown ? draft.difference : nil
    let content = difference?.new ?? draft.content
    guard isOwn, !draft.hasNewIDs else {
      return submit(content, difference: difference, animation: animation, accepted: accepted)
    }
    let ticket = TableUpdate.Ticket(animation: animation)
    source = content
    accepted()
    show(ticket, difference: difference)
    return ticket.update
  }
}

/// How things were with a model when it handed out a draft.
struct DraftBeginning {
  /// Which draft it is.
  let updateNumber: Int

  /// Whether nothing waited, and all of the content was shown.
  let isAtRest: Bool

  /// Which content was shown.
  let generation: Int
}

extension TableDraft {
  /// Whether there may be ids now that are there twice: where rows or sections came, or rows came
  /// from other sections, unless they came with ids that nothing has had before.
  fileprivate var hasNewIDs: Bool {
    sections.contains { section in
      guard let origin = section.origin else { return true }
      return section.edited?.pieces.contains { $0.origin?.section != origin && !$0.isFresh }
        ?? false
    }
  }
}
