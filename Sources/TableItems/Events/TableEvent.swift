/// What a closure gets to know: the row that something happened to, as of that moment.
///
/// The path may be out of date as soon as a closure changes the table; the id is not, unless it
/// stands for a position.
public struct TableEvent: Sendable {
  /// Where the row stood when it happened.
  public let path: RowPath

  /// Which row it is.
  public let id: RowID

  /// The row, with its data.
  public let row: RowItem

  /// Where a person moves the row, or has moved it; nil where nothing is moved.
  public package(set) var move: TableDifference.Move<RowPath>?

  /// The cell that the row or its section names.
  let cell: CellReference?

  /// What the row and its section say of editing.
  let editing: RowEditing

  /// Creates an event, for tests of closures.
  public init(path: RowPath, id: RowID, row: RowItem) {
    self.init(path: path, id: id, row: row, in: nil)
  }

  /// Creates an event of a row that is in a section, or in none.
  init(path: RowPath, id: RowID, row: RowItem, in section: SectionItem?) {
    self.init(
      path: path, id: id, row: row, cell: row.cell ?? section?.cell,
      editing: row.traits.completed(by: section).editing)
  }

  init(path: RowPath, id: RowID, row: RowItem, cell: CellReference?, editing: RowEditing) {
    self.path = path
    self.id = id
    self.row = row
    self.cell = cell
    self.editing = editing
  }

  /// Returns the event of a row that stands elsewhere by now.
  func moved(to path: RowPath) -> TableEvent {
    TableEvent(path: path, id: id, row: row, cell: cell, editing: editing)
  }

  /// Returns the data of the row, or nil if it is of another type.
  public func data<RowData>(as type: RowData.Type = RowData.self) -> RowData? {
    row.data as? RowData
  }
}
