/// The content of a table, shared by its data source and its delegate, and the way to change it.
///
/// ```swift
/// let model = TableModel(sections: sections)
/// let dataSource = DataSource<TextCell>(model: model)
/// let delegate = Delegate(model: model)
/// …
/// model.sections = newSections  // whatever shows the model follows
/// ```
///
/// A model drives one host: the table view whose data source has it.
@MainActor
public final class TableModel {
  /// What the table shows now: the sections as they are, or before an update that waits.
  public private(set) var content: TableContent {
    didSet { index = nil }
  }

  /// What the program wants to be shown.
  var source: TableContent {
    didSet {
      sourceNumber += 1
      forgetSelectionOfRowsGone()
    }
  }

  /// Counts the drafts that were handed out.
  var updateNumber = 0

  /// How many reports of diagnostics have not ended, as one leads to another.
  private var openReports = 0

  /// Counts what the program wanted to be shown.
  private(set) var sourceNumber = 0

  /// What of it is shown.
  var arrangement = TableArrangement()
  var arranging = ArrangementState()

  /// The selected rows that are hidden, to be selected again when they are shown again.
  public package(set) var hiddenSelection: Set<RowID> = []

  /// The closure that is told when one of the last rows is about to be shown; nil for none.
  public var nearEndTrigger: NearEndTrigger? {
    didSet { nearEndTrigger?.model = self }
  }

  /// What is done with content in which ids are there more than once.
  public var duplicatePolicy = DuplicatePolicy.countOccurrences

  /// Takes the diagnostics of the model; nil keeps the last hundred, and tells the host the first
  /// of each kind.
  public var diagnosticHandler: ((TableDiagnostic) -> Void)?

  /// The table view that shows the content, while there is one.
  public private(set) weak var host: (any TableHost)?

  /// Knows the cell types of the host, once a data source has the model.
  var cellTypes: (any CellTypeLookup)?

  /// Counts the changes of the content.
  private(set) var generation = 0

  /// What hands content to the model, if not the program; it ends when it is let go.
  var feed: AnyObject?

  var queue = UpdateQueue()

  /// The edits that can be undone and done again.
  var history = UndoHistory()

  /// Who is told of edits, and what is still to be told.
  var editNews = EditNews()

  /// Whether updates that wait are being taken up.
  var isResuming = false

  private var index: TableIndex?

  /// Where each row of the source stands, while there is a selection of hidden rows.
  var sourceIndex: TableIndex?
  private var log = DiagnosticLog()

  /// Creates a model of some content.
  public init(_ content: TableContent) {
    self.content = content
    source = content
  }

  /// Creates a model of sections.
  public convenience init(sections: [SectionItem] = []) {
    self.init(TableContent(sections))
  }

  /// Creates a model of sections built one after another.
  public convenience init(@SectionBuilder sections: () -> [SectionItem]) {
    self.init(TableContent(sections()))
  }

  /// The sections of the table; setting them shows them, as ``apply(_:animation:)-(TableContent,_)`` does.
  public var sections: [SectionItem] {
    get { source.sections }
    set { apply(TableContent(newValue)) }
  }

  /// Hands out the content, so that it has one owner while it is changed; to be put back at once.
  func takeContent() -> TableContent {
    let (taken, hidden) = (content, hiddenSelection)
    // Rows are not gone for being taken out for a moment.
    hiddenSelection = []
    source = TableContent()
    content = TableContent()
    hiddenSelection = hidden
    return taken
  }

  /// Takes note that the host shows other content from now on.
  func advance(to newContent: TableContent) {
    content = newContent
    generation += 1
  }
}

extension TableModel {
  /// Returns the row at a path, or nil if there is none.
  public func row(at path: RowPath) -> RowItem? {
    content.row(at: path)
  }

  /// Returns the path of the first row with an identity, or nil if there is none.
  ///
  /// - Complexity: O(1), after O(*n*) in the rows of the section the first time.
  public func path(of id: RowID) -> RowPath? {
    // Ids are compared, which may look at the model.
    var index = index ?? TableIndex(content)
    let generation = generation
    let path = index.path(of: id)
    if generation == self.generation { self.index = index }
    return path
  }

  /// Returns what a closure gets to know of the row at a path, or nil if there is none.
  public func event(at path: RowPath) -> TableEvent? {
    content.event(at: path)
  }
}

extension TableModel {
  /// Makes a host the one that shows the content.
  ///
  /// A host calls this when a data source or delegate that has the model is plugged in. A host that
  /// was attached before is no longer told of changes, which is reported.
  public func attach(to newHost: any TableHost) {
    guard host !== newHost else { return }
    let hadHost = host != nil
    settle()
    host = newHost
    forgetHiddenSelection()
    if hadHost { report(.hostReplaced) }
    newHost.reloadData()
    resumeUpdates()
  }

  /// Ends the tie to a host, if it is the one attached.
  public func detach(from oldHost: any TableHost) {
    guard host === oldHost else { return }
    settle()
    host = nil
    resumeUpdates()
  }
}

extension TableModel {
  /// The last hundred diagnostics, oldest first, each once; empty under a handler of your own.
  public var diagnostics: [TableDiagnostic] { log.diagnostics }

  /// Hands a diagnostic to the handler; one that a handler leads to again and again is kept instead.
  public func report(_ diagnostic: TableDiagnostic) {
    if let diagnosticHandler, openReports < 8 {
      openReports += 1
      diagnosticHandler(diagnostic)
      openReports -= 1
    } else if log.add(diagnostic) {
      host?.report(diagnostic)
    }
  }
}
