/// Lengths in a row, each of which can change, with the sum of those before any one at hand.
///
/// It is a binary indexed tree; see Peter M. Fenwick, "A new data structure for cumulative frequency
/// tables", Software: Practice and Experience 24 (1994).
struct PrefixSums: Sendable {
  /// The lengths, in order.
  private(set) var lengths: [Double]

  /// At each position from one, the sum of as many lengths up to it as its lowest set bit says.
  private var tree: [Double]

  /// - Complexity: O(*n*) in the number of lengths.
  init(_ lengths: [Double]) {
    self.lengths = lengths
    tree = [0] + lengths
    for position in tree.indices.dropFirst() {
      let parent = position + (position & -position)
      if parent < tree.count { tree[parent] += tree[position] }
    }
  }

  var count: Int { lengths.count }

  /// Returns the sum of the first lengths, so many of them.
  ///
  /// - Complexity: O(log *n*) in the number of lengths.
  func sum(of count: Int) -> Double {
    var sum = 0.0
    var position = count
    while position > 0 {
      sum += tree[position]
      position -= position & -position
    }
    return sum
  }

  /// Returns the position of the length that an offset lies in: the last one that begins at or
  /// before it.
  ///
  /// - Complexity: O(log *n*) in the number of lengths.
  func position(at offset: Double) -> Int {
    guard !lengths.isEmpty else { return 0 }
    var position = 0
    var rest = offset
    var step = 1 << (Int.bitWidth - 1 - lengths.count.leadingZeroBitCount)
    while step > 0 {
      let next = position + step
      if next < tree.count, tree[next] <= rest {
        position = next
        rest -= tree[next]
      }
      step /= 2
    }
    return min(position, lengths.count - 1)
  }

  /// Changes a length.
  ///
  /// - Complexity: O(log *n*) in the number of lengths.
  mutating func set(_ length: Double, at index: Int) {
    let change = length - lengths[index]
    guard change != 0 else { return }
    lengths[index] = length
    var position = index + 1
    while position < tree.count {
      tree[position] += change
      position += position & -position
    }
  }
}
