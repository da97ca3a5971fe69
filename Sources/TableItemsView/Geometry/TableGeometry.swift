/// Where everything in a table is, from the top of its content: a value that knows no views.
struct TableGeometry: Sendable {
  /// The sections, in order.
  private(set) var sections: [SectionGeometry]

  /// The sections as rows of a table.
  private var places: RowGeometry

  init(_ sections: [SectionGeometry] = []) {
    self.sections = sections
    places = RowGeometry(sections.lazy.map(\.extent))
  }

  /// The height of the whole content.
  var height: Double { places.height }

  /// Returns how tall a part of the table is; nil if there is no such part.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  func extent(of part: TablePart) -> Extent? {
    guard sections.indices.contains(part.section) else { return nil }
    let section = sections[part.section]
    switch part {
    case .header: return section.header
    case .footer: return section.footer
    case .row(let path):
      guard (0..<section.rows.count).contains(path.row) else { return nil }
      return section.rows.extent(ofRow: path.row)
    }
  }

  /// Returns where a part of the table begins; nil if there is no such part.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  func offset(of part: TablePart) -> Double? {
    guard sections.indices.contains(part.section) else { return nil }
    let section = sections[part.section]
    let top = places.offset(ofRow: part.section)
    switch part {
    case .header: return top
    case .footer: return top + section.header.length + section.rows.height
    case .row(let path):
      guard (0..<section.rows.count).contains(path.row) else { return nil }
      return top + section.header.length + section.rows.offset(ofRow: path.row)
    }
  }

  /// Returns the last section that begins at or before an offset, or the first; nil in a table without
  /// sections.
  func section(at offset: Double) -> Int? { places.row(at: offset) }

  /// Returns the first section from a position on that has something to show or to measure.
  func firstSectionToShow(from section: Int) -> Int? { places.firstRowToShow(from: section) }

  /// Returns the last section before a position that has something to show or to measure.
  func lastSectionToShow(before section: Int) -> Int? { places.lastRowToShow(before: section) }

  /// Returns the row of a section at an offset of the table; nil if the section has no rows.
  func row(at offset: Double, inSection section: Int) -> TablePart? {
    let top = places.offset(ofRow: section) + sections[section].header.length
    return sections[section].rows.row(at: offset - top)
      .map { .row(RowPath(section: section, row: $0)) }
  }

  /// Corrects the height of a part, which must be there.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  mutating func setExtent(_ extent: Extent, of part: TablePart) {
    guard self.extent(of: part) != extent else { return }
    switch part {
    case .header(let section): sections[section].header = extent
    case .footer(let section): sections[section].footer = extent
    case .row(let path): sections[path.section].rows.setExtent(extent, ofRow: path.row)
    }
    places.setExtent(sections[part.section].extent, ofRow: part.section)
  }
}
