/// The greatest of the weights before each rank: a Fenwick tree.
struct PrefixMaxima {
  /// A sum of weights, and the number of the run that was added last, in one word.
  struct Sum: Comparable {
    fileprivate var bits: UInt64

    /// The run; below zero for none.
    var number: Int32 { Int32(truncatingIfNeeded: bits & 0xFFFF_FFFF) - 1 }

    fileprivate var weight: UInt64 { bits >> 32 }

    /// Returns the sum with another run.
    func adding(_ weight: Int32, number: Int) -> Sum {
      let sum = self.weight + UInt64(truncatingIfNeeded: weight)
      return Sum(bits: sum << 32 | UInt64(truncatingIfNeeded: number + 1))
    }

    static func < (sum: Sum, other: Sum) -> Bool { sum.bits < other.bits }
  }

  /// The sum of nothing.
  static var none: Sum { Sum(bits: 0) }

  private var nodes: [Sum]

  init(count: Int) {
    nodes = Array(repeating: Self.none, count: count + 1)
  }

  /// Returns the greatest sum at the ranks before one.
  func maximum(before rank: Int) -> Sum {
    var best = Self.none
    var node = rank
    while node > 0 {
      best = max(best, nodes[node])
      node &= node - 1
    }
    return best
  }

  /// Takes note of a sum at a rank.
  mutating func raise(_ rank: Int, to sum: Sum) {
    var node = rank + 1
    // Where one is as great, so are those above it.
    while node < nodes.count, nodes[node].weight < sum.weight {
      nodes[node] = sum
      node += node & -node
    }
  }
}
