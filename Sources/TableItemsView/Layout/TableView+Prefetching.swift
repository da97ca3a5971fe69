extension TableView {
  /// Announces the rows of the next screen in the direction of scrolling, and takes back those that
  /// were announced and are not in it.
  func prefetch() {
    guard let prefetchDataSource, height.isFinite else { return }
    let (announced, cancelled) = layout.announced.update(
      isPrefetchingEnabled ? rowsAhead : [], visible: visibleRows)
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
    if !announced.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: announced) }
  }

  private var visibleRows: ClosedRange<RowPath>? {
    guard let first = layout.visible.first(where: { $0.path != nil })?.path,
      let last = layout.visible.last(where: { $0.path != nil })?.path
    else { return nil }
    return first...last
  }

  /// Takes note of whether the table is scrolled upwards or downwards; by how much rows turn out taller
  /// than was thought says nothing of it.
  func noticeDirection(of target: ScrollTarget, end: Double) {
    switch target {
    case .offset(let offset):
      let offset = min(max(0, offset), end)
      if offset != layout.offset { layout.isScrollingUpwards = offset < layout.offset }
    case .end: break
    case .part(let part, _):
      if let first = layout.visible.first?.part { layout.isScrollingUpwards = part < first }
    }
  }

  private var rowsAhead: [RowPath] {
    guard let first = layout.visible.first, let last = layout.visible.last else { return [] }
    return layout.isScrollingUpwards
      ? layout.geometry.rows(above: first.part, within: height)
      : layout.geometry.rows(below: last.part, within: height)
  }
}
