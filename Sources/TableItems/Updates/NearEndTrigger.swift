/// What is done when one of the last rows of a table is about to be shown: to load more.
///
/// ```swift
/// model.nearEndTrigger = NearEndTrigger(within: 10) { [weak model] trigger in
///   Task {
///     model?.sections.append(await nextPage())
///     trigger.arm()
///   }
/// }
/// ```
///
/// It disarms itself when it fires, so that it fires once, however far a person scrolls, until it is armed
/// again: where more was loaded, or loading has failed. The closure may change the model at once.
///
/// The last rows are those of what is shown: of all sections, without what is collapsed or filtered out.
/// A table without rows, or one that shows its empty state, never fires.
@MainActor
public final class NearEndTrigger {
  /// How many of the last rows it fires for.
  public let rowCount: Int

  /// Whether it fires for the next of these rows.
  public private(set) var isArmed = true

  /// The model of which the rows are.
  weak var model: TableModel?

  private let action: (NearEndTrigger) -> Void
  private var isFiring = false

  /// How many rows were shown when it fired last, and when it would have, had it been armed.
  private var (firedCount, missedCount): (Int?, Int?)

  /// Whether it was armed before it was done, so that other rows have to come first.
  private var waitsForRows = false

  /// Creates a trigger that is armed.
  ///
  /// - Parameters:
  ///   - rowCount: How many of the last rows it fires for; at least the last.
  ///   - action: The closure that is called.
  public init(within rowCount: Int, perform action: @escaping (NearEndTrigger) -> Void) {
    self.rowCount = min(max(1, rowCount), 1 << 32)
    self.action = action
  }

  /// Has it fire for the next of the last rows that is about to be shown.
  ///
  /// It fires at once if rows came since it last fired, and one of the last has been shown already.
  /// Called by the closure itself, it fires again only when the number of rows has changed.
  public func arm() {
    guard !isArmed else { return }
    isArmed = true
    waitsForRows = isFiring
    if let model, let missedCount, missedCount != firedCount, !model.isShowingEmptyState,
      missedCount == model.content.rowCount
    {
      fire(missedCount)
    }
  }

  /// Takes note that a row is about to be shown, and fires if it is one of the last.
  func noticeDisplay(ofRowAt path: RowPath, in content: TableContent) {
    guard content.isRow(at: path, amongLast: rowCount) else { return }
    let count = content.rowCount
    if isArmed, !(waitsForRows && count == firedCount) {
      fire(count)
    } else {
      missedCount = count
    }
  }

  private func fire(_ count: Int) {
    (isArmed, firedCount, missedCount) = (false, count, nil)
    isFiring = true
    defer { isFiring = false }
    action(self)
  }
}

extension TableModel {
  /// Takes note that a row is about to be shown.
  ///
  /// The ready delegate and data source call it; other ones may, to have the ``nearEndTrigger`` fire.
  public func noticeDisplay(ofRowAt path: RowPath) {
    guard let nearEndTrigger, !isShowingEmptyState else { return }
    nearEndTrigger.noticeDisplay(ofRowAt: path, in: content)
  }
}

extension TableContent {
  /// Tells whether there is a row at a path, and less than so many after it.
  ///
  /// - Complexity: O(*n*) in the number of sections after it, as far as they are empty.
  fileprivate func isRow(at path: RowPath, amongLast rowCount: Int) -> Bool {
    guard let rows = rows(inSection: path.section), rows.indices.contains(path.row)
    else { return false }
    var rest = rowCount - (rows.count - 1 - path.row)
    for section in sections[(path.section + 1)...] {
      guard rest > 0 else { return false }
      rest -= section.rows.count
    }
    return rest > 0
  }
}
