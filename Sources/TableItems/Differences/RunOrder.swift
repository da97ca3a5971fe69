/// Which items have to move so that all are in their new order: as few as possible.
///
/// The others make up the heaviest increasing sequence. It is found with a tree of prefix maxima; see
/// Peter Fenwick, "A New Data Structure for Cumulative Frequency Tables", Software: Practice and
/// Experience 24 (3), 1994.
@usableFromInline
struct RunOrder {
  /// Runs that stay or move together.
  private struct Block {
    /// Where the first item is, and the number of all.
    var run: MatchedRun

    /// Which of the walked runs they are; empty for a single other run.
    var walked: Range<Int32>
  }

  private let walked: [MatchedRun]

  /// All runs, in old order.
  private var blocks: [Block] = []

  /// Arranges runs that are in order in both lists, and others that are in their old order.
  ///
  /// As runs are whole in both lists, each stays wholly or not at all, and so do those that follow each
  /// other in both lists.
  @usableFromInline
  init(walked: [MatchedRun], joined: [MatchedRun]) {
    self.walked = walked
    blocks.reserveCapacity(min(joined.count * 3 + 1, walked.count + joined.count))
    var isStart = [Bool](repeating: false, count: walked.count + 1)
    var place = 0
    for run in joined {
      while place < walked.count, walked[place].old < run.old { place += 1 }
      isStart[place] = true
      isStart[walked.place(ofNew: run.new, near: place)] = true
    }
    var next = 0
    var start = 0
    var weight: Int32 = 0
    for number in 0...walked.count {
      if isStart[number] || number == walked.count, weight > 0 {
        add(walked[start], weight: weight, start..<number)
        (start, weight) = (number, 0)
      }
      let old = number < walked.count ? walked[number].old : .max
      while next < joined.count, joined[next].old < old {
        add(joined[next], weight: joined[next].count, 0..<0)
        next += 1
      }
      if number < walked.count { weight += walked[number].count }
    }
  }

  private mutating func add(_ run: MatchedRun, weight: Int32, _ walked: Range<Int>) {
    let start = Int32(truncatingIfNeeded: walked.lowerBound)
    let end = Int32(truncatingIfNeeded: walked.upperBound)
    let run = MatchedRun(old: Int(run.old), new: Int(run.new), count: Int(weight))
    blocks.append(Block(run: run, walked: start..<end))
  }

  /// Returns the items to be moved, in their old order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of runs, and O(*m*) in the number of new items.
  @usableFromInline
  func moved(newCount: Int) -> [PositionPair] {
    let isKept = isKept(ranks(newCount: newCount))
    var moved: [PositionPair] = []
    moved.reserveCapacity(
      blocks.indices.reduce(0) { isKept[$1] ? $0 : $0 + Int(blocks[$1].run.count) })
    for (block, isKept) in zip(blocks, isKept) where !isKept {
      if block.walked.isEmpty { moved.append(block.run) }
      for run in block.walked { moved.append(walked[Int(run)]) }
    }
    return moved
  }

  /// Tells for each block whether it is in the heaviest increasing sequence.
  private func isKept(_ ranks: [Int32]) -> [Bool] {
    var tree = PrefixMaxima(count: blocks.count)
    var previous = [Int32](repeating: -1, count: blocks.count)
    var heaviest = PrefixMaxima.none
    for number in blocks.indices {
      let before = tree.maximum(before: Int(ranks[number]))
      let sum = before.adding(blocks[number].run.count, number: number)
      previous[number] = before.number
      tree.raise(Int(ranks[number]), to: sum)
      heaviest = max(heaviest, sum)
    }
    var isKept = [Bool](repeating: false, count: blocks.count)
    var number = heaviest.number
    while number >= 0 {
      isKept[Int(number)] = true
      number = previous[Int(number)]
    }
    return isKept
  }

  /// The position of each block in the new order.
  private func ranks(newCount: Int) -> [Int32] {
    var ranks = [Int32](repeating: 0, count: blocks.count)
    guard newCount < blocks.count * 16 else {
      let order = blocks.indices.sorted { blocks[$0].run.new < blocks[$1].run.new }
      for (rank, block) in order.enumerated() { ranks[block] = Int32(truncatingIfNeeded: rank) }
      return ranks
    }
    var blocksByStart = [Int32](repeating: -1, count: newCount)
    for number in blocks.indices {
      blocksByStart[Int(blocks[number].run.new)] = Int32(truncatingIfNeeded: number)
    }
    var rank: Int32 = 0
    for block in blocksByStart where block >= 0 {
      ranks[Int(block)] = rank
      rank += 1
    }
    return ranks
  }
}

extension [MatchedRun] {
  /// Returns which of runs in order is the first after a new item, which most often is a near one.
  fileprivate func place(ofNew item: Int32, near place: Int) -> Int {
    if place == 0 || self[place - 1].new < item, place == count || self[place].new > item {
      return place
    }
    var (start, end) = (0, count)
    while start < end {
      let middle = (start + end) / 2
      if self[middle].new > item { end = middle } else { start = middle + 1 }
    }
    return start
  }
}

extension [PositionPair] {
  /// Adds the items of a run.
  fileprivate mutating func append(_ run: MatchedRun) {
    for item in 0..<Int(run.count) {
      append(PositionPair(old: Int(run.old) + item, new: Int(run.new) + item))
    }
  }
}
