/// What has to be done before a table view can be looked at, from least to most.
enum PendingWork: Int, Comparable {
  case nothing
  case layout
  case geometry
  case reload

  static func < (first: PendingWork, second: PendingWork) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension TableView {
  /// Lays out what is visible, if that may have changed: asks for what has come on screen, and takes
  /// back what has left it.
  ///
  /// Every look at the table does this by itself.
  public func layoutIfNeeded() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    if dataSource == nil, !geometry.sections.isEmpty { reloadData() }
    // A closure that is called on the way may reload or scroll the table, which is then laid out
    // again; one that does so each time must not hold the table up for ever.
    for _ in 0..<8 where pending != .nothing {
      let work = pending
      pending = .nothing
      if work == .reload { endDisplayOfAll() }
      if work >= .geometry { geometry = makeGeometry() }
      layOutVisible()
    }
    wantedOffset = offset
  }

  /// Takes note that there is something to do before the next look at the table.
  func setNeeds(_ work: PendingWork) {
    pending = max(pending, work)
  }

  /// The offset at which the end of the content is at the bottom.
  private var lastOffset: Double { max(0, geometry.height - height) }

  /// The offset that was asked for, as far as the content reaches.
  private var reachableOffset: Double { min(max(0, wantedOffset), lastOffset) }

  private func layOutVisible() {
    offset = reachableOffset
    let bottom = offset + height
    var known = takeBackWhatLeft(from: offset, to: bottom)
    var shown: [VisibleView<Cell>] = []
    var next = geometry.firstPart(below: offset)
    var top = next.flatMap(geometry.offset(of:)) ?? 0
    while let part = next, top < bottom {
      if let view = show(part, known.removeValue(forKey: part), at: top) {
        shown.append(view)
        top += view.length
      }
      next = geometry.part(after: part)
    }
    for view in known.values.sorted(by: { $0.part < $1.part }) { endDisplay(of: view) }
    visible = shown
    updateSelectionOfCells()
    // Rows that were measured now may have moved the end of the content.
    if offset != reachableOffset { setNeeds(.layout) }
  }

  /// Takes back the views that lie outside of what is visible now, so that those that come on
  /// screen can use them; returns the others.
  private func takeBackWhatLeft(from top: Double, to bottom: Double)
    -> [TablePart: VisibleView<Cell>]
  {
    var known: [TablePart: VisibleView<Cell>] = [:]
    for view in visible {
      if let offset = geometry.offset(of: view.part), let extent = geometry.extent(of: view.part),
        offset < bottom, offset + extent.length > top
      {
        known[view.part] = view
      } else {
        endDisplay(of: view)
      }
    }
    return known
  }
}
