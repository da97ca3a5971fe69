import TableItemsView

/// What is on screen, by what a delegate was told.
@MainActor
final class DisplayLog {
  /// The rows, by their cells.
  private(set) var rows: [ObjectIdentifier: ItemID] = [:]

  /// How often each header and footer came, and did not go.
  private(set) var others: [TablePart: Int] = [:]

  /// The headers and footers, by their views.
  private(set) var views: Set<ObjectIdentifier> = []
  private(set) var problems: [String] = []

  init(_ delegate: Delegate) {
    delegate.willDisplay = { [self] cell, event in
      if rows.updateValue(event.id.row, forKey: ObjectIdentifier(cell)) != nil {
        problems.append("\(event.path) came in a cell that was there")
      }
    }
    delegate.didEndDisplay = { [self] cell, event in
      if rows.removeValue(forKey: ObjectIdentifier(cell)) != event.id.row {
        problems.append("\(event.path) went, and had not come")
      }
    }
    delegate.willDisplayHeaderFooter = { [self] view, part in
      others[part, default: 0] += 1
      if !views.insert(ObjectIdentifier(view)).inserted { problems.append("\(part) came twice") }
    }
    delegate.didEndDisplayHeaderFooter = { [self] view, part in
      others[part, default: 0] -= 1
      if views.remove(ObjectIdentifier(view)) == nil { problems.append("\(part) went twice") }
    }
  }
}
