/// Some of the rows of a uniform section, which keep their ids; no row is made.
final class UniformSubset: UniformRowStorage {
  private let base: any UniformRowStorage

  /// Which rows of the base they are, in order.
  private let positions: [Int]

  init(of base: any UniformRowStorage, at positions: [Int]) {
    if let subset = base as? UniformSubset {
      self.base = subset.base
      self.positions = positions.map { subset.positions[$0] }
    } else {
      self.base = base
      self.positions = positions
    }
  }

  var count: Int { positions.count }

  var cell: CellReference? { base.cell }

  var extras: RowItem.Extras? { base.extras }

  var isDiscovered: Bool { base.isDiscovered }

  func row(at position: Int) -> RowItem {
    var row = base.row(at: positions[position])
    row.id = row.id ?? .position(positions[position])
    return row
  }

  func id(at position: Int) -> ItemID? {
    base.id(at: positions[position]) ?? .position(positions[position])
  }

  func addLooseIDs(of paths: ArraySlice<RowPath>, to ids: inout LooseIDs) {
    let paths = paths.map { RowPath(section: $0.section, row: positions[$0.row]) }
    base.addLooseIDs(of: paths[...], to: &ids)
  }

  func isIdentical(to other: any UniformRowStorage) -> Bool {
    guard other !== self else { return true }
    guard let other = other as? UniformSubset else { return false }
    return base.isIdentical(to: other.base) && positions == other.positions
  }

  func isEqual(
    at position: Int, to other: any UniformRowStorage, at otherPosition: Int
  ) -> Bool? {
    guard let subset = other as? UniformSubset else {
      return base.isEqual(at: positions[position], to: other, at: otherPosition)
    }
    return base.isEqual(
      at: positions[position], to: subset.base, at: subset.positions[otherPosition])
  }
}

extension UniformSubset {
  func difference(from old: any UniformRowStorage, isEachUpdated: Bool) -> ListDifference? {
    if let old = old as? UniformSubset {
      guard base.isIdentical(to: old.base) else { return nil }
      return ListDifference(
        of: SubsetPair(old: old.positions, new: positions, isEachUpdated: isEachUpdated))
    }
    guard base.isIdentical(to: old) else { return nil }
    return ListDifference(
      of: SubsetPair(old: 0..<old.count, new: positions, isEachUpdated: isEachUpdated))
  }

  /// Compares these rows with newer ones that are not a part of others; nil if they are not of the same
  /// collection.
  func difference(to new: any UniformRowStorage, isEachUpdated: Bool) -> ListDifference? {
    guard base.isIdentical(to: new) else { return nil }
    return ListDifference(
      of: SubsetPair(old: positions, new: 0..<new.count, isEachUpdated: isEachUpdated))
  }
}

/// Two parts of one collection, which are told apart by their positions alone.
private struct SubsetPair<Old: RandomAccessCollection<Int>, New: RandomAccessCollection<Int>>:
  ListPair
where Old.Index == Int, New.Index == Int {
  let old: Old
  let new: New
  let isEachUpdated: Bool

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func isSame(_ old: Int, _ new: Int) -> Bool { self.old[old] == self.new[new] }

  func isSameNew(_ new: Int, _ other: Int) -> Bool { new == other }

  func isEqual(_ old: Int, _ new: Int) -> Bool { !isEachUpdated }

  func hashOld(_ old: Int) -> Int { self.old[old] }

  func hashNew(_ new: Int) -> Int { self.new[new] }
}

extension SectionRows {
  /// Returns the rows at some positions, in order, which keep their ids; uniform rows stay uniform.
  ///
  /// - Complexity: O(*n*) in the number of positions.
  func kept(at positions: [Int]) -> SectionRows {
    guard positions.count < count else { return self }
    var kept = self
    switch storage {
    case .mixed(let rows):
      kept.storage = .mixed(
        positions.map { position in
          var row = rows[position]
          row.id = row.id ?? .position(position)
          return row
        })
    case .uniform(let rows):
      kept.storage = .uniform(UniformSubset(of: rows, at: positions))
    }
    return kept
  }

  /// Tells whether the rows are the same ones, with the same looks and closures; false if that is not
  /// known.
  func isSameStorage(as other: SectionRows) -> Bool {
    switch (storage, other.storage) {
    case (.uniform(let rows), .uniform(let others)): rows === others
    default: isIdentical(to: other)
    }
  }
}
