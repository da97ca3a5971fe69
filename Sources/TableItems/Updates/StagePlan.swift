/// Which change of a difference belongs to which batch.
///
/// Batches are counted from one. Sections are numbered: those of the old content by their position
/// there, then those that come, after the last old one by their new position.
struct StagePlan {
  /// The sections, by number; numbers of new sections that stay are not used.
  private(set) var sections: [SectionPlan]

  /// How many batches there are, but for one of updates alone at the end.
  private(set) var batchCount = 1

  /// The sections that some rows come to in the first of two batches, before the others change.
  private(set) var sectionsBetween: [Int: SectionBetween] = [:]

  /// Whether sections move in each batch.
  private(set) var movesSections = [false]

  /// The sections between the first batch and the last, if there is more than one.
  private(set) var order: [Int] = []

  private let oldCount: Int
  private let map: SectionMap

  /// Plans the batches of a difference.
  ///
  /// - Parameters:
  ///   - difference: What is to be done.
  ///   - movesRowsFirst: Whether the rows of sections that move change before they move, where they may,
  ///     not after it.
  ///   - movesSectionsLast: Whether sections whose rows do not change move in the last batch, not the
  ///     first.
  /// - Complexity: O(*n*) in the number of changes and sections, O(*s* log *s*) in that of sections
  ///   that rows move between.
  init(_ difference: TableDifference, movesRowsFirst: Bool = false, movesSectionsLast: Bool = false)
  {
    oldCount = difference.old.sections.count
    let newCount = difference.new.sections.count
    map = SectionMap(difference.sectionUpdates, from: oldCount, to: newCount)
    sections = Array(repeating: SectionPlan(), count: oldCount + newCount)
    for old in 0..<oldCount {
      sections[old].old = old
      sections[old].new = map.newSection(of: old)
    }
    for new in difference.insertedSections { sections[oldCount + new].new = new }
    for move in difference.movedSections { sections[move.source].isMoved = true }
    takeNote(of: difference)
    if needsMoreThanOneBatch(difference) {
      let groups = SectionGroups(of: difference, in: self, movesRowsFirst: movesRowsFirst)
      batchCount = groups.batchCount
      for number in sections.indices where sections[number].hasRowChanges {
        sections[number].rowBatch = groups.rowBatch(ofSection: number)
        // A section moves when its rows do not.
        if batchCount == 2, sections[number].rowBatch == 1 { sections[number].moveBatch = 2 }
      }
      if movesSectionsLast {
        for number in sections.indices where !sections[number].hasRowChanges {
          sections[number].moveBatch = batchCount
        }
      }
      arrangeBetween(newCount)
      sectionsBetween = sectionsBetween(of: difference)
    }
    movesSections = Array(repeating: false, count: batchCount)
    for move in difference.movedSections {
      movesSections[sections[move.source].moveBatch - 1] = true
    }
    for number in sections.indices { sections[number].updateBatch = batchToUpdate(number) }
  }

  /// Returns the number of a section by its new position.
  func number(ofNew new: Int) -> Int { map.oldSection(of: new) ?? oldCount + new }

  private mutating func takeNote(of difference: TableDifference) {
    for path in difference.deletedRows { sections[path.section].hasRowChanges = true }
    for path in difference.insertedRows {
      sections[number(ofNew: path.section)].hasRowChanges = true
    }
    for move in difference.movedRows {
      for number in [move.source.section, number(ofNew: move.destination.section)] {
        sections[number].hasRowChanges = true
        sections[number].hasRowMoves = true
      }
    }
  }

  private func needsMoreThanOneBatch(_ difference: TableDifference) -> Bool {
    difference.movedSections.contains { sections[$0.source].hasRowChanges }
      || difference.deletedSections.contains { sections[$0].isEmptied }
      || difference.insertedSections.contains { sections[oldCount + $0].isFilled }
  }
}

extension StagePlan {
  /// Arranges the sections as they are between the first batch and the last.
  ///
  /// Those that do not move are in their old and new order. Each is followed by those that are yet to go
  /// or to move away, then by those that came.
  private mutating func arrangeBetween(_ newCount: Int) {
    var waiting = (0..<oldCount)[...]
    func takeWaiting() {
      while let next = waiting.first, !sections[next].isStill {
        let hasMoved = sections[next].isMoved && sections[next].moveBatch == 1
        if !hasMoved { order.append(next) }
        waiting = waiting.dropFirst()
      }
    }
    takeWaiting()
    for number in (0..<newCount).lazy.map(number(ofNew:)) {
      if sections[number].isStill {
        order.append(number)
        waiting = waiting.dropFirst()
        takeWaiting()
      } else if !sections[number].isMoved || sections[number].moveBatch == 1 {
        order.append(number)
      }
    }
    for (position, number) in order.enumerated() { sections[number].between = position }
  }
}

extension StagePlan {
  /// Returns where a section stands before a batch; nil if it comes in it.
  func position(of number: Int, before batch: Int) -> Int? {
    position(of: number, after: batch - 1)
  }

  /// Returns where a section stands after a batch; nil if it is gone.
  func position(of number: Int, after batch: Int) -> Int? {
    if batch == 0 { return sections[number].old }
    return batch < batchCount ? sections[number].between : sections[number].new
  }

  /// Returns where an old row stands in its section before a batch in which it goes or moves.
  func row(_ row: Int, ofSection number: Int, before batch: Int) -> Int {
    batch == 1 ? row : sectionsBetween[number]?.row(ofOld: row) ?? row
  }
}
