/// A part of the table that stays where it is on screen when the table changes around it.
struct LayoutAnchor {
  /// The part, where it is after the change.
  let part: TablePart

  /// Where it began before the change.
  let top: Double
}
