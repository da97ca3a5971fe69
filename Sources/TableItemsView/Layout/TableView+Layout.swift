extension TableView {
  /// Lays out what is visible, if that may have changed: asks for what has come on screen, and takes
  /// back what has left it.
  ///
  /// Every look at the table does this by itself.
  public func layoutIfNeeded() {
    guard !layout.isUnderWay else { return }
    layout.isUnderWay = true
    defer { layout.isUnderWay = false }
    noticeClientsThatAreGone()
    // A closure that is called on the way may reload or scroll the table, which is then laid out
    // again; one that does so each time must not hold the table up for ever.
    for _ in 0..<8 where layout.pending != .nothing {
      let work = layout.pending
      let offset = layout.offset
      layout.pending = .nothing
      if work == .reload { load() }
      if work >= .geometry { layout.geometry = makeGeometry() }
      layOutVisible(after: work)
      if layout.pending == .nothing { prefetch(scrolledBy: layout.offset - offset) }
    }
  }

  /// Takes note that there is something to do before the next look at the table.
  func setNeeds(_ work: PendingWork) {
    layout.pending = max(layout.pending, work)
  }

  /// Takes note of where to scroll before the next look at the table.
  func scroll(to target: ScrollTarget) {
    layout.target = target
    setNeeds(.layout)
  }

  /// Lets go of all that was known of the rows.
  private func load() {
    endDisplayOfAll(telling: delegate)
    layout.announced.removeAll()
    loadSectionIndexTitles()
    restoreFocus()
  }

  /// Shows what is visible at the scroll target, or as near to it as the content reaches.
  private func layOutVisible(after work: PendingWork) {
    let target = layout.target ?? .offset(layout.offset)
    let end = lastOffset
    layout.target = nil
    var window =
      switch target {
      case .offset(let offset): window(at: min(max(0, offset), end), after: work)
      case .part(let part, let position): window(with: part, at: position)
      }
    let pinned = pinnedViews(in: &window)
    layout.visible = window.views
    layout.offset = max(0, window.top)
    layout.pinned = pinned
    for view in window.takeKnown() { endDisplay(of: view) }
    if layout.isStateOfCellsStale { updateStateOfCells() }
    // Rows that were measured now may have moved the end of the content, beyond which it was to go.
    if case .offset(let wanted) = target, wanted > end, lastOffset > end, layout.target == nil {
      scroll(to: target)
    }
  }

  /// The offset at which the end of the content is at the bottom.
  private var lastOffset: Double { max(0, layout.geometry.height - height) }

  /// Returns a filled window at an offset.
  ///
  /// What was visible and still is stays where it is on screen. Rows that come on screen above it and
  /// turn out taller than was thought move the offset, not what is seen.
  private func window(at offset: Double, after work: PendingWork) -> VisibleWindow<Cell> {
    var window = VisibleWindow<Cell>(from: offset, height: height)
    window.remember(layout.pinned)
    window.views = layout.visible
    letGoOfWhatIsOutside(&window)
    if work == .layout {
      for view in layout.pinned where window.contains(view.part) { window.known[view.part] = nil }
      fill(&window, around: nil)
    } else {
      let staying = window.views
      window.views = []
      window.remember(staying)
      fill(&window, around: staying.first { layout.geometry.extent(of: $0.part) != nil })
    }
    return window
  }

  /// Returns a filled window in which a part stands where it is to be.
  private func window(with part: TablePart, at position: ScrollPosition) -> VisibleWindow<Cell> {
    var window = VisibleWindow<Cell>(from: layout.offset, height: height)
    window.remember(layout.pinned)
    window.remember(layout.visible)
    if let view = makeMeasuredView(for: part, in: &window),
      let top = layout.geometry.offset(of: part)
    {
      window.top = max(0, offset(toShow: view, beginningAt: top, at: position))
      for view in window.forgetRowsOutside() { endDisplay(of: view) }
      insert(view, at: top, in: &window)
    }
    fill(&window, around: nil)
    return window
  }

  /// Returns the offset at which a view is where it is to be: where nothing pinned covers it.
  private func offset(
    toShow view: VisibleView<Cell>, beginningAt top: Double, at position: ScrollPosition
  ) -> Double {
    let (header, footer) = pinnedLengths(over: view.part)
    let highest = top + view.padding - header
    let lowest = top + view.length + footer - height
    return switch position {
    case .top: highest
    case .middle: (highest + lowest) / 2
    case .bottom: lowest
    case .none: min(max(layout.offset, lowest), highest)
    }
  }
}
