extension TableGeometry {
  /// Returns the first part, from the top, that reaches below an offset; nil in an empty table.
  ///
  /// At the top of a section it is the header, however tall that is, and that of the first of
  /// several sections that begin there: what is only estimated to have no height has to be looked
  /// at.
  func firstPart(below offset: Double) -> TablePart? {
    guard var section = section(at: offset) else { return nil }
    let geometry = sections[section]
    let offset = offset - self.offset(ofSection: section)
    if offset <= 0 {
      while section > 0, sections[section - 1].height <= 0 { section -= 1 }
      return .header(section: section)
    }
    if offset < geometry.header.length { return .header(section: section) }
    if let row = geometry.row(at: offset), offset < geometry.offset(ofRow: geometry.rowCount) {
      return .row(RowPath(section: section, row: row))
    }
    return .footer(section: section)
  }

  /// Returns the part after another, from the top; nil after the last.
  func part(after part: TablePart) -> TablePart? {
    let rows = sections[part.section].rowCount
    switch part {
    case .header(let section) where rows > 0:
      return .row(RowPath(section: section, row: 0))
    case .row(let path) where path.row + 1 < rows:
      return .row(RowPath(section: path.section, row: path.row + 1))
    case .header(let section): return .footer(section: section)
    case .row(let path): return .footer(section: path.section)
    case .footer(let section):
      return section + 1 < sections.count ? .header(section: section + 1) : nil
    }
  }
}
