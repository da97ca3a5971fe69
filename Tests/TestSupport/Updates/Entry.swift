package import TableItemsView

/// Data of a row: what it shows, and in how many lines, follows from the version.
package struct Entry: Identifiable, Hashable, CellContentConvertible {
  package var id: Int
  package var version = 0

  /// Whether all versions of all rows have one line.
  package var isShort = true

  package init(id: Int, version: Int = 0, isShort: Bool = true) {
    self.id = id
    self.version = version
    self.isShort = isShort
  }

  package var text: String {
    let more = isShort ? 0 : (id + 2 * version) % 3
    return "\(id).\(version)" + String(repeating: "\nmore", count: more)
  }

  /// The text; every fourth version is shown in another style, by another cell.
  package var cellContent: CellContent {
    CellContent(text: text, style: version % 4 == 3 ? .value1 : .default)
  }
}
