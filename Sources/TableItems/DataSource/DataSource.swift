/// The ready data source: it answers counts, cells, headers and footers from a model.
///
/// ```swift
/// let dataSource = DataSource<TextCell>(model: model)
/// tableView.dataSource = dataSource
/// ```
///
/// A table view does not keep its data source alive; whoever makes it does.
@MainActor
public final class DataSource<Cell: TableCell>: ModelBacked
where Cell.Base == Cell, Cell.HeaderFooterView: TableCell {
  /// The content that the data source answers from.
  public let model: TableModel

  /// The cell types that the rows name.
  public let registry: CellRegistry<Cell>

  /// The closure that is told which rows will probably be shown soon, the nearest first; plug the data
  /// source in as the `prefetchDataSource` of the table view as well.
  public var onPrefetch: (([TableEvent]) -> Void)?

  /// The closure that is told which of those rows will probably not be shown after all.
  public var onCancelPrefetching: (([TableEvent]) -> Void)?

  /// Asks and tells rows and sections beside a delegate that is not a ready one.
  lazy var rowDelegate = Delegate(model: model)

  /// The cells that were seen before.
  var knownCells = KnownObjects()

  var cellRegistrations = HostRegistrations()
  var headerFooterRegistrations = HostRegistrations()

  /// Creates a data source of a model, with cell types registered in advance or none.
  public init(model: TableModel, registry: CellRegistry<Cell> = CellRegistry()) {
    self.model = model
    self.registry = registry
    model.cellTypes = registry
  }

  /// Creates a data source of sections, with a model of its own.
  ///
  /// Give a ``Delegate`` the same model, or at least the same sections.
  public convenience init(
    sections: [SectionItem], registry: CellRegistry<Cell> = CellRegistry()
  ) {
    self.init(model: TableModel(sections: sections), registry: registry)
  }

  /// Ties a host to the model.
  ///
  /// Another data source may have registered cells of its own with the host, so it is told of every
  /// cell type anew.
  public func attach(to host: any TableHost) {
    cellRegistrations.forget(host)
    headerFooterRegistrations.forget(host)
    model.attach(to: host)
  }

  /// The sections of the model; setting them makes the table view show them.
  public var sections: [SectionItem] {
    get { model.sections }
    set { model.sections = newValue }
  }
}

extension DataSource {
  /// Returns what asks and tells the closures of a host: its delegate, or where that is another object,
  /// one that has but the closures of rows.
  func closures(of host: any TableHost<Cell>) -> Delegate {
    host.readyDelegate ?? rowDelegate
  }
}
