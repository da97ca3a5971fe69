// Rows of data that the compiler knows to be comparable, anywhere and not on one actor only.
extension RowItem {
  /// Creates a row of data that can be compared, with an id of your choice, or none to stand for its position, shown
  /// by the cell of an identifier.
  ///
  /// Without an identifier, the section names the cell, or the default cell shows the row.
  public init<RowData: Equatable & Sendable, ID: Hashable & Sendable>(
    _ data: RowData,
    id: ID?,
    height: RowHeight? = nil,
    cell: CellIdentifier<RowData>? = nil,
    traits: RowTraits = RowTraits(),
    onSelect: Action<RowData>? = nil,
    handlers: [RowHandler<RowData>] = []
  ) {
    self.init(
      data: data, id: id.map { ItemID($0) }, height: height, cell: cell.map { .named($0.rawValue) },
      extras: .make(traits, onSelect, handlers))
  }

  /// Creates a row of data that can be compared, and whose `id` tells it from others, shown by the cell of an identifier.
  ///
  /// Without an identifier, the section names the cell, or the default cell shows the row.
  public init<RowData: Identifiable & Equatable & Sendable>(
    _ data: RowData,
    height: RowHeight? = nil,
    cell: CellIdentifier<RowData>? = nil,
    traits: RowTraits = RowTraits(),
    onSelect: Action<RowData>? = nil,
    handlers: [RowHandler<RowData>] = []
  ) where RowData.ID: Sendable {
    self.init(
      data: data, id: ItemID(data.id), height: height, cell: cell.map { .named($0.rawValue) },
      extras: .make(traits, onSelect, handlers))
  }

  /// Creates a row of data that can be compared, with an id of your choice, or none to stand for its position, shown
  /// by a type of cell.
  public init<C: CellConfigurable, ID: Hashable & Sendable>(
    _ data: C.RowData,
    id: ID?,
    height: RowHeight? = nil,
    cell: C.Type,
    traits: RowTraits = RowTraits(),
    onSelect: Action<C.RowData>? = nil,
    handlers: [RowHandler<C.RowData>] = []
  ) where C.RowData: Equatable {
    self.init(
      data: data, id: id.map { ItemID($0) }, height: height, cell: .of(cell),
      extras: .make(traits, onSelect, handlers))
  }

  /// Creates a row of data that can be compared, and whose `id` tells it from others, shown by a type of cell.
  public init<C: CellConfigurable>(
    _ data: C.RowData,
    height: RowHeight? = nil,
    cell: C.Type,
    traits: RowTraits = RowTraits(),
    onSelect: Action<C.RowData>? = nil,
    handlers: [RowHandler<C.RowData>] = []
  ) where C.RowData: Identifiable & Equatable, C.RowData.ID: Sendable {
    self.init(
      data: data, id: ItemID(data.id), height: height, cell: .of(cell),
      extras: .make(traits, onSelect, handlers))
  }
}
