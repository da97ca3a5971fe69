extension RowItem {
  /// Creates a row of any data with an id of your choice, or none to stand for its position, shown
  /// by a type of cell.
  public init<C: CellConfigurable, ID: Hashable & Sendable>(
    _ data: C.RowData,
    id: ID?,
    height: RowHeight? = nil,
    cell: C.Type,
    traits: RowTraits = RowTraits(),
    onSelect: Action<C.RowData>? = nil,
    handlers: [RowHandler<C.RowData>] = []
  ) {
    self.init(
      data: data, id: id.map { ItemID($0) }, height: height, cell: .of(cell),
      extras: .make(traits, onSelect, handlers), isDiscovered: true)
  }

  /// Creates a row of data whose `id` tells it from others, shown by a type of cell.
  public init<C: CellConfigurable>(
    _ data: C.RowData,
    height: RowHeight? = nil,
    cell: C.Type,
    traits: RowTraits = RowTraits(),
    onSelect: Action<C.RowData>? = nil,
    handlers: [RowHandler<C.RowData>] = []
  ) where C.RowData: Identifiable, C.RowData.ID: Sendable {
    self.init(
      data: data, id: ItemID(data.id), height: height, cell: .of(cell),
      extras: .make(traits, onSelect, handlers), isDiscovered: true)
  }

  /// Creates a row of data that is its own id, shown by a type of cell.
  public init<C: CellConfigurable>(
    _ data: C.RowData,
    height: RowHeight? = nil,
    cell: C.Type,
    traits: RowTraits = RowTraits(),
    onSelect: Action<C.RowData>? = nil,
    handlers: [RowHandler<C.RowData>] = []
  ) where C.RowData: Hashable {
    self.init(
      data: data, id: .ofData(data), height: height, cell: .of(cell),
      extras: .make(traits, onSelect, handlers))
  }

  /// Creates a row of data whose `id` tells it from others, shown by a type of cell.
  public init<C: CellConfigurable>(
    _ data: C.RowData,
    height: RowHeight? = nil,
    cell: C.Type,
    traits: RowTraits = RowTraits(),
    onSelect: Action<C.RowData>? = nil,
    handlers: [RowHandler<C.RowData>] = []
  ) where C.RowData: Identifiable & Hashable, C.RowData.ID: Sendable {
    self.init(
      data: data, id: ItemID(data.id), height: height, cell: .of(cell),
      extras: .make(traits, onSelect, handlers))
  }

  /// Creates a row of data that has no id and stands for its position, shown by a type of cell.
  public init<C: CellConfigurable>(
    _ data: C.RowData,
    height: RowHeight? = nil,
    cell: C.Type,
    traits: RowTraits = RowTraits(),
    onSelect: Action<C.RowData>? = nil,
    handlers: [RowHandler<C.RowData>] = []
  ) {
    self.init(
      data: data, id: .discovered(in: data), height: height, cell: .of(cell),
      extras: .make(traits, onSelect, handlers), isDiscovered: true)
  }
}
