/// How far it is decided what of the content of a model is shown.
struct ArrangementState {
  /// Whether the filter is being asked, which may change the model itself.
  var isUnderWay = false

  /// An update that came meanwhile.
  var next: TableUpdate.Ticket?

  /// Whether what was last decided to be shown is all that the program wants to be.
  var isWhole = true
}

extension TableModel {
  /// Changes what is shown of the content, and shows it as soon as it can be.
  func rearrange(_ change: (inout TableArrangement) -> Void) -> TableUpdate {
    change(&arrangement)
    let ticket = TableUpdate.Ticket()
    show(ticket)
    return ticket.update
  }

  /// Shows what there is to be shown of the source now.
  ///
  /// - Parameters:
  ///   - ticket: The update.
  ///   - difference: What turned the former source into this, if that is known.
  func show(_ ticket: TableUpdate.Ticket, difference: TableDifference? = nil) {
    guard !arranging.isUnderWay else {
      arranging.next?.finish(.superseded)
      arranging.next = ticket
      return
    }
    let wasWhole = arranging.isWhole && queue.isEmpty
    let newest = arrange(ticket)
    let isKnown = wasWhole && arranging.isWhole && newest.ticket.update === ticket.update
    queue.enqueue(
      UpdateQueue.Entry(
        content: newest.content, ticket: newest.ticket, difference: isKnown ? difference : nil))
    resumeUpdates()
  }

  /// Decides what is shown, and anew where the filter itself has changed the model.
  private func arrange(
    _ ticket: TableUpdate.Ticket
  ) -> (content: TableContent, ticket: TableUpdate.Ticket) {
    arranging.isUnderWay = true
    defer { arranging.isUnderWay = false }
    var ticket = ticket
    // A filter that changes the model each time must not hold the program up for ever.
    for round in 1... {
      // The filter may read the model, so that it works on a copy.
      var arrangement = arrangement
      let (shown, isWhole) = arrangement.arrange(source)
      arranging.isWhole = isWhole
      guard let next = arranging.next else {
        self.arrangement = arrangement
        return (shown, ticket)
      }
      ticket.finish(.superseded)
      arranging.next = nil
      ticket = next
      if round == 8 { return (shown, ticket) }
    }
    return (source, ticket)
  }
}
