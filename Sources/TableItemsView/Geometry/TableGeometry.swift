/// Where everything in a table is, from the top of its content: a value that knows no views.
struct TableGeometry: Sendable {
  /// The sections, between a first and a last one for what stands above and below all sections.
  private(set) var places: [SectionGeometry]

  /// The places as rows of a table.
  private var column: RowGeometry

  /// Creates the geometry of sections between a table header and a table footer.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  init(
    tableHeader: Extent = .none, sections: [SectionGeometry] = [], tableFooter: Extent = .none
  ) {
    places =
      [SectionGeometry(header: tableHeader)] + sections + [SectionGeometry(header: tableFooter)]
    column = RowGeometry(places.lazy.map(\.extent))
  }

  /// The number of sections.
  var sectionCount: Int { places.count - 2 }

  /// The number of rows of each section.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  var rowCounts: [Int] { places.dropFirst().dropLast().map(\.rows.count) }

  /// The height of the whole content.
  var height: Double { column.height }

  /// Returns a section; nil if there is none.
  func section(_ section: Int) -> SectionGeometry? {
    (0..<sectionCount).contains(section) ? places[section + 1] : nil
  }

  /// Returns where a section begins, or would begin if it were the next one.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  func offset(ofSection section: Int) -> Double { column.offset(ofRow: section + 1) }

  /// Returns how tall a part of the table is; nil if there is no such part.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  func extent(of part: TablePart) -> Extent? {
    guard let place = place(of: part) else { return nil }
    switch part {
    case .tableHeader, .header, .tableFooter: return places[place].header
    case .footer: return places[place].footer
    case .row(let path):
      guard (0..<places[place].rows.count).contains(path.row) else { return nil }
      return places[place].rows.extent(ofRow: path.row)
    }
  }

  /// Returns where a part of the table begins; nil if there is no such part.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  func offset(of part: TablePart) -> Double? {
    guard let place = place(of: part) else { return nil }
    let top = column.offset(ofRow: place)
    switch part {
    case .tableHeader, .header, .tableFooter: return top
    case .footer: return top + places[place].header.length + places[place].rows.height
    case .row(let path):
      guard (0..<places[place].rows.count).contains(path.row) else { return nil }
      return top + places[place].header.length + places[place].rows.offset(ofRow: path.row)
    }
  }

  /// Corrects the height of a part, which must be there.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  mutating func setExtent(_ extent: Extent, of part: TablePart) {
    guard let place = place(of: part), self.extent(of: part) != extent else { return }
    switch part {
    case .tableHeader, .header, .tableFooter: places[place].header = extent
    case .footer: places[place].footer = extent
    case .row(let path): places[place].rows.setExtent(extent, ofRow: path.row)
    }
    column.setExtent(places[place].extent, ofRow: place)
  }

  /// Replaces rows of a section, which must be there, by others.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights, and O(*s*) in the number of
  ///   sections where the geometry is a copy.
  mutating func replaceRows(_ rows: Range<Int>, ofSection section: Int, with new: RowGeometry) {
    let place = section + 1
    places[place].rows.replaceSubrange(rows, with: new)
    column.setExtent(places[place].extent, ofRow: place)
  }
}

extension TableGeometry {
  /// Returns the place that a part is in; nil if there is none.
  func place(of part: TablePart) -> Int? {
    switch part {
    case .tableHeader: 0
    case .tableFooter: places.count - 1
    case .header(let section), .footer(let section):
      (0..<sectionCount).contains(section) ? section + 1 : nil
    case .row(let path): (0..<sectionCount).contains(path.section) ? path.section + 1 : nil
    }
  }

  /// Returns the header of a place, as a part of the table.
  func header(ofPlace place: Int) -> TablePart {
    switch place {
    case 0: .tableHeader
    case places.count - 1: .tableFooter
    default: .header(section: place - 1)
    }
  }

  /// Returns the last place that begins at or before an offset.
  func place(at offset: Double) -> Int { column.row(at: offset) ?? 0 }

  /// Returns the first place from a position on that has something to show or to measure.
  func firstPlaceToShow(from place: Int) -> Int? { column.firstRowToShow(from: place) }

  /// Returns the last place before a position that has something to show or to measure.
  func lastPlaceToShow(before place: Int) -> Int? { column.lastRowToShow(before: place) }

  /// Returns the row of a place at an offset of the table; nil if the place has no rows.
  func row(at offset: Double, inPlace place: Int) -> TablePart? {
    let top = column.offset(ofRow: place) + places[place].header.length
    return places[place].rows.row(at: offset - top)
      .map { .row(RowPath(section: place - 1, row: $0)) }
  }
}
