/// Tells of rows that look different whether the cells that show them can stay.
///
/// A cell can stay if its identifier is the same: where the row or its section names the same cell, for
/// data of the same type. Where the default cell shows the data, which is reused by its style, that has to
/// be the same as well.
struct CellComparison {
  private let old: TableContent
  private let new: TableContent

  /// The sections that were compared last, and whether it is known that all their rows keep their cells.
  private var latest: (old: Int, new: Int, keepsCells: Bool) = (-1, -1, false)

  /// The rows of those sections, if they are of any kinds.
  private var rows: (old: [RowItem], new: [RowItem]) = ([], [])

  /// The last type of data, and whether it may be shown in any style.
  private var latestType: (type: Any.Type, hasStyle: Bool)?

  /// Prepares to compare the cells of rows.
  init(old: TableContent, new: TableContent) {
    self.old = old
    self.new = new
  }

  /// Tells whether a row keeps its cell.
  ///
  /// - Complexity: O(1).
  mutating func isSame(at update: TableDifference.Move<RowPath>) -> Bool {
    let (source, destination) = (update.source, update.destination)
    if latest.old != source.section || latest.new != destination.section {
      let keepsCells = areAllSame(in: source.section, destination.section)
      latest = (source.section, destination.section, keepsCells)
      rows = (
        old.mixedRows(inSection: source.section), new.mixedRows(inSection: destination.section)
      )
    }
    if latest.keepsCells { return true }
    let (oldCell, newCell) = (
      old.sections[source.section].cell, new.sections[destination.section].cell
    )
    if rows.old.indices.contains(source.row), rows.new.indices.contains(destination.row) {
      return CellReference.areSame(
        rows.old[source.row].cell ?? oldCell, rows.new[destination.row].cell ?? newCell)
        && haveSameCell(rows.old[source.row].data, rows.new[destination.row].data)
    }
    guard let row = old.row(at: source), let newRow = new.row(at: destination) else { return false }
    return CellReference.areSame(row.cell ?? oldCell, newRow.cell ?? newCell)
      && haveSameCell(row.data, newRow.data)
  }

  /// Tells whether old and new data that name the same cell, or none, are shown by the same.
  private mutating func haveSameCell(_ data: any Sendable, _ newData: any Sendable) -> Bool {
    let type = type(of: newData as Any)
    guard Swift.type(of: data as Any) == type else { return false }
    return !hasStyle(type) || Self.style(of: data) == Self.style(of: newData)
  }

  /// Tells whether all rows of two uniform sections are shown by one cell, by looking at the first;
  /// false if that is not known.
  private mutating func areAllSame(in oldSection: Int, _ newSection: Int) -> Bool {
    guard let old = old.section(at: oldSection), let new = new.section(at: newSection),
      case .uniform(let rows) = old.rows.storage, case .uniform(let newRows) = new.rows.storage,
      rows.count > 0, newRows.count > 0,
      let type = (type(of: rows) as? any DataTyped.Type)?.dataType,
      (Swift.type(of: newRows) as? any DataTyped.Type)?.dataType == type,
      // Data of a class or a protocol may be of many types.
      !(type is AnyClass), Swift.type(of: rows.row(at: 0).data as Any) == type, !hasStyle(type)
    else { return false }
    return CellReference.areSame(rows.cell ?? old.cell, newRows.cell ?? new.cell)
  }

  private mutating func hasStyle(_ type: Any.Type) -> Bool {
    if let latestType, latestType.type == type { return latestType.hasStyle }
    let hasStyle = type is any CellContentConvertible.Type && type != String.self
    latestType = (type, hasStyle)
    return hasStyle
  }

  private static func style(of data: any Sendable) -> CellContent.Style? {
    (data as? any CellContentConvertible)?.cellContent.style
  }
}

extension TableContent {
  /// Returns the rows of a section, or none if they are uniform.
  fileprivate func mixedRows(inSection section: Int) -> [RowItem] {
    guard case .mixed(let rows) = rows(inSection: section)?.storage else { return [] }
    return rows
  }
}

/// Rows that know the type that their data is declared to be of.
private protocol DataTyped {
  static var dataType: Any.Type { get }
}

extension UniformRows: DataTyped {
  fileprivate static var dataType: Any.Type { Base.Element.self }
}
