/// Where something is held over a table.
struct DropPlace: Equatable {
  /// Where rows would be put in: before a row, or at the end of a section; nil for neither.
  var path: RowPath?

  /// The row that it is held over; nil if there is none.
  var row: RowPath?

  /// Finds out where something is.
  ///
  /// Over the upper half of a row rows would be put in before it, over the lower half after it; over a
  /// header at the beginning of its section, over a footer at the end. Above and below all sections there
  /// is no place.
  ///
  /// - Parameters:
  ///   - offset: The offset in the content.
  ///   - pinned: The header or footer that covers it there.
  ///   - geometry: Where everything is.
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  init(at offset: Double, under pinned: TablePart?, in geometry: TableGeometry) {
    guard (0..<geometry.height).contains(offset), let part = pinned ?? geometry.part(at: offset)
    else { return }
    switch part {
    case .tableHeader, .tableFooter: break
    case .header(let section): path = RowPath(section: section, row: 0)
    case .footer(let section):
      path = RowPath(section: section, row: geometry.section(section)?.rows.count ?? 0)
    case .row(let row):
      let top = geometry.offset(of: part) ?? 0
      let isBelow = offset >= top + (geometry.extent(of: part)?.length ?? 0) / 2
      path = RowPath(section: row.section, row: row.row + (isBelow ? 1 : 0))
      self.row = row
    }
  }
}
