/// The ready delegate: it answers heights from a model, and hands events on to closures.
///
/// ```swift
/// let delegate = Delegate(model: model)
/// tableView.delegate = delegate
/// delegate.on(FruitCell.self, .select) { fruit, event in print(fruit.name) }
/// delegate.onSelect = { event in print(event.path) }
/// ```
///
/// An event goes to the closure of the row, then to that of its cell type, then to that of the
/// delegate. A question goes to the first of these that has a closure for it, and no further.
///
/// A table view does not keep its delegate alive; whoever makes it does.
@MainActor
public final class Delegate: ModelBacked {
  /// The content that the delegate answers from.
  public let model: TableModel

  /// The closure that is told that a person selected a row.
  public var onSelect: ((TableEvent) -> Void)?

  /// The closure that is told that a person deselected a row.
  public var onDeselect: ((TableEvent) -> Void)?

  /// The closure that is told that a person touched a row.
  public var onHighlight: ((TableEvent) -> Void)?

  /// The closure that is told that a person does not touch a row any more.
  public var onUnhighlight: ((TableEvent) -> Void)?

  /// The closure that does what a row is there for.
  public var onPrimaryAction: ((TableEvent) -> Void)?

  /// The closure that says whether the primary action of a row can be done.
  public var canPerformPrimaryAction: ((TableEvent) -> Bool)?

  /// The closure that says whether a row can be reached by keys.
  public var canFocus: ((TableEvent) -> Bool)?

  /// The closure that is told that keys led from a row to another, or from or to none.
  public var onFocusChange: ((_ old: TableEvent?, _ new: TableEvent?) -> Void)?

  /// The closure that says whether several rows may be selected in one go, from a row on.
  public var shouldBeginMultipleSelection: ((TableEvent) -> Bool)?

  /// The closure that is told that several rows are being selected in one go, from a row on.
  public var onBeginMultipleSelection: ((TableEvent) -> Void)?

  /// The closure that is told that no more rows are being selected in one go.
  public var onEndMultipleSelection: (() -> Void)?

  /// The closure that is told that a person tapped the detail button of a row.
  public var onAccessoryTap: ((TableEvent) -> Void)?

  /// The closure that says whether a person may highlight a row, and so select it.
  public var shouldHighlight: ((TableEvent) -> Bool)?

  /// The closure that says which row to select in place of one; nil for none.
  public var willSelect: ((TableEvent) -> RowPath?)?

  /// The closure that says which row to deselect in place of one; nil for none.
  public var willDeselect: ((TableEvent) -> RowPath?)?

  /// The closure that is told that a cell was made, and is yet to be filled.
  public var didMake: ((any TableCell, TableEvent) -> Void)?

  /// The closure that is told that a cell was filled, and has not been measured yet.
  public var didConfigure: ((any TableCell, TableEvent) -> Void)?

  /// The closure that is told that a filled cell is about to be shown.
  public var willDisplay: ((any TableCell, TableEvent) -> Void)?

  /// The closure that is told that a cell was taken off screen, with the row that it showed.
  public var didEndDisplay: ((any TableCell, TableEvent) -> Void)?

  /// The closure that is told that a header or footer is about to be shown.
  public var willDisplayHeaderFooter: ((any TableCell, TablePart) -> Void)?

  /// The closure that is told that a header or footer was taken off screen.
  public var didEndDisplayHeaderFooter: ((any TableCell, TablePart) -> Void)?

  /// The closure that is told that a person begins to edit the text of an input row.
  public var onInputBegin: ((TableEvent) -> Void)?

  /// The closure that is told that the text of an input row is another one.
  public var onInputChange: ((TableEvent) -> Void)?

  /// The closure that is told that the return key was pressed in an input row.
  public var onInputReturn: ((TableEvent) -> Void)?

  /// The closure that is told that the text of an input row is not edited any more.
  public var onInputEnd: ((TableEvent) -> Void)?

  /// The closure that says what is wrong with the text of an input row; nil for nothing.
  public var validateInput: ((TableEvent) -> String?)?

  /// The closure that is told of an event that a cell sent itself.
  public var onCellEvent: ((Any, TableEvent) -> Void)?

  /// The closure that says how tall a row is, where the row, its section and its cell type do not.
  ///
  /// Reload the table after setting it.
  public var heightForRow: ((TableEvent) -> RowHeight?)?

  /// The closure that says how tall a header is, where the header does not.
  public var heightForHeader: ((_ section: Int) -> RowHeight?)?

  /// The closure that says how tall a footer is, where the footer does not.
  public var heightForFooter: ((_ section: Int) -> RowHeight?)?

  /// Whether rows can be edited: true for all that do not say otherwise, which can be deleted then; false
  /// for none; nil, by default, for those that rows, sections and closures say it of.
  public var isEditable: Bool? {
    didSet { if isEditable != oldValue { tellThatAbilitiesChanged() } }
  }

  /// The closures that have to do with editing, actions, dragging and dropping.
  var closures = EditingClosures() {
    didSet { if closures.present != oldValue.present { tellThatAbilitiesChanged() } }
  }

  /// The closures for the rows of a cell type, by its identifier.
  var handlersByCell: [String: EventHandlers] = [:]

  /// What is on screen, with the row that it was filled with last.
  var displayed: [ObjectIdentifier: TableEvent] = [:]

  /// The row whose text is edited, as it was when it was told of last.
  var edited: TableEvent?

  /// The contents that were last compared.
  var comparison: ContentComparison?

  /// What can be done to some row of the content, as far as rows and sections say it.
  var contentAbilities: (generation: Int, abilities: RowAbilities)?

  /// The rows that are dragged, to be deleted if they go elsewhere.
  var dragged: [MarkedRow] = []

  /// Creates a delegate of a model.
  public init(model: TableModel) {
    self.model = model
  }

  /// Creates a delegate of sections, with a model of its own.
  ///
  /// The data source must have the same sections; a diagnostic says if it has not.
  public convenience init(sections: [SectionItem]) {
    self.init(model: TableModel(sections: sections))
  }

  /// The sections of the model; setting them makes the table view show them.
  public var sections: [SectionItem] {
    get { model.sections }
    set { model.sections = newValue }
  }
}
