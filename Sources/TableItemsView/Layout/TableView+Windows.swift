extension TableView {
  /// Returns a filled window at an offset.
  ///
  /// What was visible and still is stays where it is on screen. Rows that come on screen above it and
  /// turn out taller than was thought move the offset, not what is seen.
  func windowWithWhatIsVisible(at offset: Double) -> VisibleWindow<Cell> {
    var window = VisibleWindow<Cell>(from: offset, height: height, margin: marginToFill)
    window.remember(layout.pinned)
    window.views = layout.visible
    // At an edge, it may be that only the room above a header could be seen.
    window.mayHideWhatItShows = [layout.visible.first, layout.visible.last].contains {
      $0.map { $0.isSeen && !$0.isDisplayed } ?? false
    }
    let edge = edgeToMeasureFrom(to: offset)
    letGoOfWhatIsOutside(&window)
    if window.views.isEmpty, let edge {
      if offset < layout.offset {
        fillUpwards(&window, before: edge.part, from: edge.top)
      } else {
        fillDownwards(&window, after: edge.part, from: edge.bottom)
      }
    }
    for view in layout.pinned where window.contains(view.part) { window.known[view.part] = nil }
    fill(&window, around: nil)
    return window
  }

  /// Returns a filled window at an offset, after what is visible may have moved.
  func windowAnew(at offset: Double) -> VisibleWindow<Cell> {
    var window = VisibleWindow<Cell>(from: offset, height: height, margin: marginToFill)
    window.remember(layout.pinned)
    window.remember(layout.visible)
    fill(&window, around: nil)
    return window
  }

  /// Returns a filled window in which something stays where it is, after other things have not.
  func windowAroundWhatStays(after work: PendingWork) -> VisibleWindow<Cell> {
    var window = VisibleWindow<Cell>(from: layout.offset, height: height, margin: marginToFill)
    window.remember(layout.pinned)
    if work == .geometry, layout.anchor == nil, layout.offset > 0 {
      window.views = layout.visible
      letGoOfWhatIsOutside(&window)
      if let first = window.views.first(where: { layout.geometry.extent(of: $0.part) != nil }) {
        layout.anchor = LayoutAnchor(part: first.part, top: first.top)
      }
      window.remember(window.views)
      window.views = []
    } else {
      window.remember(layout.visible)
    }
    fill(&window, around: layout.anchor)
    return window
  }

  /// Returns what is visible last in the direction of an offset, if it is near and there are rows on the
  /// way there that have not been measured; so they are, and nothing is left out.
  private func edgeToMeasureFrom(to offset: Double) -> VisibleView<Cell>? {
    let distance = offset - layout.offset
    guard abs(distance) <= 2 * height, height.isFinite,
      let edge = distance < 0 ? layout.visible.first : layout.visible.last,
      let next = distance < 0
        ? layout.geometry.part(before: edge.part)
        : layout.geometry.part(after: edge.part),
      layout.geometry.extent(of: next)?.isEstimated == true
    else { return nil }
    return edge
  }

  /// Returns a filled window in which a part stands where it is to be.
  func window(with part: TablePart, at position: ScrollPosition) -> VisibleWindow<Cell> {
    var window = VisibleWindow<Cell>(from: layout.offset, height: height, margin: marginToFill)
    window.remember(layout.pinned)
    window.remember(layout.visible)
    let pinned = pinnedLengths(over: part, in: &window)
    let view = makeMeasuredView(for: part, in: &window)
    if let top = layout.geometry.offset(of: part) {
      let bottom = top + (view?.length ?? 0)
      let offset = position.offset(
        from: layout.offset, height: height, toShow: top + (view?.padding ?? 0), to: bottom,
        under: pinned)
      place(view, at: top, in: &window, from: offset)
    }
    fill(&window, around: nil)
    return window
  }

  /// Returns a filled window at the end of the content.
  func windowAtEnd() -> VisibleWindow<Cell> {
    var window = VisibleWindow<Cell>(from: lastOffset, height: height, margin: marginToFill)
    window.remember(layout.pinned)
    window.remember(layout.visible)
    while !isOvertaken, let part = layout.geometry.part(at: .infinity) {
      guard let view = makeMeasuredView(for: part, in: &window) else { continue }
      let top = layout.geometry.offset(of: part) ?? 0
      place(view, at: top, in: &window, from: top + view.length - height)
      break
    }
    fill(&window, around: nil)
    return window
  }

  /// Has a window begin at an offset, with a view in it.
  private func place(
    _ view: VisibleView<Cell>?, at top: Double, in window: inout VisibleWindow<Cell>,
    from offset: Double
  ) {
    window.top = max(0, offset)
    for view in window.forgetRowsOutside() { endDisplay(of: view) }
    if let view { insert(view, at: top, in: &window) }
  }
}
