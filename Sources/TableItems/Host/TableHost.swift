/// The seam between the core and a table view: what a data source and a model ask of it.
///
/// A table view, or the object that drives one, conforms. It shows what its data source and its
/// delegate say, keeps a pool of cells to reuse, and reloads when it is told to. The words are
/// UIKit's, so that a data source reads as it does there.
@MainActor
public protocol TableHost<Cell>: AnyObject {
  /// The base class of the cells of the host.
  associatedtype Cell: TableCell

  /// The object that the host asks for counts, cells and headers.
  var dataSource: (any TableViewDataSource<Cell>)? { get }

  /// The object that the host asks for heights, and tells of events.
  var delegate: (any TableViewDelegate)? { get }

  /// The height of rows of which nothing else says how tall they are.
  var rowHeight: RowHeight { get }

  /// The height of headers of which nothing else says how tall they are.
  var sectionHeaderHeight: RowHeight { get }

  /// The height of footers of which nothing else says how tall they are.
  var sectionFooterHeight: RowHeight { get }

  /// Whether the table is being edited.
  var isEditing: Bool { get }

  /// Whether rows of which nothing else says it can be reached by keys.
  var allowsFocus: Bool { get }

  /// Whether rows of which nothing else says it are selected when keys lead to them.
  var selectionFollowsFocus: Bool { get }

  /// Makes the cells of an identifier in a way, in place of an earlier one; nil for none.
  func register(_ source: ViewSource<Cell>?, forCellReuseIdentifier identifier: String)

  /// Makes the headers and footers of an identifier in a way, in place of an earlier one; nil for
  /// none.
  func register(
    _ source: ViewSource<Cell.HeaderFooterView>?,
    forHeaderFooterViewReuseIdentifier identifier: String)

  /// Returns a cell of an identifier, used before or new; for an unknown identifier, a cell of the
  /// base class.
  func dequeueReusableCell(withIdentifier identifier: String, for path: RowPath) -> Cell

  /// Returns a header or footer of an identifier, used before or new, or nil for an unknown
  /// identifier.
  func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> Cell.HeaderFooterView?

  /// Whether updates of the model have to wait: while a person drags or swipes, and while the host asks
  /// its data source or tells its delegate. The host calls ``TableModel/resumeUpdates()`` when that is
  /// over.
  var mustHoldUpdates: Bool { get }

  /// Whether updates can be performed: the host shows what its data source says, in a window; else the
  /// model has it reload.
  var canPerformUpdates: Bool { get }

  /// Performs a batch of updates, then shows headers, footers and index titles anew that changed.
  ///
  /// - Parameters:
  ///   - stage: The batch.
  ///   - advance: Puts the new content in place; to be called once, inside the batch.
  ///   - completion: To be called once, when the next batch can be performed.
  /// - Throws: What is against the rules of batch updates.
  func performUpdates(
    _ stage: UpdateStage, advancing advance: () -> Void, completion: @escaping () -> Void
  ) throws(UpdateError)

  /// Takes note that everything has changed, and shows it anew, with the same rows selected.
  ///
  /// - Parameter advance: Puts the new content in place; to be called once.
  func reloadData(advancing advance: () -> Void)

  /// Takes note that everything may have changed, and shows it anew.
  ///
  /// It may be called at any time, also while the host asks its data source or tells its delegate.
  func reloadData()

  /// Takes note that more or fewer things may be done to rows than before: a closure for it came or went.
  func abilitiesDidChange()

  /// Reports a diagnostic in the way of the host: on standard error, in a log.
  func report(_ diagnostic: TableDiagnostic)
}

extension TableHost {
  /// False: a host that cannot be edited need not say so.
  public var isEditing: Bool { false }

  /// False.
  public var mustHoldUpdates: Bool { false }

  /// False: a host that cannot perform updates reloads.
  public var canPerformUpdates: Bool { false }

  /// Reloads.
  public func performUpdates(
    _ stage: UpdateStage, advancing advance: () -> Void, completion: @escaping () -> Void
  ) throws(UpdateError) {
    reloadData(advancing: advance)
    completion()
  }

  /// Reloads.
  public func reloadData(advancing advance: () -> Void) {
    advance()
    reloadData()
  }

  /// Does nothing.
  public func abilitiesDidChange() {}

  /// True.
  public var allowsFocus: Bool { true }

  /// False.
  public var selectionFollowsFocus: Bool { false }

  /// Makes the cells of an identifier from a class.
  public func register(_ cellClass: Cell.Type, forCellReuseIdentifier identifier: String) {
    register(.type(cellClass), forCellReuseIdentifier: identifier)
  }

  /// Makes the headers and footers of an identifier from a class.
  public func register(
    _ viewClass: Cell.HeaderFooterView.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(.type(viewClass), forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// The model behind the data source, if it has one.
  public var dataSourceModel: TableModel? {
    guard let dataSource else { return nil }
    return Self.modelBacked(dataSource)?.model
  }

  /// The ready delegate, or the one that an object answers for; nil if there is none.
  package var readyDelegate: Delegate? {
    (delegate as? Delegate) ?? (delegate as? any AnsweringForReadyObjects)?.readyDelegate
  }

  /// Returns what answers from a model: an object itself, or the ready one that it answers for.
  package static func modelBacked(_ client: AnyObject) -> (any ModelBacked)? {
    (client as? any ModelBacked)
      ?? (client as? any AnsweringForReadyObjects)?.readyDataSource
  }
}
