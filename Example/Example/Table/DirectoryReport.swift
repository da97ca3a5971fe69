import TableItemsView

/// A directory shown as a table, with what the options ask of it.
@MainActor
struct DirectoryReport {
  private let options: Options
  private let table: DirectoryTable
  private let directory: RawText
  private let names: [RawText]
  private let listener = SelectionListener()

  /// What of the options could not be done.
  private(set) var problems: [String] = []

  /// Reads a directory, or throws the reason why it cannot be read.
  init(of directory: RawText, _ options: Options) throws(SystemError) {
    self.options = options
    self.directory = directory
    let all = try Directory(at: directory).entries
    names = all.map(\.name)
    let entries = all.filter { options.showsAll || !$0.isHidden }
    let content = DirectoryContent(
      entries, sortedBy: options.sortKey, byInitial: options.showsIndex)
    table = DirectoryTable(
      content,
      width: StandardStream.standardOutput.terminalWidth
        ?? content.naturalWidth + (options.isEditing ? EntryCell.widthOfEditing : 0),
      style: options.style, listener: listener)
    let view = table.view
    view.height = Double(options.height ?? 0)

    func path(of name: RawText) -> RowPath? {
      let path = content.path(of: name)
      if path == nil { problems.append("there is no entry '\(name)' in '\(directory)'") }
      return path
    }
    if let offset = options.offset { view.contentOffset = Double(offset) }
    if let title = options.indexTitle {
      if let position = view.sectionIndexTitles?.firstIndex(of: title.text) {
        view.touchSectionIndexTitle(at: position)
      } else {
        problems.append("there is no title '\(title)' in the index")
      }
    }
    if let target = options.scrollTarget.flatMap(path) { view.scrollToRow(at: target, at: .top) }
    if let selection = options.selection, let path = path(of: selection) {
      view.tapRow(at: path)
      if listener.lines.isEmpty { problems.append("the entry '\(selection)' cannot be selected") }
    }
    for (reason, count) in content.unreadable {
      problems.append("cannot look at \(count) of the entries in '\(directory)': \(reason)")
    }
    problems += table.view.diagnostics.map(\.description)
  }

  /// Has the table be edited, with a session that does in it what a script says.
  func beginEditing() -> EditSession {
    EditSession(table, in: options.isWriting ? Disk(directory) : DryRun(names))
  }

  /// Writes what is to be seen of the table, a screen at a time, and last a line for each closure that
  /// was told of a selection.
  func write(to stream: StandardStream) throws(SystemError) {
    if options.height == nil {
      try table.forEachScreen { lines throws(SystemError) in
        try stream.write(lines.joined(separator: "\n"))
      }
    } else {
      try stream.write(table.view.description)
    }
    for line in listener.lines { try stream.write(line) }
  }
}
