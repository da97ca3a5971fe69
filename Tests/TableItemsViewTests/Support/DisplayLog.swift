import TableItemsView

/// What is on screen, by what a delegate was told.
@MainActor
final class DisplayLog {
  private(set) var rows: [ObjectIdentifier: RowPath] = [:]
  private(set) var others: [TablePart: Int] = [:]
  private(set) var problems: [String] = []

  init(_ delegate: Delegate) {
    delegate.willDisplay = { [self] cell, event in
      if rows.updateValue(event.path, forKey: ObjectIdentifier(cell)) != nil {
        problems.append("\(event.path) came in a cell that was there")
      }
    }
    delegate.didEndDisplay = { [self] cell, event in
      if rows.removeValue(forKey: ObjectIdentifier(cell)) != event.path {
        problems.append("\(event.path) went, and had not come")
      }
    }
    delegate.willDisplayHeaderFooter = { [self] _, part in others[part, default: 0] += 1 }
    delegate.didEndDisplayHeaderFooter = { [self] _, part in
      others[part, default: 0] -= 1
    }
  }
}
