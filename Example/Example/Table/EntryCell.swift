import TableItemsView

/// A cell that shows an entry in columns: its name, its size and its date.
class EntryCell: TextCell {
  /// The columns behind the name, each with the gap before it.
  private enum Width {
    static let gap = 2
    static let size = 9
    static let date = 16
    static let leastName = 12
  }

  /// What the margins of a cell and the columns behind the name take of a line.
  nonisolated static let widthBesideName = 2 + Width.gap + Width.size + Width.gap + Width.date

  /// What the controls of editing take of a line.
  nonisolated static let widthOfEditing = 6

  private var entry: Entry?

  func configure(with entry: Entry) {
    self.entry = entry
  }

  /// The columns; in a narrow line, the date gives way first, and then the size.
  override func lines(fitting width: Int) -> [TextLine] {
    guard let entry else { return [] }
    let columns = [
      TextColumn(entry.displayName),
      TextColumn(entry.displaySize, width: Width.size, alignment: .trailing),
      TextColumn(entry.modified.map(localTime(of:)) ?? "", width: Width.date),
    ]
    var count = columns.count
    func room(behindName columns: some Sequence<TextColumn>) -> Int {
      columns.reduce(0) { $0 + Width.gap + ($1.width ?? 0) }
    }
    while count > 1, width - room(behindName: columns[1..<count]) < Width.leastName { count -= 1 }
    return [TextColumn.line(Array(columns[..<count]), fitting: width, gap: Width.gap)]
  }
}

/// Shows a folder.
final class FolderCell: EntryCell, CellConfigurable {}

/// Shows a file.
final class FileCell: EntryCell, CellConfigurable {}

/// Shows a link and what it names.
final class LinkCell: EntryCell, CellConfigurable {}

/// Shows a pipe, a socket, a device, or what could not be looked at.
final class SpecialCell: EntryCell, CellConfigurable {}
