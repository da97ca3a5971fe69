import TableItemsView

/// Hears what the closures of a row, of its cell type and of the delegate are told.
@MainActor
final class SelectionListener {
  /// A line for each time that a closure was told.
  private(set) var lines: [String] = []

  func hear(_ who: String, _ what: String) {
    lines.append("\(who) was told: " + TextLine(what).text)
  }
}
