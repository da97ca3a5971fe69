package import TableItemsView

/// Pairs what a delegate is told to come with what it is told to go.
@MainActor
package final class DisplayPairs {
  /// The rows on screen, by their cells.
  package private(set) var rows: [ObjectIdentifier: ItemID] = [:]

  /// The headers and footers on screen, by their views.
  package private(set) var views: Set<ObjectIdentifier> = []

  /// What was not as it should be.
  package var problems: [String] = []

  /// Takes over the closures of a delegate.
  package init(_ delegate: Delegate) {
    delegate.willDisplay = { [unowned self] cell, event in
      if rows.updateValue(event.id.row, forKey: ObjectIdentifier(cell)) != nil {
        problems.append("row \(event.id) came in a cell that was there")
      }
    }
    delegate.didEndDisplay = { [unowned self] cell, event in
      if rows.removeValue(forKey: ObjectIdentifier(cell)) != event.id.row {
        problems.append("row \(event.id) went, and had not come")
      }
      let shown = (cell as? TextCell)?.content.text
      let data = event.data(as: Entry.self)
      if data?.text != shown {
        problems.append("row \(event.id) went as \(data?.text ?? "none") and showed \(shown ?? "")")
      }
    }
    delegate.willDisplayHeaderFooter = { [unowned self] view, part in
      if !views.insert(ObjectIdentifier(view)).inserted { problems.append("\(part) came twice") }
    }
    delegate.didEndDisplayHeaderFooter = { [unowned self] view, part in
      if views.remove(ObjectIdentifier(view)) == nil { problems.append("\(part) went twice") }
    }
  }
}
