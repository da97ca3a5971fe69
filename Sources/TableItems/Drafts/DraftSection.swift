/// A section of a draft, and which section of the old content it is.
struct DraftSection: Sendable {
  /// The section; its rows are those from before any of them was edited.
  var item: SectionItem

  /// The position of the section in the old content; nil if it came.
  var origin: Int?

  /// The rows, if any of them was edited.
  var edited: DraftRows?

  /// Whether the header, the footer or the index title may be another.
  var hasOtherParts = false

  init(_ item: SectionItem, origin: Int? = nil) {
    self.item = item
    self.origin = origin
  }

  /// The number of rows.
  var rowCount: Int { edited?.count ?? item.rows.count }

  /// The rows in pieces.
  var rows: DraftRows {
    edited
      ?? DraftRows([DraftPiece(item.rows, from: origin.map { RowPath(section: $0, row: 0) })])
  }

  /// The section as it is now.
  ///
  /// - Complexity: O(*n*) in the number of rows, if any of them was edited.
  var section: SectionItem {
    var section = item
    if let edited { section.rows = edited.rows }
    return section
  }

  /// Whether its rows can be edited one by one, with so many more.
  func canEdit(adding count: Int = 0) -> Bool {
    rowCount <= ListDifference.greatestCount && count <= ListDifference.greatestCount - rowCount
  }

  /// Returns a row; the position must be one of the section.
  func row(at row: Int) -> RowItem { edited?.piece(at: row).row ?? item.rows[row] }

  /// Returns the id of a row, without making the row where it can be helped.
  func id(at row: Int) -> ItemID {
    guard let piece = edited?.piece(at: row) else { return item.rows.id(at: row) }
    return piece.rowID(at: 0) ?? .position(row)
  }
}

extension DraftPiece {
  /// The id of a row; nil if it has none but its position.
  func rowID(at offset: Int) -> ItemID? {
    switch rows.storage {
    case .mixed(let rows): rows[range.lowerBound + offset].id
    case .uniform(let rows): rows.id(at: range.lowerBound + offset)
    }
  }
}
