/// A table view that needs no screen: it asks a data source and a delegate, lays out, scrolls,
/// selects, and shows what would be visible as a value.
///
/// It is the table view of platforms that have none, and the way to test a table anywhere:
///
/// ```swift
/// let tableView = TableView<TextCell>(width: 40, height: 10)
/// tableView.dataSource = dataSource
/// tableView.delegate = delegate
/// tableView.tapRow(at: RowPath(section: 0, row: 1))
/// print(tableView.screen)
/// ```
///
/// Only rows that are visible are asked for. Nothing is asked until something is to be known: setting
/// a property or reloading takes note, and the next look at the table lays it out.
@MainActor
public class TableView<Cell: TableViewCell>: TableHost where Cell.Base == Cell {
  /// How the sections are set off from each other.
  public let style: TableStyle

  /// The object that the table asks for counts, cells and headers; not kept alive.
  public weak var dataSource: (any TableViewDataSource<Cell>)? {
    didSet { replaceClient(oldValue, with: dataSource) }
  }

  /// The object that the table asks for heights, and tells of events; not kept alive.
  public weak var delegate: (any TableViewDelegate)? {
    didSet {
      guard oldValue !== delegate else { return }
      closeOpenInteraction(telling: oldValue)
      endEditingText()
      // Who was told that cells came is told that they go.
      if layout.isUnderWay {
        layout.formerDelegate = layout.formerDelegate ?? oldValue
      } else {
        endDisplayOfAll(telling: oldValue)
      }
      replaceClient(oldValue, with: delegate)
    }
  }

  /// The object that is told which rows will probably be shown soon; not kept alive.
  public weak var prefetchDataSource: (any TableViewPrefetching)? {
    didSet {
      guard oldValue !== prefetchDataSource else { return }
      layout.announced.removeAll()
      setNeeds(.layout)
    }
  }

  /// The object that says what can be dragged elsewhere; not kept alive.
  public weak var dragDelegate: (any TableViewDragging)?

  /// The object that takes what is dragged to the table; not kept alive.
  public weak var dropDelegate: (any TableViewDropping)?

  /// How the content moves by itself while a row is held at an edge of what is visible.
  public var autoScroll = AutoScroll(
    zone: 2 * Cell.lineLength, maximumSpeed: 30 * Cell.lineLength)

  /// Whether the prefetch data source is told.
  public var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled != oldValue { setNeeds(.layout) } }
  }

  /// The width that rows are laid out in; nothing but a length of zero or more.
  public var width: Double {
    didSet {
      width = Self.length(width)
      if width != oldValue { setNeeds(.geometry) }
    }
  }

  /// The height of what is visible; nothing but a length of zero or more, where infinity shows
  /// everything.
  public var height: Double {
    didSet {
      height = Self.length(height)
      if height != oldValue { setNeeds(.layout) }
    }
  }

  /// The height of rows of which nothing else says how tall they are.
  public var rowHeight: RowHeight = .automatic {
    didSet { if rowHeight != oldValue { setNeeds(.geometry) } }
  }

  /// The height of headers of which nothing else says how tall they are.
  public var sectionHeaderHeight: RowHeight = .automatic {
    didSet { if sectionHeaderHeight != oldValue { setNeeds(.geometry) } }
  }

  /// The height of footers of which nothing else says how tall they are.
  public var sectionFooterHeight: RowHeight = .automatic {
    didSet { if sectionFooterHeight != oldValue { setNeeds(.geometry) } }
  }

  /// How tall rows are thought to be until they are shown and their height is known; automatic is a
  /// line of text.
  ///
  /// With zero, nothing is left to be thought: the delegate is asked for the height of every row when
  /// the table is loaded.
  public var estimatedRowHeight: RowHeight = .automatic {
    didSet { if estimatedRowHeight != oldValue { setNeeds(.geometry) } }
  }

  /// The room above the header of a section; a line of text in the grouped style, none in the plain.
  ///
  /// There is none above a header at the very top. In the grouped style, there is some as well where a
  /// section has no header.
  public var sectionHeaderTopPadding: Double {
    didSet {
      sectionHeaderTopPadding = min(Self.length(sectionHeaderTopPadding), Extent.longest)
      if sectionHeaderTopPadding != oldValue { setNeeds(.geometry) }
    }
  }

  /// Whether headers and footers stay on screen while their section scrolls by, as they do in the
  /// plain style; not so, a long table can be drawn screen by screen.
  public var pinsHeadersAndFooters: Bool {
    didSet { if pinsHeadersAndFooters != oldValue { setNeeds(.layout) } }
  }

  /// What stands above all sections; set it again where its height has changed.
  public var tableHeaderView: Cell.HeaderFooterView? {
    didSet { setNeeds(.geometry) }
  }

  /// What stands below all sections; set it again where its height has changed.
  public var tableFooterView: Cell.HeaderFooterView? {
    didSet { setNeeds(.geometry) }
  }

  /// Whether a person can select rows.
  public var allowsSelection = true

  /// Whether a person can select several rows.
  public var allowsMultipleSelection = false

  /// Whether a person can select rows while the table is being edited.
  public var allowsSelectionDuringEditing = false

  /// Whether a person can select several rows while the table is being edited.
  public var allowsMultipleSelectionDuringEditing = false

  /// Whether rows of which nothing else says it can be reached by keys.
  public var allowsFocus = true

  /// Whether rows of which nothing else says it are selected when keys lead to them.
  public var selectionFollowsFocus = false

  /// The closure that is told that a person has changed the selection, but not of what code does.
  public var onSelectionChange: (() -> Void)?

  /// The least number of rows with which the index at the side of the table is shown.
  public var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { setNeeds(.geometry) } }
  }

  /// What a person pulls down to have the table show what is new; nil for nothing.
  public var refreshControl: RefreshControl?

  /// How often the scroll indicators were flashed, for hosts that draw them.
  public private(set) var scrollIndicatorFlashCount = 0

  /// How often things were made and asked for.
  public var counts: TableCounts {
    TableCounts(
      cellsMade: cells.madeCount, cellsReused: cells.reusedCount, cellsAsked: asked.cells,
      heightsAsked: asked.heights, countsAsked: asked.counts)
  }

  let cells = ReusePool<Cell>()
  let headerFooterViews = ReusePool<Cell.HeaderFooterView>()
  var layout = LayoutState<Cell>()
  var interaction = InteractionState()
  var asked = (cells: 0, heights: 0, counts: 0)
  var batch = OpenBatch()
  private var log = DiagnosticLog()

  /// Creates a table view with room for content of a size.
  public init(width: Double, height: Double, style: TableStyle = .plain) {
    self.width = Self.length(width)
    self.height = Self.length(height)
    self.style = style
    sectionHeaderTopPadding = style == .grouped ? Cell.lineLength : 0
    pinsHeadersAndFooters = style == .plain
  }

  /// Whether the table is being edited.
  public var isEditing: Bool {
    get { interaction.isEditing }
    set { setEditing(newValue) }
  }

  /// The last hundred diagnostics that the table was handed or found itself, oldest first, each
  /// once.
  public var diagnostics: [TableDiagnostic] { log.diagnostics }

  /// Keeps a diagnostic in ``diagnostics``.
  public func report(_ diagnostic: TableDiagnostic) {
    log.add(diagnostic)
  }

  /// Has the scroll indicators be shown for a moment, so that a person sees that there is more.
  public func flashScrollIndicators() {
    scrollIndicatorFlashCount += 1
  }

  private static func length(_ length: Double) -> Double { length > 0 ? length : 0 }
}
