/// A moment in which a cell comes on screen or leaves it.
///
/// Closures for it get the cell, of its own class:
///
/// ```swift
/// delegate.on(PhotoCell.self, .willDisplay) { cell, photo, event in cell.startLoading() }
/// ```
public struct DisplayEvent: Hashable, Sendable {
  let name: String

  /// The cell is configured and about to be shown.
  public static let willDisplay = DisplayEvent(name: "willDisplay")

  /// The cell was taken off screen; the event carries the row that it showed.
  public static let didEndDisplay = DisplayEvent(name: "didEndDisplay")
}
