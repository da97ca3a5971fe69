/// Positions in order, of which many can be looked at together.
struct SortedPositions<Position: Comparable & Sendable>: Sendable {
  /// The positions, in order.
  let positions: [Position]

  /// Puts positions in order.
  ///
  /// - Complexity: O(*n* log *n*) in their number, O(*n*) if they are in order.
  init(_ positions: [Position]) {
    let isSorted = zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 }
    self.positions = isSorted ? positions : positions.sorted()
  }

  /// Whether there are none.
  var isEmpty: Bool { positions.isEmpty }

  /// The positions that are there more than once, each once.
  var repeated: [Position] {
    var repeated: [Position] = []
    for (position, next) in zip(positions, positions.dropFirst()) where position == next {
      if repeated.last != position { repeated.append(position) }
    }
    return repeated
  }

  /// Returns the positions that are among others.
  ///
  /// - Complexity: O(*n*) in the number of both.
  func common(with others: SortedPositions) -> [Position] {
    common(with: others) { $0 }
  }

  /// Returns the positions of which something is among others; it has to be in order as they are.
  ///
  /// - Complexity: O(*n*) in the number of both.
  func common<Part: Comparable>(
    with others: SortedPositions<Part>, _ part: (Position) -> Part
  ) -> [Position] {
    var common: [Position] = []
    var rest = others.positions[...]
    guard !rest.isEmpty else { return [] }
    for position in positions {
      let part = part(position)
      while let next = rest.first, next < part { rest.removeFirst() }
      guard let next = rest.first else { break }
      if next == part { common.append(position) }
    }
    return common
  }
}

extension SortedPositions<RowPath> {
  /// Returns the rows of some sections.
  func inSections(_ sections: SortedPositions<Int>) -> [RowPath] {
    common(with: sections, \.section)
  }

  /// Returns how many are in a section.
  ///
  /// - Complexity: O(log *n*) in their number.
  func count(inSection section: Int) -> Int {
    slice(inSection: section).count
  }

  /// Returns those that are in a section, in order.
  ///
  /// - Complexity: O(log *n*) in their number.
  func slice(inSection section: Int) -> ArraySlice<RowPath> {
    let rest = positions[positions.partitioningIndex { $0.section >= section }...]
    return rest[..<rest.partitioningIndex { $0.section > section }]
  }
}
