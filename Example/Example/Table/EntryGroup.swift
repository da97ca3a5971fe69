/// The entries of one section.
struct EntryGroup {
  let id: String
  let title: String

  /// The title in the index at the side of the table; nil for none.
  var indexTitle: String?

  let entries: [Entry]

  /// Whether the entries are all of one kind; nil if that is not known.
  var kind: Entry.Kind?
}

extension [Entry] {
  /// Folders, files, and everything else.
  var groupedByKind: [EntryGroup] {
    [
      EntryGroup(
        id: "folders", title: "Folders", entries: filter { $0.kind == .folder }, kind: .folder),
      EntryGroup(id: "files", title: "Files", entries: filter { $0.kind == .file }, kind: .file),
      EntryGroup(
        id: "others", title: "Everything else",
        entries: filter { $0.kind != .folder && $0.kind != .file }),
    ]
  }

  /// A group for each letter that names begin with, in order, and last one for all other names.
  var groupedByInitial: [EntryGroup] {
    let other = "#"
    let groups = Dictionary(grouping: self) { entry in
      entry.name.text.first { $0 != "." }
        .flatMap { $0.isLetter ? $0.uppercased().first.map(String.init) : nil } ?? other
    }
    return groups.sorted { first, second in
      (first.key == other ? 1 : 0, first.key) < (second.key == other ? 1 : 0, second.key)
    }.map { initial, entries in
      EntryGroup(id: initial, title: initial, indexTitle: initial, entries: entries)
    }
  }
}
