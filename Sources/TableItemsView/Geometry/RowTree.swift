/// Rows of one height that follow each other.
struct RowRun: Sendable {
  var extent: Extent
  var count: Int

  var height: Double { Double(count) * extent.length }
}

/// A balanced tree of runs of rows, which is never changed.
final class RowTree: Sendable {
  /// What a tree is made of: runs, or two trees one after the other.
  enum Content: Sendable {
    case leaf([RowRun])
    case branch(RowTree, RowTree)
  }

  /// The most runs that a leaf has: fewer take more memory, more take longer to edit.
  static let capacity = 64

  let content: Content

  /// The number of rows.
  let count: Int

  /// The height of all rows.
  let height: Double

  /// The number of branches above the deepest leaf.
  let depth: Int

  init(leaf runs: [RowRun]) {
    content = .leaf(runs)
    count = runs.reduce(0) { $0 + $1.count }
    height = runs.reduce(0) { $0 + $1.height }
    depth = 0
  }

  init(branch first: RowTree, _ second: RowTree) {
    content = .branch(first, second)
    count = first.count + second.count
    height = first.height + second.height
    depth = max(first.depth, second.depth) + 1
  }

  /// Returns a tree of runs; nil if they have no rows.
  ///
  /// - Complexity: O(*n*) in the number of runs.
  static func make(_ runs: some Sequence<RowRun>) -> RowTree? {
    var leaves: [RowTree] = []
    var leaf: [RowRun] = []
    for run in runs where run.count > 0 {
      if let last = leaf.last, last.extent == run.extent {
        leaf[leaf.count - 1].count += run.count
        continue
      }
      if leaf.count == capacity {
        leaves.append(RowTree(leaf: leaf))
        leaf.removeAll(keepingCapacity: true)
      }
      leaf.append(run)
    }
    if !leaf.isEmpty { leaves.append(RowTree(leaf: leaf)) }
    return make(leaves[...])
  }

  private static func make(_ leaves: ArraySlice<RowTree>) -> RowTree? {
    guard leaves.count > 1 else { return leaves.first }
    let middle = leaves.startIndex + leaves.count / 2
    return join(make(leaves[..<middle]), make(leaves[middle...]))
  }
}
