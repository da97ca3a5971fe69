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

  private var name = ""
  private var size = ""
  private var date = ""

  /// Has the cell show an entry under a name, with its size in words.
  func show(_ entry: Entry, as name: String, size: String) {
    self.name = name
    self.size = size
    date = entry.modified.map(localTime(of:)) ?? ""
  }

  /// The columns; in a narrow line, the date gives way first, and then the size.
  override func lines(fitting width: Int) -> [TextLine] {
    let columns = [
      TextColumn(name),
      TextColumn(size, width: Width.size, alignment: .trailing),
      TextColumn(date, width: Width.date),
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
final class FolderCell: EntryCell, CellConfigurable {
  func configure(with folder: Entry) {
    show(folder, as: folder.displayName, size: "")
  }
}

/// Shows a file.
final class FileCell: EntryCell, CellConfigurable {
  func configure(with file: Entry) {
    show(file, as: file.displayName, size: byteCount(file.size))
  }
}

/// Shows a link and what it names.
final class LinkCell: EntryCell, CellConfigurable {
  func configure(with link: Entry) {
    show(link, as: link.displayName, size: link.isUsable ? "link" : "broken")
  }
}

/// Shows a pipe, a socket, a device, or what could not be looked at.
final class SpecialCell: EntryCell, CellConfigurable {
  func configure(with entry: Entry) {
    switch entry.kind {
    case .special(let kind): show(entry, as: entry.displayName, size: kind)
    default: show(entry, as: entry.displayName, size: "unknown")
    }
  }
}
