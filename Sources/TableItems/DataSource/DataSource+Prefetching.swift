extension DataSource: TableViewPrefetching {
  /// Tells the closure which rows will probably be shown soon.
  public func tableView(_ tableView: any TableHost, prefetchRowsAt paths: [RowPath]) {
    onPrefetch?(paths.compactMap(model.event))
  }

  /// Tells the closure which rows will probably not be shown after all.
  public func tableView(
    _ tableView: any TableHost, cancelPrefetchingForRowsAt paths: [RowPath]
  ) {
    onCancelPrefetching?(paths.compactMap(model.event))
  }
}
