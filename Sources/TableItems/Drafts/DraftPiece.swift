/// Rows of a section of a draft that follow each other, and come from one place.
struct DraftPiece: Sendable {
  /// The rows that they are among.
  let rows: SectionRows

  /// Which of those they are.
  var range: Range<Int>

  /// Where the first of them stood in the old content; nil if they came.
  var origin: RowPath?

  /// Whether they look different from the old ones.
  var isUpdated = false

  /// Whether they came with ids that nothing has had before, so that these need not be looked at.
  var isFresh = false

  /// A piece of all rows of a section.
  init(_ rows: SectionRows, from origin: RowPath? = nil) {
    self.init(rows, 0..<rows.count, from: origin)
  }

  init(_ rows: SectionRows, _ range: Range<Int>, from origin: RowPath?, isUpdated: Bool = false) {
    self.rows = rows
    self.range = range
    self.origin = origin
    self.isUpdated = isUpdated
  }

  /// The number of rows.
  var count: Int { range.count }

  /// The only row of a piece of one.
  var row: RowItem { rows[range.lowerBound] }

  /// Returns one of the rows as a piece.
  func piece(at offset: Int) -> DraftPiece {
    let start = range.lowerBound + offset
    var piece = self
    piece.range = start..<(start + 1)
    piece.origin = origin(at: offset)
    return piece
  }

  /// Where one of the rows stood in the old content; nil if it came.
  func origin(at offset: Int) -> RowPath? {
    origin.map { RowPath(section: $0.section, row: $0.row + offset) }
  }

  /// The old rows of a section that these are; nil if they came, or are from another section.
  func oldRows(ofSection section: Int) -> Range<Int>? {
    guard let origin, origin.section == section else { return nil }
    return origin.row..<(origin.row + count)
  }

  /// Cuts the piece in two, and returns the second part.
  mutating func cut(at offset: Int) -> DraftPiece {
    var rest = self
    let middle = range.lowerBound + offset
    rest.range = middle..<range.upperBound
    rest.origin = origin(at: offset)
    range = range.lowerBound..<middle
    return rest
  }

  /// Tells whether the rows of another piece are those that follow these.
  func isFollowed(by next: DraftPiece) -> Bool {
    range.upperBound == next.range.lowerBound && rows.isIdentical(to: next.rows)
  }

  /// Tells whether another piece can be one with this.
  func canJoin(_ next: DraftPiece) -> Bool {
    isUpdated == next.isUpdated && isFresh == next.isFresh && origin(at: count) == next.origin
      && isFollowed(by: next)
  }
}
