/// A row that is being moved by a person, and where it would go: a value that knows where rows are, and
/// no views.
///
/// A place is named as UIKit names it, by the path that the row has once it is there.
struct RowReorder {
  /// The row.
  var row: TrackedRow

  /// Where it would go if it were dropped now.
  var target: RowPath

  /// Where it was proposed last to go, whatever was answered.
  var proposed: RowPath

  /// What the row looked like when it was lifted, as it may be scrolled out of sight.
  var lines: [TextLine] = []

  /// What it showed of editing then.
  var editing = CellEditingState()

  /// Where it is held, from the top of what is visible; nil if it is moved by keys.
  var point: TablePoint?

  /// How far it was to be scrolled while it was held, and was not yet.
  var scrollRest = 0.0

  /// Lifts a row.
  init(_ row: TrackedRow) {
    self.row = row
    target = row.path
    proposed = row.path
  }

  /// Returns where everything is drawn; nil if the row or its place is not in the table.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  func moved(in geometry: TableGeometry) -> MovedGeometry? {
    MovedGeometry(geometry, moving: row.path, to: target)
  }

  /// Returns which place is proposed where the row is held at an offset of the content.
  ///
  /// It is proposed from the place that was proposed before, so that it stays as long as the row is held
  /// where it is, however different the heights.
  func place(at offset: Double, in moved: MovedGeometry) -> RowPath {
    moved.slots.place(at: offset, from: proposed, length: moved.length)
  }
}
