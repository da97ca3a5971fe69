/// Sections that rows move between, in groups: their rows change in one batch.
///
/// The groups are found by joining trees; see Bernard Galler and Michael Fischer, "An Improved
/// Equivalence Algorithm", Communications of the ACM 7 (5), 1964.
struct SectionGroups {
  private struct Needs {
    var comes = false
    var goes = false
    var hasArrivals = false
    var moves = false
  }

  private let movesRowsFirst: Bool
  private var parents: [Int]
  private var needs: [Needs]

  /// How many batches there are: three if rows have to move after sections have come and before others
  /// can go, else two.
  private(set) var batchCount = 2

  /// Puts sections into groups.
  ///
  /// - Complexity: O(*n* log *n*) in the number of sections, and O(*m*) in that of moves.
  init(of difference: TableDifference, in plan: StagePlan, movesRowsFirst: Bool) {
    self.movesRowsFirst = movesRowsFirst
    parents = Array(plan.sections.indices)
    needs = Array(repeating: Needs(), count: parents.count)
    var arrivals: [Int] = []
    for move in difference.movedRows {
      let number = plan.number(ofNew: move.destination.section)
      if plan.sections[number].isStill, plan.sections[move.source.section].new == nil {
        // Rows may come out of a section that goes before the others of their new section change.
        if arrivals.last != number { arrivals.append(number) }
      } else {
        join(move.source.section, number)
      }
    }
    // No parent has a greater number, so that one pass leads all to their roots.
    for number in parents.indices { parents[number] = parents[parents[number]] }
    for (number, section) in plan.sections.enumerated() {
      let root = parents[number]
      if section.isFilled { needs[root].comes = true }
      if section.isEmptied { needs[root].goes = true }
      if section.isMoved, section.hasRowChanges { needs[root].moves = true }
    }
    for number in arrivals { needs[parents[number]].hasArrivals = true }
    if needs.contains(where: { $0.comes && $0.goes }) { batchCount = 3 }
  }

  /// Returns the batch in which the rows of a section change.
  func rowBatch(ofSection number: Int) -> Int {
    let needs = needs[parents[number]]
    if needs.comes { return 2 }
    if needs.goes || needs.hasArrivals { return batchCount - 1 }
    return needs.moves && !movesRowsFirst ? 2 : 1
  }

  private mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  private mutating func join(_ one: Int, _ other: Int) {
    guard parents[one] != parents[other] else { return }
    let (root, otherRoot) = (root(of: one), root(of: other))
    parents[max(root, otherRoot)] = min(root, otherRoot)
  }
}
