extension TableView {
  /// Lays out what is visible, if that may have changed: asks for what has come on screen, and takes
  /// back what has left it.
  ///
  /// Every look at the table does this by itself.
  public func layoutIfNeeded() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    noticeClientsThatAreGone()
    // A closure that is called on the way may reload or scroll the table, which is then laid out
    // again; one that does so each time must not hold the table up for ever.
    for _ in 0..<8 where pending != .nothing {
      let work = pending
      pending = .nothing
      if work == .reload { endDisplayOfAll(telling: delegate) }
      if work >= .geometry { geometry = makeGeometry() }
      layOutVisible(after: work)
    }
  }

  /// Takes note that there is something to do before the next look at the table.
  func setNeeds(_ work: PendingWork) {
    pending = max(pending, work)
  }

  /// Takes note of where to scroll before the next look at the table.
  func scroll(to target: ScrollTarget) {
    scrollTarget = target
    setNeeds(.layout)
  }

  /// Shows what is visible at the scroll target, or as near to it as the content reaches.
  private func layOutVisible(after work: PendingWork) {
    let target = scrollTarget ?? .offset(offset)
    let end = lastOffset
    scrollTarget = nil
    let window =
      switch target {
      case .offset(let offset): window(at: min(max(0, offset), end), after: work)
      case .part(let part, let position): window(with: part, at: position)
      }
    visible = window.views
    offset = max(0, window.top)
    window.known.values.sorted { $0.part < $1.part }.forEach(endDisplay(of:))
    updateSelectionOfCells()
    // Rows that were measured now may have moved the end of the content, beyond which it was to go.
    if case .offset(let wanted) = target, wanted > end, lastOffset > end, scrollTarget == nil {
      scroll(to: target)
    }
  }

  /// The offset at which the end of the content is at the bottom.
  private var lastOffset: Double { max(0, geometry.height - height) }

  /// Returns a filled window at an offset.
  ///
  /// What was visible and still is stays where it is on screen. Rows that come on screen above it and
  /// turn out taller than was thought move the offset, not what is seen.
  private func window(at offset: Double, after work: PendingWork) -> VisibleWindow<Cell> {
    var window = VisibleWindow<Cell>(from: offset, height: height)
    let staying = visible.filter { view in
      let stays = window.shows(view)
      if !stays { endDisplay(of: view) }
      return stays
    }
    if work == .layout { window.views = staying } else { window.remember(staying) }
    fill(&window, around: staying.first { geometry.extent(of: $0.part) != nil })
    return window
  }

  /// Returns a filled window in which a part stands where it is to be.
  private func window(with part: TablePart, at position: ScrollPosition) -> VisibleWindow<Cell> {
    var window = VisibleWindow<Cell>(from: offset, height: height)
    window.remember(visible)
    if let view = makeMeasuredView(for: part, in: &window), let top = geometry.offset(of: part) {
      let wanted =
        switch position {
        case .top: top
        case .middle: top + (view.length - height) / 2
        case .bottom: top + view.length - height
        case .none: min(max(offset, top + view.length - height), top)
        }
      window.top = min(max(0, wanted), lastOffset)
      for view in window.forgetWhatIsOutside() { endDisplay(of: view) }
      insert(view, at: top, in: &window)
    }
    fill(&window, around: nil)
    return window
  }
}
