package import TableItemsView

/// A table of a model that is checked against one that was made from scratch.
@MainActor
package final class CheckedTable {
  /// How a table is set up.
  package struct Setting: Sendable {
    package var style = TableStyle.plain
    package var height = 5.0
    package var rowHeight = RowHeight.automatic
    package var estimatedRowHeight = RowHeight.automatic
    package var hasTitles = false
    package var indexMinimum = 0

    package init() {}
  }

  package let model: TableModel
  package let view: TableView<TextCell>
  package let delegate: Delegate
  package let pairs: DisplayPairs
  package let setting: Setting

  private let dataSource: DataSource<TextCell>

  package init(_ content: TableContent, _ setting: Setting = Setting()) {
    self.setting = setting
    model = TableModel(content)
    view = TableView(width: 30, height: setting.height, style: setting.style)
    delegate = Delegate(model: model)
    dataSource = DataSource(model: model)
    pairs = DisplayPairs(delegate)
    view.rowHeight = setting.rowHeight
    view.estimatedRowHeight = setting.estimatedRowHeight
    view.sectionIndexMinimumDisplayRowCount = setting.indexMinimum
    view.allowsMultipleSelection = true
    if setting.hasTitles {
      view.tableHeaderView = Self.title("top")
      view.tableFooterView = Self.title("bottom")
    }
    plug()
  }

  private static func title(_ text: String) -> TextHeaderFooterView {
    let view = TextHeaderFooterView()
    view.show(CellContent(text: text))
    return view
  }

  /// Plugs data source and delegate in.
  package func plug() {
    view.dataSource = dataSource
    view.delegate = delegate
  }

  /// Plugs them out.
  package func unplug() {
    view.dataSource = nil
    view.delegate = nil
  }

  /// Shows everything once, so that it has been measured, and scrolls back.
  package func measureAll() {
    let offset = view.contentOffset
    let first = view.screen.items.first { !$0.isPinned }
    // Rows above that turn out taller move the offset.
    repeat { view.contentOffset = 0 } while view.contentOffset > 0
    var last = -1.0
    while view.contentOffset > last {
      last = view.contentOffset
      view.contentOffset = last + view.height
    }
    if let first { view.contentOffset = top(of: first.part) + offset - first.rect.minY }
  }

  /// Returns where a part begins in the content, below the room above it.
  package func top(of part: TablePart) -> Double {
    switch part {
    case .tableHeader: 0
    case .header(let section):
      view.rectForHeader(inSection: section).maxY - (view.screen.height(of: part) ?? 1)
    case .row(let path): view.rectForRow(at: path).minY
    case .footer(let section): view.rectForFooter(inSection: section).minY
    case .tableFooter: view.contentHeight - 1
    }
  }

  /// The ids of the selected rows.
  package var selectedIDs: Set<RowID> {
    Set((view.rowPathsForSelectedRows ?? []).compactMap { model.content.id(at: $0) })
  }

  /// The paths of all rows.
  package var paths: [RowPath] {
    (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfRows(inSection: section)).map { RowPath(section: section, row: $0) }
    }
  }
}

extension TableScreen {
  /// How tall a part is that is on screen.
  fileprivate func height(of part: TablePart) -> Double? {
    items.first { $0.part == part }?.rect.height
  }
}
