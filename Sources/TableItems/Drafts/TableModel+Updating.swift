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
  /// content that the closure leaves is then shown, as by ``apply(_:)-(TableContent)``: in place of
  /// content that the closure itself, or what it calls, may have asked for in another way.
  ///
  /// Where nothing waits and all of the content is shown, what has changed is taken from the draft:
  /// nothing is compared. Only if rows or sections came, or moved to other sections, ids are looked
  /// at, to find double ones: see ``duplicatePolicy``.
  ///
  /// Another draft may be put in place of the one that is handed out; its content is then compared as a
  /// whole.
  ///
  /// - Parameter body: Changes the draft.
  /// - Returns: The update, which says what becomes of it.
  /// - Throws: What the closure throws; nothing has changed then.
  /// - Complexity: As for ``TableDraft/difference``.
  @discardableResult
  public func update<Failure>(
    _ body: (inout TableDraft) throws(Failure) -> Void
  ) throws(Failure) -> TableUpdate {
    var draft = TableDraft(source)
    updateNumber += 1
    let number = updateNumber
    draft.updateNumber = number
    let isAtRest = queue.isEmpty && arrangement.isPlain
    let before = generation
    try body(&draft)
    // The closure may have had other content be shown.
    let isOwn = draft.updateNumber == number
    let isKnown = isOwn && isAtRest && queue.isEmpty && generation == before
    let difference = isKnown ? draft.difference : nil
    let content = difference?.new ?? draft.content
    guard isOwn, !draft.hasNewIDs else { return submit(content, difference: difference) }
    let ticket = TableUpdate.Ticket()
    source = content
    show(ticket, difference: difference)
    return ticket.update
  }
}

extension TableDraft {
  /// Whether there may be ids now that are there twice: where rows or sections came, or rows came
  /// from other sections.
  fileprivate var hasNewIDs: Bool {
    sections.contains { section in
      guard let origin = section.origin else { return true }
      return section.edited?.pieces.contains { $0.origin?.section != origin } ?? false
    }
  }
}
