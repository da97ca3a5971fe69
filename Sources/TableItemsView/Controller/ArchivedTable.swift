/// The content of an archive, with ready objects that answer from it.
@MainActor
struct ArchivedTable<Cell: TableViewCell> where Cell.Base == Cell {
  /// What answers counts and cells.
  let source: DataSource<Cell>

  /// What answers heights and calls the closures of rows.
  let events: Delegate

  init(_ content: TableContent, registry: CellRegistry<Cell>) {
    let model = TableModel(content)
    source = DataSource(model: model, registry: registry)
    events = Delegate(model: model)
  }
}

extension TableClientController: AnsweringForReadyObjects {
  package var readyDataSource: (any ModelBacked)? { archived?.source }
  package var readyDelegate: Delegate? { archived?.events }
}

extension TableView {
  /// Creates the table view that an archive describes, without its rows and without objects.
  public convenience init(_ archive: TableArchive, width: Double, height: Double) {
    self.init(width: width, height: height, style: archive.style)
    rowHeight = archive.rowHeight
    sectionHeaderHeight = archive.sectionHeaderHeight
    sectionFooterHeight = archive.sectionFooterHeight
    allowsSelection = archive.allowsSelection
    allowsMultipleSelection = archive.allowsMultipleSelection
    allowsSelectionDuringEditing = archive.allowsSelectionDuringEditing
    allowsMultipleSelectionDuringEditing = archive.allowsMultipleSelectionDuringEditing
    tableHeaderView = archive.header.map(Self.titleView)
    tableFooterView = archive.footer.map(Self.titleView)
  }

  private static func titleView(_ title: String) -> Cell.HeaderFooterView {
    let view = Cell.HeaderFooterView()
    view.show(CellContent(text: title))
    return view
  }
}
