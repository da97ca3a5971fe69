extension Array {
  /// Returns the view of a part, where views are in order.
  ///
  /// - Complexity: O(log *n*) in the number of views.
  @MainActor
  func view<Cell>(of part: TablePart) -> VisibleView<Cell>? where Element == VisibleView<Cell> {
    index(of: part).map { self[$0] }
  }

  /// Removes the view of a part, where views are in order, if it is the one that shows it.
  ///
  /// - Complexity: O(*n*) in the number of views.
  @MainActor
  mutating func remove<Cell>(_ view: VisibleView<Cell>) where Element == VisibleView<Cell> {
    guard let number = index(of: view.part), self[number].isSame(as: view) else { return }
    remove(at: number)
  }

  /// Returns the position of the view of a part, where views are in order.
  @MainActor
  func index<Cell>(of part: TablePart) -> Int? where Element == VisibleView<Cell> {
    let number = partitioningIndex { $0.part >= part }
    return indices.contains(number) && self[number].part == part ? number : nil
  }
}
