/// How tall rows, headers and footers were when they were shown, so that they are thought to be so when
/// the table is loaded again.
///
/// A height is good as long as the id, the data and the cell are the same, in a table of the same width.
struct MeasuredHeights {
  private struct Row {
    var event: TableEvent
    let width: Double
    let length: Double
  }

  private struct HeaderFooterKey: Hashable {
    let section: ItemID
    let isHeader: Bool
  }

  private struct HeaderFooterEntry {
    let item: HeaderFooter
    let width: Double
    let length: Double
  }

  private var rows: [RowID: Row] = [:]
  private var headersFooters: [HeaderFooterKey: HeaderFooterEntry] = [:]

  /// How many were good when that was last found out.
  private var goodCount = 0

  /// Takes note of how tall a part of a table is that has some content.
  mutating func set(
    _ length: Double, of part: TablePart, in content: TableContent, width: Double
  ) {
    if case .row(let path) = part {
      guard let event = content.event(at: path) else { return }
      rows[event.id] = Row(event: event.withoutClosures, width: width, length: length)
    } else if let (key, item) = Self.headerFooter(part, in: content) {
      headersFooters[key] = HeaderFooterEntry(item: item, width: width, length: length)
    }
  }

  /// Returns the heights of what is as it was, of some content, and forgets the others.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - width: How wide the table is.
  ///   - path: Finds a row that is not where the last one leads to think.
  /// - Returns: The parts of the table, and how tall they are.
  /// - Complexity: O(*m* log *m*) in the number of rows that were measured, and O(*n*) in the number of
  ///   sections.
  mutating func heights(
    in content: TableContent, width: Double, path: (RowID) -> RowPath?
  ) -> [(part: TablePart, length: Double)] {
    let heights =
      heightsOfRows(in: content, width: width, path: path)
      + heightsOfHeadersFooters(in: content, width: width)
    goodCount = heights.count
    return heights
  }

  /// Whether there are many more than there were when it was last found out which of them are good.
  var isCrowded: Bool { rows.count + headersFooters.count > 2 * goodCount + 500 }

  /// Forgets all.
  mutating func removeAll() {
    self = MeasuredHeights()
  }
}

extension MeasuredHeights {
  private mutating func heightsOfRows(
    in content: TableContent, width: Double, path: (RowID) -> RowPath?
  ) -> [(part: TablePart, length: Double)] {
    var heights: [(part: TablePart, length: Double)] = []
    // Rows that were in a section together have probably moved together.
    var shift = (sections: 0, rows: 0)
    let old = rows
    rows = [:]
    for row in old.values.sorted(by: { $0.event.path < $1.event.path }) where row.width == width {
      let (place, id) = (row.event.path, row.event.id)
      let guess = RowPath(section: place.section + shift.sections, row: place.row + shift.rows)
      guard let found = content.id(at: guess) == id ? guess : path(id) else { continue }
      shift = (found.section - place.section, found.row - place.row)
      guard let event = content.event(at: found), event.looksLike(row.event) else { continue }
      rows[id] = Row(event: event.withoutClosures, width: width, length: row.length)
      heights.append((.row(found), row.length))
    }
    return heights
  }

  private mutating func heightsOfHeadersFooters(
    in content: TableContent, width: Double
  ) -> [(part: TablePart, length: Double)] {
    guard !headersFooters.isEmpty else { return [] }
    var heights: [(part: TablePart, length: Double)] = []
    let old = headersFooters
    headersFooters = [:]
    for section in content.sections.indices {
      for part in [TablePart.header(section: section), .footer(section: section)] {
        guard let (key, item) = Self.headerFooter(part, in: content), let entry = old[key],
          entry.width == width, item.looksLike(entry.item)
        else { continue }
        headersFooters[key] = entry
        heights.append((part, entry.length))
      }
    }
    return heights
  }

  private static func headerFooter(
    _ part: TablePart, in content: TableContent
  ) -> (HeaderFooterKey, HeaderFooter)? {
    guard let section = part.section, let id = content.sectionID(at: section) else { return nil }
    let item = content.section(at: section)
    let isHeader = part == .header(section: section)
    guard let item = isHeader ? item?.header : item?.footer else { return nil }
    return (HeaderFooterKey(section: id, isHeader: isHeader), item)
  }
}
