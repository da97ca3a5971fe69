extension RowTree {
  /// Returns a tree of the rows of two trees, one after the other.
  ///
  /// - Complexity: O(*d*) in the difference of their depths.
  static func join(_ first: RowTree?, _ second: RowTree?) -> RowTree? {
    guard let first, let second else { return first ?? second }
    return joined(first, second)
  }

  /// Returns the rows before a position, and those from there on.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  static func split(_ tree: RowTree?, at row: Int) -> (RowTree?, RowTree?) {
    guard let tree, row > 0 else { return (nil, tree) }
    guard row < tree.count else { return (tree, nil) }
    switch tree.content {
    case .leaf(let runs):
      var rest = row
      var number = 0
      while rest >= runs[number].count {
        rest -= runs[number].count
        number += 1
      }
      var before = Array(runs[..<number])
      var after = Array(runs[number...])
      if rest > 0 {
        before.append(RowRun(extent: runs[number].extent, count: rest))
        after[0].count -= rest
      }
      return (RowTree(leaf: before), RowTree(leaf: after))
    case .branch(let first, let second):
      guard row <= first.count else {
        let (before, after) = split(second, at: row - first.count)
        return (join(first, before), after)
      }
      let (before, after) = split(first, at: row)
      return (before, join(after, second))
    }
  }

  private static func joined(_ first: RowTree, _ second: RowTree) -> RowTree {
    switch (first.content, second.content) {
    case (.leaf(let runs), .leaf(let others)) where runs.count + others.count <= capacity:
      return merged(runs, others)
    case (.branch(let one, let other), _) where first.depth > second.depth + 1:
      return balanced(one, joined(other, second))
    case (_, .branch(let one, let other)) where second.depth > first.depth + 1:
      return balanced(joined(first, one), other)
    default:
      return RowTree(branch: first, second)
    }
  }

  /// Returns a leaf of the runs of two, in which the last and the first may have become one.
  private static func merged(_ runs: [RowRun], _ others: [RowRun]) -> RowTree {
    var runs = runs
    var others = others[...]
    if let last = runs.last, let next = others.first, last.extent == next.extent {
      runs[runs.count - 1].count += next.count
      others.removeFirst()
    }
    return RowTree(leaf: runs + others)
  }

  /// Returns a branch of two trees whose depths differ by two at the most, turned so that they
  /// differ by one.
  private static func balanced(_ first: RowTree, _ second: RowTree) -> RowTree {
    if first.depth > second.depth + 1, case .branch(let one, let other) = first.content {
      if one.depth < other.depth, case .branch(let left, let right) = other.content {
        return RowTree(branch: RowTree(branch: one, left), RowTree(branch: right, second))
      }
      return RowTree(branch: one, RowTree(branch: other, second))
    }
    if second.depth > first.depth + 1, case .branch(let one, let other) = second.content {
      if other.depth < one.depth, case .branch(let left, let right) = one.content {
        return RowTree(branch: RowTree(branch: first, left), RowTree(branch: right, other))
      }
      return RowTree(branch: RowTree(branch: first, one), other)
    }
    return RowTree(branch: first, second)
  }
}
