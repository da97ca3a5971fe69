/// What a row shows and does that is created on its own: text, style, traits and closures.
@MainActor
public struct RowDescription {
  /// A closure that is told of a row.
  public typealias Drilldown = @MainActor (RowModel) -> Void

  /// A closure that sets up the cell of a row.
  public typealias Setup = @MainActor (any TableCell, TableEvent) -> Void

  /// What the default cell shows.
  public var content: CellContent

  /// How tall the row is; nil leaves it to its section and the table.
  public var height: RowHeight?

  /// The rarely used properties of the row.
  public var traits = RowTraits(showsSelection: false)

  /// What happens when a person selects the row, if it is enabled; without it, the row does not look
  /// selected.
  public var drilldown: Drilldown? {
    didSet { traits.showsSelection = drilldown != nil }
  }

  /// Takes note that a person has deleted the row; with it, the row can be deleted.
  ///
  /// It is told when the row is gone, unlike in JATableModel, where it is told before: the row need not, and
  /// cannot, be removed in it. The event has the row as it was.
  public var commitEditing: (@MainActor (TableEvent) -> Void)?

  /// Sets up a cell that was made for the row, once.
  public var setupNewCell: Setup?

  /// Sets up the cell of the row, each time that it was filled.
  public var setupCell: Setup?

  init(style: CellContent.Style) {
    content = CellContent(text: "", style: style)
  }

  /// The main text.
  public var text: String {
    get { content.text }
    set { content.text = newValue }
  }

  /// The text beside or below the main text.
  public var detailText: String? {
    get { content.detailText }
    set { content.detailText = newValue }
  }

  /// Whether a person can choose the row.
  public var isEnabled: Bool {
    get { traits.isEnabled }
    set { traits.isEnabled = newValue }
  }

  /// Sets up a cell that was made for the row, once, as a cell of its own class; one of another class is
  /// left as it is.
  public mutating func setupNewCell<C: TableCell>(
    as type: C.Type, _ perform: @escaping @MainActor (C, TableEvent) -> Void
  ) {
    setupNewCell = Self.setup(as: type, perform)
  }

  /// Sets up the cell of the row, each time that it was filled, as a cell of its own class; one of another
  /// class is left as it is.
  public mutating func setupCell<C: TableCell>(
    as type: C.Type, _ perform: @escaping @MainActor (C, TableEvent) -> Void
  ) {
    setupCell = Self.setup(as: type, perform)
  }

  /// Returns a closure for cells of a class as one for any cell.
  static func setup<C: TableCell>(
    as _: C.Type, _ perform: @escaping @MainActor (C, TableEvent) -> Void
  ) -> Setup {
    { cell, event in
      if let cell = cell as? C { perform(cell, event) }
    }
  }

  /// Returns the row item that is described.
  func item(id: ItemID, of model: TableModel?, inSection section: ItemID) -> RowItem {
    var item = RowItem(data: content, id: id, height: height, cell: nil, extras: nil)
    item.traits = traits
    let row = RowModel(id: RowID(section: section, row: id), at: nil, of: model)
    item.setHandlers(handlers(for: row))
    return item
  }

  private func handlers(for row: RowModel) -> EventHandlers {
    var handlers = EventHandlers()
    handlers.setDrilldown(drilldown, of: row)
    handlers.setTelling(.delete, commitEditing)
    handlers[DisplayEvent.didMake] = setupNewCell
    handlers[DisplayEvent.didConfigure] = setupCell
    return handlers
  }
}

extension EventHandlers {
  /// Sets what is done when a row is selected; the row is handed to the closure by its id.
  @MainActor
  mutating func setDrilldown(_ drilldown: RowDescription.Drilldown?, of row: RowModel) {
    guard let drilldown else { return setTelling(.select, nil) }
    setTelling(.select) { event in drilldown(row.identified(by: event)) }
  }

  /// Sets a closure that is told of an event; nil for none.
  mutating func setTelling(
    _ event: RowEvent<Void>, _ closure: (@MainActor (TableEvent) -> Void)?
  ) {
    guard let closure else { return self[event] = nil }
    let handler: Handler<Void> = { event in
      closure(event)
      return ()
    }
    self[event] = handler
  }
}
