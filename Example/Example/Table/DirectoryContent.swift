import TableItemsView

/// The sections of a directory: folders, files, and everything else.
struct DirectoryContent {
  let folders: [Entry]
  let files: [Entry]
  let others: [Entry]

  /// Sorts entries into sections.
  init(_ entries: [Entry], sortedBy key: Entry.SortKey) {
    let sorted = entries.sorted(by: key)
    folders = sorted.filter { $0.kind == .folder }
    files = sorted.filter { $0.kind == .file }
    others = sorted.filter { $0.kind != .folder && $0.kind != .file }
  }

  /// The sections of the table.
  ///
  /// Folders and files are rows of one kind each; everything else is mixed.
  func sections(onSelect: @escaping RowItem.Action<Entry>) -> [SectionItem] {
    [
      SectionItem(
        id: "folders", header: title("Folders", folders, isFirst: true),
        data: folders, height: 1, cell: .folder, onSelect: onSelect),
      SectionItem(
        id: "files", header: title("Files", files),
        data: files, height: 1, cell: .file, onSelect: onSelect),
      SectionItem(
        id: "others", header: title("Everything else", others), footer: HeaderFooter(total),
        rowHeight: 1,
        rows: others.map { entry in
          RowItem(
            entry, cell: entry.otherCell, traits: RowTraits(isEnabled: entry.isUsable),
            onSelect: onSelect)
        }),
    ]
  }

  /// The path of an entry in the table.
  func path(of name: RawText) -> RowPath? {
    for (section, entries) in [folders, files, others].enumerated() {
      if let row = entries.firstIndex(where: { $0.name == name }) {
        return RowPath(section: section, row: row)
      }
    }
    return nil
  }

  private var total: String {
    let count = folders.count + files.count + others.count
    // Sparse files can be said to be larger together than can be counted.
    let size = files.reduce(0) { sum, file in
      let (total, overflows) = sum.addingReportingOverflow(file.size)
      return overflows ? .max : total
    }
    return "\n\(count) \(count == 1 ? "entry" : "entries"), \(byteCount(size)) in files"
  }

  private func title(_ text: String, _ entries: [Entry], isFirst: Bool = false) -> HeaderFooter {
    let title = SectionTitle(text: text, count: entries.count, isFirst: isFirst)
    return HeaderFooter(title, view: SectionTitleView.self)
  }
}

extension Entry {
  fileprivate var otherCell: CellIdentifier<Entry> {
    if case .link = kind { .link } else { .special }
  }
}

extension DirectoryContent {
  /// The number of columns in which no name has to be cut, unless it names a very long target.
  var naturalWidth: Int {
    let entries = [folders, files, others].joined()
    let longest = entries.lazy.map { TextLine($0.displayName).width }.max()
    return EntryCell.widthBesideName + min(max(longest ?? 0, 20), 300)
  }

  /// Why entries could not be looked at, and how many.
  var unreadable: [String: Int] {
    others.reduce(into: [:]) { counts, entry in
      if case .unreadable(let reason) = entry.kind { counts[reason, default: 0] += 1 }
    }
  }
}
