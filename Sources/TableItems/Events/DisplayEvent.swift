/// A moment in which a cell is filled, comes on screen or leaves it.
///
/// Closures for it get the cell, of its own class:
///
/// ```swift
/// delegate.on(PhotoCell.self, .willDisplay) { cell, photo, event in cell.startLoading() }
/// ```
public struct DisplayEvent: Hashable, Sendable {
  let name: String

  /// The cell was made, and not used before; it is yet to be filled.
  ///
  /// A closure can set up once what stays as it is, however often the cell is used again, also for other
  /// rows of its type.
  public static let didMake = DisplayEvent(name: "didMake")

  /// The cell was filled with the data of the row, and has not been measured yet.
  ///
  /// A closure can set up what the cell type leaves to it; it is called each time that the cell is
  /// filled.
  public static let didConfigure = DisplayEvent(name: "didConfigure")

  /// The cell is filled and about to be shown.
  public static let willDisplay = DisplayEvent(name: "willDisplay")

  /// The cell was taken off screen; the event carries the row that it showed.
  public static let didEndDisplay = DisplayEvent(name: "didEndDisplay")
}
