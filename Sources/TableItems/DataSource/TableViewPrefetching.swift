/// An object that is told which rows will probably be shown soon, to load what they need.
///
/// Plug it in as the `prefetchDataSource` of a table view. There is no promise in it: rows can be shown
/// without having been announced, and announced rows may never be shown.
@MainActor
public protocol TableViewPrefetching: AnyObject {
  /// Takes note that rows will probably be shown soon, the nearest first.
  func tableView(_ tableView: any TableHost, prefetchRowsAt paths: [RowPath])

  /// Takes note that rows which were announced will probably not be shown after all.
  func tableView(_ tableView: any TableHost, cancelPrefetchingForRowsAt paths: [RowPath])
}

extension TableViewPrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost, cancelPrefetchingForRowsAt paths: [RowPath]
  ) {}
}
