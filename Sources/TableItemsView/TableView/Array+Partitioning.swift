extension Array {
  /// Returns the position of the first element that belongs to the second of two parts.
  ///
  /// - Parameter belongsInSecondPart: Tells where an element belongs; all before some position belong
  ///   in the first part, and all from there on in the second.
  /// - Returns: The position, or the number of elements if all belong in the first part.
  /// - Complexity: O(log *n*) in the number of elements.
  func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
