/// Where everything is drawn while a row is being moved: as it will be when the row is dropped.
///
/// Parts of the table are named as the data source knows them, where the row has not moved, unless they
/// are said to be shown.
struct MovedGeometry {
  /// Where the row stands.
  let source: RowPath

  /// Where the row is drawn.
  let target: RowPath

  /// Where it could be.
  let slots: RowSlots

  /// The table with the row at its target.
  let shown: TableGeometry

  /// How tall the row is.
  let length: Double

  /// Moves a row to a place; nil if there is no such row or place.
  ///
  /// - Complexity: O(*s*) in the number of sections, and O(log *n*) in that of rows of different heights.
  init?(_ geometry: TableGeometry, moving source: RowPath, to target: RowPath) {
    guard let extent = geometry.extent(of: .row(source)) else { return nil }
    var rest = geometry
    rest.replaceRows(source.row..<(source.row + 1), ofSection: source.section, with: RowGeometry())
    let slots = RowSlots(geometry: rest)
    guard slots.contains(target) else { return nil }
    var shown = rest
    shown.replaceRows(
      target.row..<target.row, ofSection: target.section,
      with: RowGeometry(repeating: extent, count: 1))
    self.source = source
    self.target = target
    self.slots = slots
    self.shown = shown
    length = extent.length
  }

  /// Returns the part as which a part is shown.
  func shownPart(of part: TablePart) -> TablePart {
    guard case .row(let path) = part else { return part }
    return .row(path == source ? target : path.without(source).with(target))
  }

  /// Returns where a part is drawn; nil if there is no such part.
  ///
  /// - Complexity: O(log *n*) in the number of rows of different heights.
  func offset(of part: TablePart) -> Double? { shown.offset(of: shownPart(of: part)) }
}

extension RowPath {
  /// Returns where a row is after another was taken out.
  func without(_ row: RowPath) -> RowPath {
    section == row.section && self.row > row.row
      ? RowPath(section: section, row: self.row - 1) : self
  }

  /// Returns where a row is after another was put in.
  func with(_ row: RowPath) -> RowPath {
    section == row.section && self.row >= row.row
      ? RowPath(section: section, row: self.row + 1) : self
  }
}

extension TableGeometry {
  /// Returns the last part that begins above an offset.
  func lastPart(above offset: Double) -> TablePart? {
    guard let part = part(at: offset), let top = self.offset(of: part) else { return nil }
    return top < offset ? part : self.part(before: part) ?? part
  }
}
