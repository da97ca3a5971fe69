extension RandomAccessCollection {
  /// Returns the first position of which something holds, where it holds of all after it as well.
  ///
  /// - Complexity: O(log *n*) in the number of elements.
  @inlinable
  package func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
