/// A controller that shows a table, as UIKit's does.
///
/// A subclass answers for the table itself:
///
/// ```swift
/// final class Numbers: TableViewController<TextCell> {
///   override func tableView(
///     _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
///   ) -> Int { 100 }
///   …
/// }
/// ```
///
/// or plugs in objects in ``ViewController/viewDidLoad()``, or shows a table that was kept in a file:
/// ``init(archive:bindings:registry:)``. ``TableModelController`` has a model and ready objects.
///
/// What not every table has, such as editing, a subclass has by conforming to `TableViewEditing`,
/// `TableViewSwipeActions` and their like.
@MainActor
open class TableViewController<Cell: TableViewCell>: TableClientController<Cell>
where Cell.Base == Cell {
  /// How the sections of the table that the controller makes are set off from each other.
  public let style: TableStyle

  /// Whether the selection is cleared each time the table comes on screen; by default it is.
  ///
  /// Where several rows can be selected, the selection stays.
  public var clearsSelectionOnViewWillAppear = true

  /// The table as it was kept in a file; nil if it was not.
  let archive: TableArchive?

  /// The objects and closures that the archive names.
  let bindings: TableBindings<Cell>?

  /// The cell types that rows of the archive name.
  public let registry: CellRegistry<Cell>

  private var table: TableView<Cell>?
  private var hasAppeared = false

  /// The objects that the archive names, which the table does not keep alive.
  private var namedObjects: [AnyObject] = []

  /// Creates a controller that makes a table of a style, and answers for it itself.
  public init(style: TableStyle = .plain, registry: CellRegistry<Cell> = CellRegistry()) {
    self.style = style
    archive = nil
    bindings = nil
    self.registry = registry
    super.init()
  }

  /// Creates a controller of a table that was kept in a file.
  ///
  /// The table has the data source and the delegate that the archive names, and the controller itself only
  /// where it names none; the controller then answers from the content of the archive. A name that nothing
  /// is bound to counts as none, and is reported in `diagnostics`.
  ///
  /// - Parameters:
  ///   - archive: The table.
  ///   - bindings: What the names in the archive stand for.
  ///   - registry: The cell types that rows of the archive name.
  public init(
    archive: TableArchive, bindings: TableBindings<Cell>? = nil,
    registry: CellRegistry<Cell> = CellRegistry()
  ) {
    style = archive.style
    self.archive = archive
    self.bindings = bindings
    self.registry = registry
    super.init()
    title = archive.title
  }

  /// The table, which is what the controller shows; it is loaded when it is first asked for.
  ///
  /// A table that is set in place of it gets the controller as data source and delegate where it has none.
  public var tableView: TableView<Cell> {
    get {
      loadViewIfNeeded()
      if let table { return table }
      let made = makeTableView()
      install(made)
      return made
    }
    set { install(newValue) }
  }

  /// What a person pulls down to have the table show what is new: that of the table.
  public var refreshControl: RefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Makes the table: the one of the archive, or one of the style, as large as the room there is.
  ///
  /// An override calls `super`, or sets ``tableView``.
  open override func loadView() {
    super.loadView()
    if table == nil { install(makeTableView()) }
  }

  /// Has the table load what it shows if it comes on screen for the first time, and clears its selection.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared {
      hasAppeared = true
      loadRows()
    }
    // A person may turn an interactive transition round.
    if !isTransitionInteractive { clearSelection(animated: animated) }
    containerSizeDidChange()
  }

  /// Flashes the scroll indicators, and clears the selection if a person has led the table here by hand.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isTransitionInteractive { clearSelection(animated: animated) }
    tableView.flashScrollIndicators()
  }

  /// Whether the table is being edited.
  open override var isEditing: Bool { table?.isEditing ?? super.isEditing }

  /// Has the table begin or end editing, with the same arguments.
  open override func setEditing(_ isEditing: Bool, animated: Bool = false) {
    super.setEditing(isEditing, animated: animated)
    tableView.setEditing(isEditing, animated: animated)
  }

  /// Makes the table as large as the room there is above the keyboard, and keeps in sight where a person
  /// is.
  open override func containerSizeDidChange() {
    super.containerSizeDidChange()
    guard let table else { return }
    guard hasContainerSize else {
      // Nobody has said how much room there is: it is what the table takes without a keyboard.
      if keyboardHeight > 0 {
        containerSize = TableSize(width: table.width, height: table.height)
      }
      return
    }
    let covered = keyboardHeight.isFinite ? max(0, keyboardHeight) : 0
    let height = max(0, containerSize.height - covered)
    let isLower = height < table.height
    table.width = containerSize.width
    table.height = height
    guard isLower, let path = table.editedText?.path ?? table.focusedRowPath else { return }
    table.scrollToRow(at: path, at: .none)
  }

  private func makeTableView() -> TableView<Cell> {
    let (width, height) = (containerSize.width, containerSize.height)
    guard let archive else { return TableView(width: width, height: height, style: style) }
    let made = TableView<Cell>(archive, width: width, height: height)
    plugIn(named: archive, to: made)
    return made
  }

  private func install(_ new: TableView<Cell>) {
    let old = table
    table = new
    if old !== new { release(old) }
    if new.dataSource == nil { new.dataSource = ownDataSource }
    if new.delegate == nil { new.delegate = ownDelegate }
    containerSizeDidChange()
  }

  /// What is the data source where no other is named.
  var ownDataSource: any TableViewDataSource<Cell> { self }

  /// What is the delegate where no other is named.
  var ownDelegate: any TableViewDelegate { self }

  /// Tells whether an object is the controller, or one that it has for its table.
  func isOwn(_ object: AnyObject?) -> Bool { object === self }

  /// Leaves a table that is not shown any more.
  private func release(_ old: TableView<Cell>?) {
    if isOwn(old?.dataSource) { old?.dataSource = nil }
    if isOwn(old?.delegate) { old?.delegate = nil }
  }

  /// Plugs in the objects that an archive names, and has the content at hand where it names none.
  private func plugIn(named archive: TableArchive, to table: TableView<Cell>) {
    if let name = archive.dataSource {
      let object = bindings?.dataSources[name]
      table.dataSource = object
      keep(object, named: name, "data source")
    }
    if let name = archive.delegate {
      let object = bindings?.delegates[name]
      table.delegate = object
      keep(object, named: name, "delegate")
    }
    guard table.dataSource == nil, ownDataSource === self else { return }
    let (content, problems) = (bindings ?? TableBindings()).bind(archive.content)
    archived = ArchivedTable(content, registry: registry)
    problems.forEach(report)
  }

  private func keep(_ object: AnyObject?, named name: String, _ role: String) {
    if let object {
      namedObjects.append(object)
    } else {
      report(.unbound(role, name))
    }
  }

  /// Loads the rows; what was selected before stays so, where it is not to be cleared.
  private func loadRows() {
    let selected = tableView.interaction.selection.rows
    tableView.reloadData()
    for path in selected { tableView.selectRow(at: path) }
  }

  private func clearSelection(animated: Bool) {
    guard clearsSelectionOnViewWillAppear, !tableView.allowsMultipleNow else { return }
    for path in tableView.interaction.selection.rows {
      tableView.deselectRow(at: path, animated: animated)
    }
    // Else rows that are hidden now would come back selected.
    tableView.dataSourceModel?.forgetHiddenSelection()
  }
}

extension TableDiagnostic {
  fileprivate static func unbound(_ role: String, _ name: String) -> TableDiagnostic {
    TableDiagnostic(
      .unboundName, "no \(role) is bound to the name \"\(name)\"; the controller itself is it")
  }
}
