/// A section between two batches: rows have come to it out of sections that go, and others are yet to
/// leave it for sections that came.
struct SectionBetween {
  /// The rows that have come, from top to bottom.
  let arrivals: [TableDifference.Move<RowPath>]

  /// How many of the old rows stand above each.
  private let places: [Int]

  /// Where each stands between the batches, by its new row.
  private let rows: [Int: Int]

  /// Places rows that come among the old ones, below the one that stays above them.
  ///
  /// - Parameters:
  ///   - arrivals: The moves of the rows that come.
  ///   - goes: Whether each old row is deleted or moves.
  ///   - comes: Whether each new row is inserted or moves.
  /// - Complexity: O(*n*) in the number of rows, and O(*m* log *m*) in that of arrivals.
  init(_ arrivals: [TableDifference.Move<RowPath>], goes: [Bool], comes: [Bool]) {
    let sorted = arrivals.sorted { $0.destination < $1.destination }
    var staying = goes.indices.lazy.filter { !goes[$0] }.makeIterator()
    var (places, rows): ([Int], [Int: Int]) = ([], [:])
    var (new, place) = (0, 0)
    for move in sorted {
      while new < move.destination.row {
        if !comes[new], let old = staying.next() { place = old + 1 }
        new += 1
      }
      rows[move.destination.row] = place + places.count
      places.append(place)
    }
    self.arrivals = sorted
    self.places = places
    self.rows = rows
  }

  /// Returns where an old row stands between the batches.
  ///
  /// - Complexity: O(log *n*) in the number of arrivals.
  func row(ofOld row: Int) -> Int {
    row + places.partitioningIndex { $0 > row }
  }

  /// Returns where a row that has come stands between the batches; nil if it has not.
  func row(ofNew row: Int) -> Int? { rows[row] }

  /// Returns the old rows with those that have come.
  func rows(from old: SectionRows, to new: TableContent) -> SectionRows {
    var all: [RowItem] = []
    all.reserveCapacity(old.count + arrivals.count)
    var waiting = zip(places, arrivals).makeIterator()
    var next = waiting.next()
    for row in 0...old.count {
      while let (place, move) = next, place == row {
        if let row = new.lookOfRow(at: move.destination) { all.append(row) }
        next = waiting.next()
      }
      guard row < old.count else { break }
      all.append(old[row])
      // A row without an id stands for its position, which may be another one for now.
      if all[all.count - 1].id == nil { all[all.count - 1].id = .position(row) }
    }
    return SectionRows(all)
  }
}

extension StagePlan {
  /// Returns the sections that some rows come to in the first of two batches, while their other rows
  /// change in the second; by number.
  ///
  /// - Complexity: O(*n*) in the number of changes and sections, and in the rows of such sections.
  func sectionsBetween(of difference: TableDifference) -> [Int: SectionBetween] {
    guard batchCount == 2 else { return [:] }
    var arrivals: [Int: [TableDifference.Move<RowPath>]] = [:]
    for move in difference.movedRows where sections[move.source.section].isEmptied {
      let number = number(ofNew: move.destination.section)
      if sections[number].rowBatch == 2 { arrivals[number, default: []].append(move) }
    }
    guard !arrivals.isEmpty else { return [:] }
    var (goes, comes): ([Int: [Bool]], [Int: [Bool]]) = ([:], [:])
    for number in arrivals.keys {
      guard let new = sections[number].new else { continue }
      let count = difference.old.numberOfRows(inSection: number)
      goes[number] = Array(repeating: false, count: count)
      let newCount = difference.new.numberOfRows(inSection: new)
      comes[number] = Array(repeating: false, count: newCount)
    }
    for path in difference.deletedRows { goes[path.section]?[path.row] = true }
    for path in difference.insertedRows { comes[number(ofNew: path.section)]?[path.row] = true }
    for move in difference.movedRows {
      goes[move.source.section]?[move.source.row] = true
      comes[number(ofNew: move.destination.section)]?[move.destination.row] = true
    }
    return Dictionary(
      uniqueKeysWithValues: arrivals.map { number, moves in
        (number, SectionBetween(moves, goes: goes[number] ?? [], comes: comes[number] ?? []))
      })
  }
}
