extension RowModel {
  /// The main text; nil if the row is gone, or shows something else.
  public var text: String? {
    get { content?.text }
    nonmutating set { setContent { $0.text = newValue ?? "" } }
  }

  /// The text beside or below the main text.
  public var detailText: String? {
    get { content?.detailText }
    nonmutating set { setContent { $0.detailText = newValue } }
  }

  /// The name of an image, for the host to find.
  public var imageName: String? {
    get { content?.imageName }
    nonmutating set { setContent { $0.imageName = newValue } }
  }

  /// How the texts are arranged.
  public var style: CellContent.Style {
    get { content?.style ?? .default }
    nonmutating set { setContent { $0.style = newValue } }
  }

  /// How tall the row is; nil leaves it to its section and the table.
  public var height: RowHeight? {
    get { item?.height }
    nonmutating set { set { $0.height = newValue } }
  }

  /// What stands at the trailing edge; nil leaves it to the content.
  public var accessory: CellAccessory? {
    get { item?.traits.accessory }
    nonmutating set { set { $0.traits.accessory = newValue } }
  }

  /// Whether a person can choose the row.
  public var isEnabled: Bool {
    get { item?.traits.isEnabled ?? false }
    nonmutating set { set { $0.traits.isEnabled = newValue } }
  }

  /// How many levels the content is indented.
  public var indentationLevel: Int {
    get { item?.traits.indentationLevel ?? 0 }
    nonmutating set { set { $0.traits.indentationLevel = newValue } }
  }

  /// What happens when a person selects the row, if it is enabled; without it, the row does not look
  /// selected.
  public var drilldown: RowDescription.Drilldown? {
    get {
      guard let item, let handler = item.handlers?[RowEvent<Void>.select] else { return nil }
      return { row in
        if let event = row.model?.event(of: row) { _ = handler(event) }
      }
    }
    nonmutating set {
      set {
        var handlers = $0.handlers ?? EventHandlers()
        handlers.setDrilldown(newValue, of: self)
        $0.setHandlers(handlers)
        $0.traits.showsSelection = newValue != nil
      }
    }
  }

  /// Takes note that a person has deleted the row; with it, the row can be deleted.
  ///
  /// It is told when the row is gone, unlike in JATableModel, where it is told before: the row need not, and
  /// cannot, be removed in it. The event has the row as it was.
  public var commitEditing: (@MainActor (TableEvent) -> Void)? {
    get {
      guard let handler = item?.handlers?[RowEvent<Void>.delete] else { return nil }
      return { event in _ = handler(event) }
    }
    nonmutating set { setHandlers { $0.setTelling(.delete, newValue) } }
  }

  /// Sets up a cell that was made for the row, once; for cells that are made from now on.
  public var setupNewCell: RowDescription.Setup? {
    get { item?.handlers?[DisplayEvent.didMake] }
    nonmutating set { setHandlers { $0[DisplayEvent.didMake] = newValue } }
  }

  /// Sets up the cell of the row, each time that it was filled; the cell that shows it now is filled anew.
  public var setupCell: RowDescription.Setup? {
    get { item?.handlers?[DisplayEvent.didConfigure] }
    nonmutating set {
      setHandlers { $0[DisplayEvent.didConfigure] = newValue }
      reload()
    }
  }

  /// Sets up a cell that was made for the row, once, as a cell of its own class; one of another class is
  /// left as it is.
  public func setupNewCell<C: TableCell>(
    as type: C.Type, _ perform: @escaping @MainActor (C, TableEvent) -> Void
  ) {
    setupNewCell = RowDescription.setup(as: type, perform)
  }

  /// Sets up the cell of the row, each time that it was filled, as a cell of its own class; one of another
  /// class is left as it is.
  public func setupCell<C: TableCell>(
    as type: C.Type, _ perform: @escaping @MainActor (C, TableEvent) -> Void
  ) {
    setupCell = RowDescription.setup(as: type, perform)
  }

  private func setHandlers(_ body: (inout EventHandlers) -> Void) {
    set {
      var handlers = $0.handlers ?? EventHandlers()
      body(&handlers)
      $0.setHandlers(handlers)
    }
  }

  private func set(_ body: (inout RowItem) -> Void) {
    change { item in
      body(&item)
      return true
    }
  }
}
