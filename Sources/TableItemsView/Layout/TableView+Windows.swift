extension TableView {
  /// Returns a filled window at an offset.
  ///
  /// What was visible and still is stays where it is on screen. Rows that come on screen above it and
  /// turn out taller than was thought move the offset, not what is seen.
  func windowWithWhatIsVisible(at offset: Double) -> VisibleWindow<Cell> {
    var window = VisibleWindow<Cell>(from: offset, height: height)
    guard layout.visible.first.map(isInPlace) ?? true else {
      // Everything has moved.
      window.remember(layout.pinned)
      window.remember(layout.visible)
      fill(&window, around: nil)
      return window
    }
    window.remember(layout.pinned)
    window.views = layout.visible
    letGoOfWhatIsOutside(&window)
    for view in layout.pinned where window.contains(view.part) { window.known[view.part] = nil }
    fill(&window, around: nil)
    return window
  }

  /// Returns a filled window of the same place, after everything may have another height.
  func windowAroundWhatIsVisible() -> VisibleWindow<Cell> {
    var window = VisibleWindow<Cell>(from: layout.offset, height: height)
    window.remember(layout.pinned)
    window.views = layout.visible
    letGoOfWhatIsOutside(&window)
    let staying = window.views
    window.views = []
    window.remember(staying)
    fill(&window, around: staying.first { layout.geometry.extent(of: $0.part) != nil })
    return window
  }

  /// Returns a filled window in which a part stands where it is to be.
  func window(with part: TablePart, at position: ScrollPosition) -> VisibleWindow<Cell> {
    var window = VisibleWindow<Cell>(from: layout.offset, height: height)
    window.remember(layout.pinned)
    window.remember(layout.visible)
    let pinned = pinnedLengths(over: part, in: &window)
    let view = makeMeasuredView(for: part, in: &window)
    if let top = layout.geometry.offset(of: part) {
      let offset = offset(
        toShow: part, from: top + (view?.padding ?? 0), to: top + (view?.length ?? 0),
        under: pinned, at: position)
      place(view, at: top, in: &window, from: offset)
    }
    fill(&window, around: nil)
    return window
  }

  /// Returns a filled window at the end of the content.
  func windowAtEnd() -> VisibleWindow<Cell> {
    var window = VisibleWindow<Cell>(from: lastOffset, height: height)
    window.remember(layout.pinned)
    window.remember(layout.visible)
    while let part = layout.geometry.part(at: .infinity) {
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

  private func isInPlace(_ view: VisibleView<Cell>) -> Bool {
    view.top == layout.geometry.offset(of: view.part)
      && view.length == layout.geometry.extent(of: view.part)?.length
  }

  /// Returns the offset at which a part is where it is to be: where nothing pinned covers it.
  private func offset(
    toShow part: TablePart, from top: Double, to bottom: Double,
    under pinned: (header: Double, footer: Double), at position: ScrollPosition
  ) -> Double {
    let (header, footer) = pinned
    let highest = top - header
    let lowest = bottom + footer - height
    return switch position {
    case .top: highest
    case .middle: (highest + lowest) / 2
    case .bottom: lowest
    case .none: min(max(layout.offset, lowest), highest)
    }
  }
}
