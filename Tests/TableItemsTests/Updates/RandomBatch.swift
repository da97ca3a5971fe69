import TableItemsView
import TestSupport

/// Any operations on a small table, most of which are in range and add up.
struct RandomBatch: CustomStringConvertible {
  let oldCounts: [Int]
  var newCounts: [Int] = []
  var updates = BatchUpdates()

  init(from oldCounts: [Int], to newCounts: [Int], _ updates: BatchUpdates) {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    self.updates = updates
  }

  init(using generator: inout SeededGenerator) {
    oldCounts = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      Int.random(in: 0...3, using: &generator)
    }
    // Most batches have few operations, as those of many are seldom legal.
    for _ in 0..<Int.random(in: 0...4, using: &generator) { addOperation(using: &generator) }
    let newCount = oldCounts.count + updates.insertedSections.count - updates.deletedSections.count
    newCounts = (0..<max(newCount, 0)).map { section in
      count(of: section, using: &generator)
    }
    guard Int.random(in: 0..<6, using: &generator) == 0 else { return }
    if newCounts.isEmpty || Bool.random(using: &generator) {
      newCounts.append(0)
    } else {
      newCounts[0] += 1
    }
  }

  private mutating func addOperation(using generator: inout SeededGenerator) {
    func section() -> Int {
      let isOut = Int.random(in: 0..<30, using: &generator) == 0
      return isOut
        ? [-1, 4, .max, .min][Int.random(in: 0..<4, using: &generator)]
        : Int.random(in: 0...2, using: &generator)
    }
    func path() -> RowPath {
      RowPath(section: section(), row: section())
    }
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: updates.deletedSections.append(section())
    case 1: updates.insertedSections.append(section())
    case 2: updates.reloadedSections.append(section())
    case 3: updates.movedSections.append(.init(from: section(), to: section()))
    case 4: updates.deletedRows.append(path())
    case 5, 6: updates.insertedRows.append(path())
    case 7: updates.reloadedRows.append(path())
    case 8, 9: updates.reconfiguredRows.append(path())
    default: updates.movedRows.append(.init(from: path(), to: path()))
    }
  }

  /// The number of rows that a new section has if all is well.
  private func count(of new: Int, using generator: inout SeededGenerator) -> Int {
    if updates.insertedSections.contains(new) { return Int.random(in: 0...2, using: &generator) }
    var gone = Set(updates.deletedSections)
    var taken = Set(updates.insertedSections)
    for move in updates.movedSections {
      if move.destination == new {
        return oldCounts.indices.contains(move.source) ? oldCounts[move.source] : 0
      }
      gone.insert(move.source)
      taken.insert(move.destination)
    }
    let rank = (0..<new).filter { !taken.contains($0) }.count
    let staying = oldCounts.indices.filter { !gone.contains($0) }
    guard staying.indices.contains(rank) else { return 0 }
    let old = staying[rank]
    if updates.reloadedSections.contains(old) { return Int.random(in: 0...2, using: &generator) }
    let more =
      updates.insertedRows.filter { $0.section == new }.count
      + updates.movedRows.filter { $0.destination.section == new }.count
    let less =
      updates.deletedRows.filter { $0.section == old }.count
      + updates.movedRows.filter { $0.source.section == old }.count
    return max(oldCounts[old] + more - less, 0)
  }

  var table: SlowTable {
    SlowTable(
      sections: oldCounts.enumerated().map { section, count in
        (section, (0..<count).map { section * 10 + $0 })
      })
  }

  var description: String { "\(oldCounts) → \(newCounts)\n\(updates)" }
}

extension RandomBatch {
  /// Changes something that may make the batch illegal; tells whether there was something to change.
  mutating func spoil(using generator: inout SeededGenerator) -> Bool {
    let before = updates
    func spoil<Position>(_ list: inout [Position], _ other: (Position) -> Position) {
      guard let position = list.indices.randomElement(using: &generator) else { return }
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: list.remove(at: position)
      case 1: list.append(list[position])
      default: list[position] = other(list[position])
      }
    }
    func other(_ path: RowPath) -> RowPath { RowPath(section: path.section, row: path.row + 1) }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: spoil(&updates.deletedSections) { $0 + 1 }
    case 1: spoil(&updates.insertedSections) { $0 + 1 }
    case 2: spoil(&updates.movedSections) { .init(from: $0.destination, to: $0.source) }
    case 3: spoil(&updates.deletedRows, other)
    case 4: spoil(&updates.insertedRows, other)
    case 5: spoil(&updates.reloadedRows, other)
    case 6: spoil(&updates.reconfiguredRows, other)
    case 7: spoil(&updates.movedRows) { .init(from: $0.source, to: other($0.destination)) }
    default:
      let section = oldCounts.indices.randomElement(using: &generator) ?? 0
      updates.reloadedRows.append(RowPath(section: section, row: 0))
    }
    return updates != before
  }
}
