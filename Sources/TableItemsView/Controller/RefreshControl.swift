/// What a person pulls down at the top of a table to have it show what is new.
///
/// ```swift
/// controller.refreshControl = RefreshControl { await loadMessages() }
/// ```
///
/// A pull begins it and calls the closure; it goes on until ``endRefreshing()`` is called, which the
/// asynchronous form does by itself. Nothing is reloaded by itself.
@MainActor
public final class RefreshControl {
  /// What is said while the table is refreshed.
  public var title: String

  /// The closure that is told of a pull.
  public var onRefresh: (() -> Void)?

  /// Whether the table is being refreshed.
  public private(set) var isRefreshing = false

  /// Counts how often it was begun.
  private var number = 0

  /// Creates a control with a closure that is told of a pull.
  public init(title: String = "Refreshing…", onRefresh: (() -> Void)? = nil) {
    self.title = title
    self.onRefresh = onRefresh
  }

  /// Creates a control with a closure that does what there is to be done, and ends with it.
  public convenience init(
    title: String = "Refreshing…", refresh: @escaping @MainActor () async -> Void
  ) {
    self.init(title: title)
    onRefresh = { [weak self] in
      guard let number = self?.number else { return }
      Task { [weak self] in
        await refresh()
        // Ended by hand, it may have been begun anew, which ends with what was begun then.
        if self?.number == number { self?.endRefreshing() }
      }
    }
  }

  /// Shows that the table is being refreshed, without telling anybody, as code does that has begun to.
  public func beginRefreshing() {
    guard !isRefreshing else { return }
    number += 1
    isRefreshing = true
  }

  /// Shows that the table has been refreshed.
  public func endRefreshing() {
    isRefreshing = false
  }

  /// What is said now; nil while nothing is refreshed.
  var shownTitle: String? { isRefreshing ? title : nil }

  /// Begins, and tells of it; does nothing while the table is being refreshed.
  func pull() {
    guard !isRefreshing else { return }
    beginRefreshing()
    onRefresh?()
  }
}

extension TableView {
  /// Does what a person does who pulls the table down at its top: begins to refresh it.
  ///
  /// It does nothing without a refresh control, while the table is being refreshed, and where something is
  /// open, which it closes.
  public func pullToRefresh() {
    guard !closeOpenInteraction(endingMove: false) else { return }
    refreshControl?.pull()
  }
}
