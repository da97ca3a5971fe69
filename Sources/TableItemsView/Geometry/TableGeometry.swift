/// Where everything in a table is, from the top of its content: a value that knows no views.
struct TableGeometry: Sendable {
  /// The sections, in order.
  private(set) var sections: [SectionGeometry]

  /// The heights of the sections.
  private var sums: PrefixSums

  init(_ sections: [SectionGeometry] = []) {
    self.sections = sections
    sums = PrefixSums(sections.map(\.height))
  }

  /// The height of the whole content.
  var height: Double { sums.sum(of: sections.count) }

  /// Returns where a section begins.
  func offset(ofSection section: Int) -> Double { sums.sum(of: section) }

  /// Returns the last section that begins at or before an offset; nil in a table without sections.
  func section(at offset: Double) -> Int? {
    sections.isEmpty ? nil : sums.position(at: max(0, offset))
  }

  /// Returns how tall a part of the table is; nil if there is no such part.
  func extent(of part: TablePart) -> Extent? {
    guard sections.indices.contains(part.section) else { return nil }
    let section = sections[part.section]
    switch part {
    case .header: return section.header
    case .footer: return section.footer
    case .row(let path):
      return (0..<section.rowCount).contains(path.row) ? section.extent(ofRow: path.row) : nil
    }
  }

  /// Returns where a part of the table begins; nil if there is no such part.
  func offset(of part: TablePart) -> Double? {
    guard let extent = extent(of: part) else { return nil }
    let section = sections[part.section]
    let top = offset(ofSection: part.section)
    return switch part {
    case .header: top
    case .row(let path): top + section.offset(ofRow: path.row)
    case .footer: top + section.height - extent.length
    }
  }

  /// Corrects the height of a part that exists.
  mutating func setHeight(_ height: Double, of part: TablePart) {
    switch part {
    case .header(let section): sections[section].header.length = height
    case .footer(let section): sections[section].footer.length = height
    case .row(let path): sections[path.section].setHeight(height, ofRow: path.row)
    }
    sums.set(sections[part.section].height, at: part.section)
  }
}
