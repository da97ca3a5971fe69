/// A controller that shows a model, with ready objects, and a second model while a person searches.
///
/// ```swift
/// final class Fruits: TableModelController<TextCell> {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     model.sections = [SectionItem(header: "Fruit", rows: ["Apple", "Pear"])]
///     onSearch = { text, results in results.sections = fruits(named: text) }
///   }
/// }
/// ```
@MainActor
open class TableModelController<Cell: TableViewCell>: TableViewController<Cell>
where Cell.Base == Cell {
  /// The content of the table.
  public let model: TableModel

  /// What the table is told and asked: its closures are called for all rows of the model.
  public let events: Delegate

  /// The content that is shown while a person searches.
  public let searchModel = TableModel()

  /// What the table is told and asked while a person searches.
  public let searchEvents: Delegate

  /// The closure that fills the second model with what is found; called each time the text changes.
  public var onSearch: ((_ text: String, _ results: TableModel) -> Void)?

  /// What a person searches for; nil while nobody does.
  public private(set) var searchText: String?

  private let source: DataSource<Cell>
  private let searchSource: DataSource<Cell>
  private var placeBeforeSearch: TablePlace?

  /// Creates a controller of a model.
  public init(model: TableModel = TableModel(), style: TableStyle = .plain) {
    let registry = CellRegistry<Cell>()
    self.model = model
    source = DataSource(model: model, registry: registry)
    events = Delegate(model: model)
    searchSource = DataSource(model: searchModel, registry: registry)
    searchEvents = Delegate(model: searchModel)
    super.init(style: style, registry: registry)
  }

  /// Creates a controller of a table that was kept in a file, whose content is that of the model.
  ///
  /// The data source and the delegate that the archive names are plugged in instead of the ready ones.
  public override init(
    archive: TableArchive, bindings: TableBindings<Cell>? = nil,
    registry: CellRegistry<Cell> = CellRegistry()
  ) {
    let (content, problems) = (bindings ?? TableBindings()).bind(archive.content)
    model = TableModel(content)
    source = DataSource(model: model, registry: registry)
    events = Delegate(model: model)
    searchSource = DataSource(model: searchModel, registry: registry)
    searchEvents = Delegate(model: searchModel)
    super.init(archive: archive, bindings: bindings, registry: registry)
    problems.forEach(report)
  }

  /// Whether rows can be edited: true for all that do not say otherwise, which can be deleted then; false
  /// for none; nil, by default, for those that rows, sections and closures say it of.
  public var isEditable: Bool? {
    get { events.isEditable }
    set {
      events.isEditable = newValue
      searchEvents.isEditable = newValue
    }
  }

  /// Whether the second model is shown in place of the first.
  ///
  /// When the first comes back, the rows that were selected are selected again, and the table is scrolled to
  /// where it was.
  public var isSearching = false {
    didSet {
      if !isSearching { searchText = nil }
      if isSearching != oldValue, isViewLoaded { swapModels() }
    }
  }

  /// The model that is shown now.
  public var shownModel: TableModel { isSearching ? searchModel : model }

  /// Shows what is found for a text, as ``onSearch`` says; nil ends the search.
  ///
  /// The table is loaded first, so that the closure can be set in `viewDidLoad`.
  public func search(for text: String?) {
    loadViewIfNeeded()
    searchText = text
    if let text { onSearch?(text, searchModel) }
    // The closure may have asked for something else.
    if searchText == text { isSearching = text != nil }
  }

  override var ownDataSource: any TableViewDataSource<Cell> {
    isSearching ? searchSource : source
  }

  override var ownDelegate: any TableViewDelegate { isSearching ? searchEvents : events }

  override func isOwn(_ object: AnyObject?) -> Bool {
    object === source || object === searchSource || object === events || object === searchEvents
      || super.isOwn(object)
  }

  /// Plugs in the objects of the model that is shown now, in place of ours; those of the program stay.
  private func swapModels() {
    if isSearching { placeBeforeSearch = TablePlace(of: tableView, model) }
    // A closure may begin or end the search meanwhile, so each is looked up when it is needed.
    if isOwn(tableView.dataSource) { tableView.dataSource = ownDataSource }
    if isOwn(tableView.delegate) { tableView.delegate = ownDelegate }
    guard !isSearching, let place = placeBeforeSearch else { return }
    placeBeforeSearch = nil
    place.restore(in: tableView, model)
  }
}
