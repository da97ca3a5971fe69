import TableItemsView

/// The table of a directory: its model, data source, delegate and table view.
@MainActor
struct DirectoryTable {
  let model: TableModel
  let view: TableView<TextCell>
  private let dataSource: DataSource<TextCell>
  let delegate: Delegate

  /// Makes the table of some entries, which tells a listener of every selection.
  init(_ content: DirectoryContent, width: Int, style: TableStyle, listener: SelectionListener) {
    model = TableModel(
      sections: content.sections { entry, _ in
        listener.hear("The row", "\(entry.displayName) was selected")
      })

    dataSource = DataSource(model: model)
    dataSource.registry.register(FolderCell.self, for: .folder)
    dataSource.registry.register(FileCell.self, for: .file)
    dataSource.registry.register(LinkCell.self, for: .link)
    dataSource.registry.register(SpecialCell.self, for: .special)

    delegate = Delegate(model: model)
    delegate.on(.folder, .select) { _, _ in listener.hear("The cell type", "a folder") }
    delegate.on(.file, .select) { file, _ in
      listener.hear("The cell type", "a file of \(byteCount(file.size))")
    }
    delegate.on(.link, .select) { _, _ in listener.hear("The cell type", "a link") }
    delegate.on(.special, .select) { _, _ in listener.hear("The cell type", "something special") }
    delegate.onSelect = { event in
      listener.hear("The delegate", "row \(event.path), id \(event.id)")
    }

    view = TableView(width: Double(width), height: 0, style: style)
    view.sectionHeaderTopPadding = 1
    view.dataSource = dataSource
    view.delegate = delegate
    show(total: content.total)
  }

  /// Shows how many entries there are below all sections.
  func show(total: String) {
    let footer = TextHeaderFooterView()
    footer.show(CellContent(text: "\n" + total))
    view.tableFooterView = footer
  }

  /// Scrolls through the whole table and hands on what is to be seen, a screen at a time, so that
  /// the cells of one screen are enough for any number of rows; without what belongs to a screen and
  /// not to the table.
  func forEachScreen(
    _ body: ([String]) throws(SystemError) -> Void
  ) throws(SystemError) {
    view.height = 500
    view.pinsHeadersAndFooters = false
    view.sectionIndexMinimumDisplayRowCount = .max
    var count = 0
    repeat {
      view.contentOffset = Double(count)
      let screen = view.screen
      // The last screen reaches back into the one before.
      let lines = screen.lines.dropFirst(count - Int(screen.bounds.minY))
      try body(Array(lines))
      count += lines.count
    } while Double(count) < view.contentHeight
  }
}
