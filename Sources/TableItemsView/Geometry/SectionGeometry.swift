/// How tall the parts of a section are, and where each begins below the top of the section.
struct SectionGeometry: Sendable {
  /// The heights of the rows.
  enum Rows: Sendable {
    /// Rows that are all of one height.
    case uniform(count: Int, Extent)

    /// Rows of their own heights, and which of them are estimated.
    case varied(PrefixSums, isEstimated: [Bool])

    /// Creates rows of their own heights.
    static func mixed(_ extents: [Extent]) -> Rows {
      .varied(PrefixSums(extents.map(\.length)), isEstimated: extents.map(\.isEstimated))
    }
  }

  var header: Extent
  var footer: Extent
  private var rows: Rows

  init(header: Extent, rows: Rows, footer: Extent) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }

  var rowCount: Int {
    switch rows {
    case .uniform(let count, _): count
    case .varied(let sums, _): sums.count
    }
  }

  /// The height of the section, with header and footer.
  var height: Double { header.length + rowsHeight + footer.length }

  /// The height of all rows.
  var rowsHeight: Double { heightOfRows(rowCount) }

  /// Returns where a row begins, below the top of the section.
  func offset(ofRow row: Int) -> Double { header.length + heightOfRows(row) }

  /// Returns how tall a row is.
  func extent(ofRow row: Int) -> Extent {
    switch rows {
    case .uniform(_, let extent): extent
    case .varied(let sums, let isEstimated):
      Extent(length: sums.lengths[row], isEstimated: isEstimated[row])
    }
  }

  /// Returns the row at an offset below the top of the section: the last that begins at or before
  /// it, or the first; nil in a section without rows.
  func row(at offset: Double) -> Int? {
    guard rowCount > 0 else { return nil }
    let offset = max(0, offset - header.length)
    switch rows {
    case .uniform(let count, let extent):
      return extent.length > 0 ? min(Int(clamping: offset / extent.length), count - 1) : count - 1
    case .varied(let sums, _):
      return sums.position(at: offset)
    }
  }

  /// Corrects the height of a row.
  ///
  /// - Complexity: O(log *n*) in the number of rows; O(*n*) the first time that rows of one height
  ///   get different ones.
  mutating func setHeight(_ height: Double, ofRow row: Int) {
    if case .uniform(let count, let extent) = rows {
      guard extent.length != height else { return }
      rows = .mixed(Array(repeating: extent, count: count))
    }
    guard case .varied(var sums, let isEstimated) = rows else { return }
    rows = .uniform(count: 0, Extent(length: 0))  // so that the sums are changed in place
    sums.set(height, at: row)
    rows = .varied(sums, isEstimated: isEstimated)
  }

  private func heightOfRows(_ count: Int) -> Double {
    switch rows {
    case .uniform(_, let extent): Double(count) * extent.length
    case .varied(let sums, _): sums.sum(of: count)
    }
  }
}
