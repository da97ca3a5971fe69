@testable import TableItemsView

extension RowGeometry {
  var depth: Int { tree?.depth ?? 0 }

  /// The number of runs in all leaves.
  var runCount: Int { leaves.reduce(0) { $0 + $1.count } }

  /// Whether no leaf is empty or too large, and no run without rows.
  var leavesAreSound: Bool {
    leaves.allSatisfy { runs in
      !runs.isEmpty && runs.count <= RowTree.capacity && runs.allSatisfy { $0.count > 0 }
    }
  }

  private var leaves: [[RowRun]] {
    func leaves(of tree: RowTree) -> [[RowRun]] {
      switch tree.content {
      case .leaf(let runs): [runs]
      case .branch(let first, let second): leaves(of: first) + leaves(of: second)
      }
    }
    return tree.map(leaves) ?? []
  }
}
