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
  /// The object that the table asks for counts, cells and headers; not kept alive.
  public weak var dataSource: (any TableViewDataSource<Cell>)? {
    didSet { replaceClient(oldValue, with: dataSource) }
  }

  /// The object that the table asks for heights, and tells of events; not kept alive.
  public weak var delegate: (any TableViewDelegate)? {
    didSet {
      guard oldValue !== delegate else { return }
      // Who was told that cells came is told that they go.
      endDisplayOfAll(telling: oldValue)
      replaceClient(oldValue, with: delegate)
    }
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
      setNeeds(.layout)
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

  /// Whether rows can be selected by a person.
  public var allowsSelection = true

  /// The last hundred diagnostics that the table was handed or found itself, oldest first, each
  /// once.
  public var diagnostics: [TableDiagnostic] { log.diagnostics }

  let cells = ReusePool<Cell>()
  let headerFooterViews = ReusePool<Cell.HeaderFooterView>()
  var visible: [VisibleView<Cell>] = []
  var geometry = TableGeometry()
  var offset = 0.0
  var scrollTarget: ScrollTarget?
  var selectedPaths: Set<RowPath> = []

  /// Counts the taps and the reloads that were asked for, so that what a closure has overtaken is not
  /// carried on with.
  var taps = 0
  var reloads = 0
  var pending = PendingWork.reload
  var isLayingOut = false
  private var hasDelegate = false
  private var log = DiagnosticLog()

  /// Creates a table view with room for content of a size.
  public init(width: Double, height: Double) {
    self.width = Self.length(width)
    self.height = Self.length(height)
  }

  private static func length(_ length: Double) -> Double { length > 0 ? length : 0 }

  /// Takes note that everything may have changed, and shows it anew at the next look.
  ///
  /// The selection is cleared. It may be called at any time, also from a closure that the table
  /// calls; the row being shown then is finished first.
  public func reloadData() {
    reloads += 1
    setNeeds(.reload)
    selectedPaths = []
  }

  /// Keeps a diagnostic in ``diagnostics``.
  public func report(_ diagnostic: TableDiagnostic) {
    log.add(diagnostic)
  }

  /// Ties the table to the models behind its data source and its delegate, and reloads.
  private func replaceClient(_ old: AnyObject?, with new: AnyObject?) {
    guard old !== new else { return }
    (old as? any ModelBacked)?.detach(from: self)
    for client in [dataSource, delegate] as [AnyObject?] {
      (client as? any ModelBacked)?.attach(to: self)
    }
    hasDelegate = delegate != nil
    reloadData()
  }

  /// Reloads if the data source or the delegate was released, which is not told otherwise.
  func noticeClientsThatAreGone() {
    let lostDataSource = dataSource == nil && !geometry.sections.isEmpty
    let lostDelegate = delegate == nil && hasDelegate
    hasDelegate = delegate != nil
    if lostDataSource || lostDelegate { reloadData() }
  }
}
