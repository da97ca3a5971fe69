extension TableView {
  /// Announces the rows of the next screen in the direction of scrolling, and takes back those that
  /// were announced and are not in it.
  func prefetch(scrolledBy distance: Double) {
    guard isPrefetchingEnabled, let prefetchDataSource, height.isFinite else { return }
    let (announced, cancelled) = layout.announced.update(
      rowsAhead(isUpwards: distance < 0), visible: visibleRows)
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

  private func rowsAhead(isUpwards: Bool) -> [RowPath] {
    guard let first = layout.visible.first, let last = layout.visible.last else { return [] }
    return isUpwards
      ? layout.geometry.rows(above: first.part, within: height)
      : layout.geometry.rows(below: last.part, within: height)
  }
}
