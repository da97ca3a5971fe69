extension TableView {
  /// Fills a window with views: around those that are in it, or around one that was there before and
  /// stays where it is, or from the part that lies at its top.
  func fill(_ window: inout VisibleWindow<Cell>, around anchor: LayoutAnchor?) {
    guard window.height > 0 else { return letGoOfWhatIsOutside(&window) }
    if window.views.isEmpty, let anchor, let view = makeMeasuredView(for: anchor.part, in: &window)
    {
      insert(view, at: anchor.top, in: &window)
    }
    var next = window.views.isEmpty ? layout.geometry.part(at: window.top) : nil
    while window.views.isEmpty, !isOvertaken, let part = next {
      let top = layout.geometry.offset(of: part) ?? 0
      next = layout.geometry.part(after: part) ?? layout.geometry.part(before: part)
      if let view = makeMeasuredView(for: part, in: &window) { insert(view, at: top, in: &window) }
    }
    fillDownwards(&window)
    fillUpwards(&window)
    closeGaps(&window)
    letGoOfWhatIsOutside(&window)
    settle(&window)
  }

  /// Moves a window to where what is in it is now, after rows above turned out to be of other heights.
  func settle(_ window: inout VisibleWindow<Cell>) {
    guard let first = window.views.first, let top = layout.geometry.offset(of: first.part)
    else { return }
    window.move(by: top - first.top)
  }

  private func fillDownwards(_ window: inout VisibleWindow<Cell>) {
    guard let last = window.views.last else { return }
    fillDownwards(&window, after: last.part, from: last.bottom)
  }

  private func fillUpwards(_ window: inout VisibleWindow<Cell>) {
    guard let first = window.views.first else { return }
    fillUpwards(&window, before: first.part, from: first.top)
  }

  /// Fills a window with what comes after a part that ends at a place; what lies before the window is
  /// measured on the way, and let go.
  func fillDownwards(
    _ window: inout VisibleWindow<Cell>, after part: TablePart, from place: Double
  ) {
    var top = place
    var next = layout.geometry.part(after: part)
    while !isOvertaken, let part = next {
      // What is thought to have no height may have some after all.
      let isReached =
        top < window.filled.bottom
        || (top == window.filled.bottom && layout.geometry.extent(of: part)?.length == 0)
      guard isReached else { break }
      if let view = makeMeasuredView(for: part, in: &window) {
        add(view, at: top, to: &window)
        top += view.length
      }
      next = layout.geometry.part(after: part)
    }
  }

  /// Fills a window with what comes before a part that begins at a place; what lies after the window is
  /// measured on the way, and let go.
  func fillUpwards(
    _ window: inout VisibleWindow<Cell>, before part: TablePart, from place: Double
  ) {
    var bottom = place
    var next = layout.geometry.part(before: part)
    while !isOvertaken, let part = next, bottom > window.filled.top {
      if let view = makeMeasuredView(for: part, in: &window) {
        bottom -= view.length
        add(view, at: bottom, to: &window)
      }
      next = layout.geometry.part(before: part)
    }
  }

  private func add(
    _ view: VisibleView<Cell>, at top: Double, to window: inout VisibleWindow<Cell>
  ) {
    var view = view
    view.top = top
    if window.views.isEmpty, !window.contains(view) {
      letGo(view, of: &window)
    } else {
      insert(view, at: top, in: &window)
    }
  }

  /// Fills what was left free at the beginning and at the end of the content, where rows turned out
  /// to be less tall than was thought.
  private func closeGaps(_ window: inout VisibleWindow<Cell>) {
    if let last = window.views.last, last.bottom < window.bottom {
      window.top = last.bottom - window.height
      fillUpwards(&window)
    }
    if let first = window.views.first, first.top > window.top {
      window.top = first.top
      fillDownwards(&window)
    }
  }

  /// Takes back what cannot be seen in a window any more; a header or footer that leaves its place is
  /// kept, as it may find one at the edge.
  func letGoOfWhatIsOutside(_ window: inout VisibleWindow<Cell>) {
    while let first = window.views.first, !window.contains(first) {
      letGo(window.views.removeFirst(), of: &window)
    }
    var below: [VisibleView<Cell>] = []
    while let last = window.views.last, !window.contains(last) {
      below.append(window.views.removeLast())
    }
    for view in below.reversed() { letGo(view, of: &window) }
  }

  private func letGo(_ view: VisibleView<Cell>, of window: inout VisibleWindow<Cell>) {
    if view.headerFooter != nil { window.remember([view]) } else { endDisplay(of: view) }
  }

  /// Puts a view into a window, right before or after what is in it, and tells the delegate if it can
  /// be seen there.
  func insert(
    _ view: VisibleView<Cell>, at top: Double, in window: inout VisibleWindow<Cell>
  ) {
    var view = view
    view.top = top
    view.hasMoved = false
    if window.shows(view) {
      beginDisplay(of: &view)
    } else {
      window.mayHideWhatItShows = true
    }
    let isFirst = window.views.first.map { view.part < $0.part } ?? false
    window.views.insert(view, at: isFirst ? 0 : window.views.count)
  }
}
