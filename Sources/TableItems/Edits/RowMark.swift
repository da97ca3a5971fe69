/// The row that was meant when something began that ends later: a swipe, a drag, a closure that asks.
///
/// A row that stands for its position, or whose section does, is another one as soon as rows before it
/// come or go. So where the content has changed since, there must be a row that looks the same, or the
/// row is taken to be gone.
package struct RowMark: Sendable {
  /// The row as it was, without its closures.
  package let event: TableEvent

  /// Which shown content it was in.
  let generation: Int

  /// Which content that the program wanted to be shown it was in; nil if newer content waited.
  let sourceNumber: Int?

  /// Which row it was.
  package var id: RowID { event.id }
}

extension TableModel {
  /// Returns what is needed to find a row again that is shown now; nil if there is none.
  package func mark(ofRowAt path: RowPath) -> RowMark? {
    content.event(at: path).map { event in
      let isNewest = queue.isEmpty && !arranging.isUnderWay
      return RowMark(
        event: event.withoutClosures, generation: generation,
        sourceNumber: isNewest ? sourceNumber : nil)
    }
  }

  /// Returns where the row is that was meant, among those that are shown; nil if it is gone.
  ///
  /// - Complexity: As for ``path(of:)``, if the content has changed.
  package func path(of mark: RowMark) -> RowPath? {
    if mark.generation == generation { return mark.event.path }
    guard let path = path(of: mark.id) else { return nil }
    return mark.isMeant(at: path, in: content) ? path : nil
  }

  /// Returns the id of the row that was meant, for an edit that is performed now; nil if the program
  /// does not want it to be shown any more.
  ///
  /// - Complexity: O(1), or for a row that is not where it was, O(*n*) in the rows of the section.
  package func id(of mark: RowMark) -> RowID? {
    if mark.sourceNumber == sourceNumber, source.id(at: mark.event.path) == mark.id {
      return mark.id
    }
    guard let path = source.path(of: mark.id) else { return nil }
    return mark.sourceNumber == sourceNumber || mark.isMeant(at: path, in: source)
      ? mark.id : nil
  }
}

extension RowMark {
  /// Tells whether the row that has the id now is the one that was meant.
  fileprivate func isMeant(at path: RowPath, in content: TableContent) -> Bool {
    !id.isPosition || content.event(at: path)?.looksLike(event) == true
  }
}
