/// What can be seen of the content, while it is being filled with views.
///
/// Where things are in it is measured from the top of the content as it was thought to be before:
/// while rows above turn out to be of another height, what is seen stays where it is.
@MainActor
struct VisibleWindow<Cell: TableViewCell> {
  /// Where it begins.
  var top: Double

  /// How tall it is.
  let height: Double

  /// How far above and below it views are there as well, as they may be drawn elsewhere.
  let margin: Double

  /// The views in it, from the top, without a gap.
  var views: [VisibleView<Cell>] = []

  /// Whether a view in it may be hidden that was not, or the other way round, elsewhere than at its
  /// edges.
  var mayHideWhatItShows = false

  /// Views that were on screen, and may find a place again.
  var known: [TablePart: VisibleView<Cell>] = [:]

  init(from top: Double, height: Double, margin: Double = 0) {
    self.top = top
    self.height = height
    self.margin = margin
  }

  /// Where it ends.
  var bottom: Double { height.isFinite ? top + height : .infinity }

  /// From where to where it reaches.
  var bounds: Range<Double> { top..<max(top, bottom) }

  /// From where to where it is filled with views.
  var filled: (top: Double, bottom: Double) { (top - margin, bottom + margin) }

  /// Tells whether something of a view, or of the room above it, is in it.
  func contains(_ view: VisibleView<Cell>) -> Bool {
    height > 0 && view.length > 0 && view.top < filled.bottom && view.bottom > filled.top
  }

  /// Tells whether something of a view can be seen.
  func shows(_ view: VisibleView<Cell>) -> Bool {
    contains(view) && view.top + view.padding < filled.bottom
  }

  /// Keeps views that may find a place again.
  mutating func remember(_ views: [VisibleView<Cell>]) {
    for view in views { known[view.part] = view }
  }

  /// Tells whether the view of a part is in it.
  ///
  /// - Complexity: O(log *n*) in the number of views.
  func contains(_ part: TablePart) -> Bool { views.view(of: part) != nil }

  /// Returns the views that found no place again, from the top, and keeps them no longer.
  mutating func takeKnown() -> [VisibleView<Cell>] {
    guard !known.isEmpty else { return [] }
    defer { known = [:] }
    return known.values.sorted { $0.part < $1.part }
  }

  /// Returns the rows that will find no place again, from the top, and keeps them no longer.
  mutating func forgetRowsOutside() -> [VisibleView<Cell>] {
    let outside = known.values.filter { $0.cell != nil && !contains($0) }
      .sorted { $0.part < $1.part }
    for view in outside { known[view.part] = nil }
    return outside
  }

  /// Moves it, and all that is in it.
  mutating func move(by distance: Double) {
    guard distance != 0 else { return }
    top += distance
    for number in views.indices { views[number].top += distance }
  }
}
