import TableItemsView

/// The sections of a directory: folders, files, and everything else, or one for each initial.
struct DirectoryContent {
  private let entries: [Entry]
  private let groups: [EntryGroup]

  /// Sorts entries into sections.
  init(_ entries: [Entry], sortedBy key: Entry.SortKey, byInitial: Bool) {
    let sorted = entries.sorted(by: key)
    self.entries = sorted
    groups = byInitial ? sorted.groupedByInitial : sorted.groupedByKind
  }

  /// The sections of the table.
  ///
  /// Folders and files are rows of one kind each; other sections are mixed.
  func sections(onSelect: @escaping RowItem.Action<Entry>) -> [SectionItem] {
    groups.map { group in
      let title = SectionTitle(text: group.title, count: group.entries.count)
      let header = HeaderFooter(title, view: SectionTitleView.self)
      if let kind = group.kind {
        return SectionItem(
          id: group.id, header: header, data: group.entries, height: 1, cell: kind.cell,
          onSelect: onSelect)
      }
      return SectionItem(
        id: group.id, header: header, indexTitle: group.indexTitle, rowHeight: 1,
        rows: group.entries.map { entry in
          RowItem(
            entry, cell: entry.kind.cell, traits: RowTraits(isEnabled: entry.isUsable),
            onSelect: onSelect)
        })
    }
  }

  /// The path of an entry in the table.
  func path(of name: RawText) -> RowPath? {
    for (section, group) in groups.enumerated() {
      if let row = group.entries.firstIndex(where: { $0.name == name }) {
        return RowPath(section: section, row: row)
      }
    }
    return nil
  }

  /// How many entries there are, and how large the files are together.
  var total: String { entries.total }
}

extension [Entry] {
  /// How many entries there are, and how large the files are together.
  var total: String {
    // Sparse files can be said to be larger together than can be counted.
    let size = lazy.filter { $0.kind == .file }.reduce(0) { sum, file in
      let (total, overflows) = sum.addingReportingOverflow(file.size)
      return overflows ? .max : total
    }
    return
      "\(count) \(count == 1 ? "entry" : "entries"), \(byteCount(size)) in files"
  }
}

extension Entry.Kind {
  fileprivate var cell: CellIdentifier<Entry> {
    switch self {
    case .folder: .folder
    case .file: .file
    case .link: .link
    case .special, .unreadable: .special
    }
  }
}

extension DirectoryContent {
  /// The number of columns in which no name has to be cut, unless it names a very long target.
  var naturalWidth: Int {
    let longest = entries.lazy.map { TextLine($0.displayName).width }.max()
    return EntryCell.widthBesideName + min(max(longest ?? 0, 20), 300)
  }

  /// Why entries could not be looked at, and how many.
  var unreadable: [String: Int] {
    entries.reduce(into: [:]) { counts, entry in
      if case .unreadable(let reason) = entry.kind { counts[reason, default: 0] += 1 }
    }
  }
}
