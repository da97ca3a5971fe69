extension TableView {
  /// Fills a window with views: around those that are in it, or around one that was there before and
  /// stays where it is, or from the part that lies at its top.
  func fill(_ window: inout VisibleWindow<Cell>, around anchor: VisibleView<Cell>?) {
    guard window.height > 0 else { return letGoOfWhatIsOutside(&window) }
    if window.views.isEmpty, let anchor, let view = makeMeasuredView(for: anchor.part, in: &window)
    {
      insert(view, at: anchor.top, in: &window)
    }
    while window.views.isEmpty, let part = layout.geometry.part(at: window.top) {
      let top = layout.geometry.offset(of: part) ?? 0
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
    guard let last = window.views.last, let offset = layout.geometry.offset(of: last.part)
    else { return }
    var next = layout.geometry.part(after: last.part)
    while let part = next, let place = layout.geometry.offset(of: part) {
      let top = place + (last.top - offset)
      // What is thought to have no height may have some after all.
      let isReached =
        top < window.bottom
        || (top == window.bottom && layout.geometry.extent(of: part)?.length == 0)
      guard isReached else { break }
      if let view = makeMeasuredView(for: part, in: &window) { insert(view, at: top, in: &window) }
      next = layout.geometry.part(after: part)
    }
  }

  private func fillUpwards(_ window: inout VisibleWindow<Cell>) {
    guard let first = window.views.first else { return }
    var next = layout.geometry.part(before: first.part)
    while let part = next, let bottom = window.views.first?.top, bottom > window.top {
      if let view = makeMeasuredView(for: part, in: &window) {
        insert(view, at: bottom - view.length, in: &window)
      }
      next = layout.geometry.part(before: part)
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
    if window.shows(view) { beginDisplay(of: &view) }
    let isFirst = window.views.first.map { view.part < $0.part } ?? false
    window.views.insert(view, at: isFirst ? 0 : window.views.count)
  }
}
