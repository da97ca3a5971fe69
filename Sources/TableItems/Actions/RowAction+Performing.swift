extension RowAction {
  /// Does what the action is there for, for a row, as a person has chosen it: a host calls it.
  ///
  /// The handler is called once: before this returns, or if it may take its time, soon after. When that
  /// of a destructive action returns true, the row is deleted from the model, if it is still there, and
  /// the closures for ``RowEvent/delete`` are told. Nothing is deleted if the row has gone meanwhile; of
  /// rows that stand for their position, only one that looks the same is.
  ///
  /// Neither the model nor the table is kept alive while a handler waits.
  ///
  /// - Parameters:
  ///   - event: The row.
  ///   - model: The content of the table; nil if it has no model, and deletes the row itself.
  /// - Returns: A task that ends when the action has: with what the handler returned, or false for an
  ///   action that cannot be chosen.
  @MainActor
  @discardableResult
  public func perform(for event: TableEvent, in model: TableModel?) -> Task<Bool, Never> {
    guard isEnabled else { return Task { false } }
    let row = style == .destructive ? ChosenRow(event, model) : nil
    switch handler {
    case .immediate(let handler):
      let isDone = handler(event)
      if isDone { row?.delete() }
      return Task { isDone }
    case .lasting(let handler):
      return Task {
        let isDone = await handler(event)
        if isDone { row?.delete() }
        return isDone
      }
    }
  }
}

/// The row that an action was chosen for, and who is told when it is deleted.
@MainActor
private final class ChosenRow {
  private let row: MarkedRow
  private weak var delegate: Delegate?

  init?(_ event: TableEvent, _ model: TableModel?) {
    guard let model else { return nil }
    let delegate = model.host?.readyDelegate
    // Where data source and delegate have models of their own, it is the data source that is shown.
    let shown = model.host?.dataSourceModel ?? model
    guard let row = MarkedRow(event, in: shown, delegate?.model) else { return nil }
    self.row = row
    self.delegate = delegate
  }

  func delete() {
    guard let model = row.model else { return }
    (delegate ?? Delegate(model: model)).delete(row)
  }
}
