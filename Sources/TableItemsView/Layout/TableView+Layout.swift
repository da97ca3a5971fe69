extension TableView {
  /// Lays out what is visible, if that may have changed: asks for what has come on screen, and takes
  /// back what has left it.
  ///
  /// Every look at the table does this by itself.
  public func layoutIfNeeded() {
    guard !layout.isUnderWay, !batch.isOpen else { return }
    noticeClientsThatAreGone()
    // Closures that were called on the way may have changed the model, whose updates waited.
    for _ in 0..<8 where layout.pending != .nothing {
      layOut()
      resumeUpdates()
    }
  }

  private func layOut() {
    layout.isUnderWay = true
    defer { layout.isUnderWay = false }
    // A closure that is called on the way may reload or scroll the table, which is then laid out
    // again; one that does so each time must not hold the table up for ever.
    for _ in 0..<8 where layout.pending != .nothing {
      let work = layout.pending
      layout.pending = .nothing
      if work == .reload { load() }
      if work >= .geometry { loadGeometry() }
      if work >= .geometry, !isOvertaken { loadEditingStates() }
      if !isOvertaken { layOutVisible(after: work) }
      if layout.pending == .nothing { prefetch() }
      if let former = layout.formerDelegate {
        endDisplayOfAll(telling: former)
        layout.formerDelegate = nil
      }
    }
  }

  /// Whether everything is to be asked for anew, so that nothing more is to be asked for before.
  var isOvertaken: Bool { layout.pending == .reload }

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
    layout.areEditingStatesStale = false
    layout.announced.removeAll()
    loadSectionIndexTitles()
    interaction.highlighted = interaction.highlighted.flatMap(restored)
    restoreFocus()
    restoreOpenInteraction()
  }

  /// Works out anew where everything is, and lets go of the selection of rows that are gone.
  private func loadGeometry() {
    layout.geometry = makeGeometry()
    layout.visible.removeAll { view in
      (view.part == .tableHeader || view.part == .tableFooter)
        && view.headerFooter !== tableHeaderFooterView(view.part)
    }
    var selection = interaction.selection
    selection.formIntersection(where: exists)
    interaction.selection = selection
    if let focused = interaction.focused, !exists(focused.path) { interaction.focused = nil }
    if let open = interaction.open, !exists(open.row.path) { endOpenInteraction() }
    if isMovingRow, movedGeometry() == nil { endOpenInteraction() }
  }

  /// Shows what is visible at the scroll target, or as near to it as the content reaches.
  private func layOutVisible(after work: PendingWork) {
    let target = layout.target
    let end = lastOffset
    if let target { noticeDirection(of: target, end: end) }
    layout.target = nil
    defer {
      (layout.anchor, layout.followed) = (nil, nil)
      // A reload on the way has to find where to scroll to, but a path from before means nothing.
      if isOvertaken, layout.target == nil, target?.isOffset == true { layout.target = target }
    }
    var window =
      switch target {
      case nil where work == .layout: windowWithWhatIsVisible(at: layout.offset)
      case nil: windowAroundWhatStays(after: work)
      case .end: windowAtEnd()
      case .offset(let offset) where work == .layout:
        windowWithWhatIsVisible(at: min(max(0, offset), end))
      case .offset(let offset): windowAnew(at: min(max(0, offset), end))
      case .part(let part, let position): window(with: part, at: position)
      }
    let pinned = pinnedViews(in: &window)
    updateDisplay(ofViewsIn: &window)
    layout.visible = window.views
    layout.offset = max(0, window.views.isEmpty ? min(window.top, lastOffset) : window.top)
    layout.pinned = pinned
    for view in window.takeKnown() { endDisplay(of: view) }
    if layout.isStateOfCellsStale { updateStateOfCells() }
    if layout.target == nil, let next = target?.next(beyond: end, newEnd: lastOffset) {
      scroll(to: next)
    }
  }

  /// The offset at which the end of the content is at the bottom.
  var lastOffset: Double { max(0, layout.geometry.height - height) }
}
