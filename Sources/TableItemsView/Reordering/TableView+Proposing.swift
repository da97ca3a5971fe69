extension TableView {
  /// The move under way.
  var reorder: RowReorder? {
    if case .reorder(let reorder) = interaction.open { reorder } else { nil }
  }

  /// Where everything is drawn while a row is being moved; nil if none is.
  func movedGeometry() -> MovedGeometry? { reorder?.moved(in: layout.geometry) }

  /// How far beyond what is visible views are needed: while a row is being moved, others are drawn
  /// farther up or down by its height.
  var marginToFill: Double {
    reorder.flatMap { layout.geometry.extent(of: .row($0.row.path))?.length } ?? 0
  }

  /// Proposes a place, unless it is the one that was proposed last.
  func propose(_ place: RowPath) {
    guard var reorder, reorder.proposed != place else { return }
    reorder.proposed = place
    interaction.open = .reorder(reorder)
    let target = target(forProposed: place)
    guard let target, var reorder = self.reorder else { return }
    reorder.target = target
    interaction.open = .reorder(reorder)
    setNeeds(.layout)
  }

  /// Moves the row to the next place that the delegate agrees to, or where it names one that is farther
  /// on; returns whether there is one.
  func step(isDown: Bool) -> Bool {
    guard let start = reorder else { return false }
    var next = start.target
    // A delegate that agrees to nothing is not to be asked for all rows of a long table.
    for _ in 0..<1000 {
      guard var reorder, let moved = movedGeometry(),
        let place = isDown
          ? moved.slots.placeToShow(after: next) : moved.slots.placeToShow(before: next)
      else { break }
      next = place
      reorder.proposed = place
      reorder.point = nil
      interaction.open = .reorder(reorder)
      guard let target = target(forProposed: place), var reorder = self.reorder else {
        return false
      }
      // The place of the row itself stands for a refusal.
      let isRefused = target == reorder.row.path && target != place
      guard !isRefused, isDown ? target > reorder.target : target < reorder.target
      else { continue }
      reorder.target = target
      interaction.open = .reorder(reorder)
      setNeeds(.layout)
      return true
    }
    if var reorder {
      reorder.proposed = reorder.target
      interaction.open = .reorder(reorder)
    }
    return false
  }

  /// Asks the delegate where the row goes instead of a place; returns the last place where it names none
  /// that there is, and nil if the move went on or ended meanwhile.
  private func target(forProposed place: RowPath) -> RowPath? {
    guard let reorder else { return nil }
    guard let delegate = delegate as? any TableViewReorderingDelegate else { return place }
    let answer = delegate.tableView(
      self, targetPathForMoveFromRowAt: reorder.row.path, toProposedPath: place)
    guard let current = self.reorder, current.row == reorder.row, current.proposed == place
    else { return nil }
    return movedGeometry()?.slots.contains(answer) == true ? answer : current.target
  }

  /// Returns the offset in the content at which a row is held, by how far from the top of what is visible
  /// it is: not outside, and beside a header or footer that covers rows.
  func offset(ofDragTo y: Double) -> Double {
    var offset = min(layout.offset + max(0, y), (layout.offset + height).nextDown)
    for view in layout.pinned {
      switch view.part {
      case .header: offset = max(offset, view.bottom)
      case .footer: offset = min(offset, view.top.nextDown)
      case .tableHeader, .row, .tableFooter: break
      }
    }
    return offset
  }

  /// Scrolls as little as it takes to see the gap.
  func scrollToMovedRow() {
    guard let moved = movedGeometry(), height.isFinite else { return }
    let top = moved.offset(of: .row(moved.source)) ?? 0
    var pinned = (header: 0.0, footer: 0.0)
    if pinsHeadersAndFooters, let section = moved.shown.section(moved.target.section) {
      pinned.header = max(0, section.header.length - headerPadding(inSection: moved.target.section))
      pinned.footer = section.footer.length
      if pinned.header + pinned.footer + moved.length > height { pinned = (0, 0) }
    }
    let offset = ScrollPosition.none.offset(
      from: layout.offset, height: height, toShow: top, to: top + moved.length, under: pinned)
    guard offset != layout.offset else { return }
    contentOffset = offset
    layoutIfNeeded()
  }
}
