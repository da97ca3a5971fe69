extension RowItem {
  /// Creates a row of any data with an id of your choice, or none to stand for its position, shown
  /// by the cell of an identifier.
  ///
  /// Without an identifier, the section names the cell, or the default cell shows the row.
  public init<RowData: Sendable, ID: Hashable & Sendable>(
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
      extras: .make(traits, onSelect, handlers), isDiscovered: true)
  }

  /// Creates a row of data whose `id` tells it from others, shown by the cell of an identifier.
  ///
  /// Without an identifier, the section names the cell, or the default cell shows the row.
  public init<RowData: Identifiable & Sendable>(
    _ data: RowData,
    height: RowHeight? = nil,
    cell: CellIdentifier<RowData>? = nil,
    traits: RowTraits = RowTraits(),
    onSelect: Action<RowData>? = nil,
    handlers: [RowHandler<RowData>] = []
  ) where RowData.ID: Sendable {
    self.init(
      data: data, id: ItemID(data.id), height: height, cell: cell.map { .named($0.rawValue) },
      extras: .make(traits, onSelect, handlers), isDiscovered: true)
  }

  /// Creates a row of data that is its own id, shown by the cell of an identifier.
  ///
  /// Without an identifier, the section names the cell, or the default cell shows the row.
  public init<RowData: Hashable & Sendable>(
    _ data: RowData,
    height: RowHeight? = nil,
    cell: CellIdentifier<RowData>? = nil,
    traits: RowTraits = RowTraits(),
    onSelect: Action<RowData>? = nil,
    handlers: [RowHandler<RowData>] = []
  ) {
    self.init(
      data: data, id: .ofData(data), height: height, cell: cell.map { .named($0.rawValue) },
      extras: .make(traits, onSelect, handlers))
  }

  /// Creates a row of data whose `id` tells it from others, shown by the cell of an identifier.
  ///
  /// Without an identifier, the section names the cell, or the default cell shows the row.
  public init<RowData: Identifiable & Hashable & Sendable>(
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

  /// Creates a row of data that has no id and stands for its position, shown by the cell of an
  /// identifier.
  ///
  /// Without an identifier, the section names the cell, or the default cell shows the row.
  public init<RowData: Sendable>(
    _ data: RowData,
    height: RowHeight? = nil,
    cell: CellIdentifier<RowData>? = nil,
    traits: RowTraits = RowTraits(),
    onSelect: Action<RowData>? = nil,
    handlers: [RowHandler<RowData>] = []
  ) {
    self.init(
      data: data, id: .discovered(in: data), height: height, cell: cell.map { .named($0.rawValue) },
      extras: .make(traits, onSelect, handlers), isDiscovered: true)
  }
}
