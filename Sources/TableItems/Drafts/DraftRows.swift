/// The rows of a section of a draft: pieces of rows that are there, so that none is copied before
/// the draft is done.
struct DraftRows: Sendable {
  private(set) var pieces: [DraftPiece] = []

  /// The number of rows.
  private(set) var count = 0

  /// Makes up rows of pieces, in order.
  init(_ pieces: [DraftPiece]) {
    for piece in pieces { append(piece) }
  }

  /// Returns a row as a piece; the position must be one of the section.
  func piece(at row: Int) -> DraftPiece {
    let place = place(of: row)
    return pieces[place.piece].piece(at: place.offset)
  }

  /// Puts rows before others.
  ///
  /// - Complexity: O(*k*) in the number of pieces, as for all edits.
  mutating func insert(_ piece: DraftPiece, at row: Int) {
    guard piece.count > 0 else { return }
    guard row < count else { return append(piece) }
    let number = cut(at: row)
    pieces.insert(piece, at: number)
    count += piece.count
    join(at: number + 1)
    join(at: number)
  }

  /// Takes a row out.
  mutating func remove(at row: Int) -> DraftPiece {
    let number = cut(at: row)
    if pieces[number].count > 1 {
      pieces.insert(pieces[number].cut(at: 1), at: number + 1)
    }
    count -= 1
    let removed = pieces.remove(at: number)
    join(at: number)
    return removed
  }

  /// Puts a row in the place of another.
  mutating func replace(at row: Int, by piece: DraftPiece) {
    _ = remove(at: row)
    insert(piece, at: row)
  }

  private mutating func append(_ piece: DraftPiece) {
    guard piece.count > 0 else { return }
    pieces.append(piece)
    count += piece.count
    join(at: pieces.count - 1)
  }

  /// Which piece a row is in, and where there.
  private func place(of row: Int) -> (piece: Int, offset: Int) {
    var offset = row
    var number = 0
    while number < pieces.count - 1, offset >= pieces[number].count {
      offset -= pieces[number].count
      number += 1
    }
    return (number, offset)
  }

  /// Has a piece begin with a row, and returns which.
  private mutating func cut(at row: Int) -> Int {
    let place = place(of: row)
    guard place.offset > 0 else { return place.piece }
    pieces.insert(pieces[place.piece].cut(at: place.offset), at: place.piece + 1)
    return place.piece + 1
  }

  /// Makes a piece one with that before, if it can be.
  private mutating func join(at number: Int) {
    guard number > 0, number < pieces.count, pieces[number - 1].canJoin(pieces[number])
    else { return }
    let start = pieces[number - 1].range.lowerBound
    pieces[number - 1].range = start..<pieces[number].range.upperBound
    pieces.remove(at: number)
  }
}

extension DraftRows {
  /// The rows: those of a section that is there, if they are all of it, else an array.
  ///
  /// - Complexity: O(*n*) in the number of rows, where they are not all of a section.
  var rows: SectionRows {
    guard let first = pieces.first else { return SectionRows() }
    let isWhole =
      first.range.lowerBound == 0 && first.rows.count == count
      && zip(pieces, pieces.dropFirst()).allSatisfy { $0.isFollowed(by: $1) }
    if isWhole { return first.rows }
    var all: [RowItem] = []
    all.reserveCapacity(count)
    for piece in pieces {
      switch piece.rows.storage {
      case .mixed(let rows): all += rows[piece.range]
      case .uniform(let rows): for row in piece.range { all.append(rows.row(at: row)) }
      }
    }
    return SectionRows(all)
  }
}

extension DraftRows {
  /// Makes up rows that take the place of others.
  ///
  /// - Parameters:
  ///   - rows: The new rows.
  ///   - old: The rows in whose place they are.
  ///   - difference: What turns those into these.
  ///   - isEachUpdated: Whether all look different.
  /// - Complexity: O(*n*) in the number of rows.
  init(
    _ rows: SectionRows, inPlaceOf old: DraftRows, _ difference: ListDifference,
    isEachUpdated: Bool
  ) {
    let oldRows = old.pieces.flatMap { piece in
      (0..<piece.count).map { (origin: piece.origin(at: $0), isUpdated: piece.isUpdated) }
    }
    var isElsewhere = Array(repeating: false, count: oldRows.count)
    var sources = [Int32](repeating: -1, count: rows.count)
    var isNew = Array(repeating: false, count: rows.count)
    var isUpdated = isNew
    for row in difference.deleted { isElsewhere[Int(row)] = true }
    for row in difference.inserted { isNew[Int(row)] = true }
    for pair in difference.updated { isUpdated[Int(pair.new)] = true }
    for pair in difference.moved {
      isElsewhere[Int(pair.old)] = true
      sources[Int(pair.new)] = pair.old
    }
    var kept = oldRows.indices.lazy.filter { !isElsewhere[$0] }.makeIterator()
    for row in rows.indices {
      let source =
        isNew[row] ? nil : sources[row] >= 0 ? Int(sources[row]) : kept.next()
      let oldRow = source.map { oldRows[$0] }
      append(
        DraftPiece(
          rows, row..<(row + 1), from: oldRow?.origin,
          isUpdated: isEachUpdated || isUpdated[row] || oldRow?.isUpdated == true))
    }
  }
}
