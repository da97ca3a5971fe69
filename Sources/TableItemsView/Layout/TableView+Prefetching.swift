extension TableView {
  /// Announces the rows of the next screen in the direction of scrolling, and takes back those that
  /// were announced and are not in it.
  func prefetch(scrolledBy distance: Double) {
    guard isPrefetchingEnabled, let prefetchDataSource, height.isFinite else { return }
    let visible = layout.visible.compactMap(\.path)
    let (announced, cancelled) = layout.announced.update(
      distance < 0 ? rowsAbove() : rowsBelow(), visible: Set(visible))
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
    if !announced.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: announced) }
  }

  /// The rows of the next screen below, the nearest first.
  private func rowsBelow() -> [RowPath] {
    guard let last = layout.visible.last else { return [] }
    var rows: [RowPath] = []
    var next = layout.geometry.part(after: last.part)
    while let part = next, let top = layout.geometry.offset(of: part), top < last.bottom + height {
      if case .row(let path) = part { rows.append(path) }
      next = layout.geometry.part(after: part)
    }
    return rows
  }

  /// The rows of the next screen above, the nearest first.
  private func rowsAbove() -> [RowPath] {
    guard let first = layout.visible.first else { return [] }
    var rows: [RowPath] = []
    var next = layout.geometry.part(before: first.part)
    while let part = next, let top = layout.geometry.offset(of: part),
      let extent = layout.geometry.extent(of: part), top + extent.length > first.top - height
    {
      if case .row(let path) = part { rows.append(path) }
      next = layout.geometry.part(before: part)
    }
    return rows
  }
}
