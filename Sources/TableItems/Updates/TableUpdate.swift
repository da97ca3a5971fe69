/// An update of a table that was asked for, and what became of it.
///
/// ```swift
/// let update = model.apply(newSections)
/// switch await update.outcome {
/// case .applied, .reloaded: print("shown")
/// case .superseded: print("newer content was shown instead")
/// case .rejected(let diagnostic): print(diagnostic)
/// }
/// ```
@MainActor
public final class TableUpdate: Sendable {
  /// What can become of an update.
  public enum Outcome: Hashable, Sendable {
    /// The table shows the content; what is on screen was changed step by step.
    case applied

    /// The table shows the content; what is on screen was loaded anew, as that was cheaper, or as
    /// nothing was on screen yet.
    case reloaded

    /// Newer content came before this could be shown, or the model is gone.
    case superseded

    /// The content is not shown, and the old stays.
    case rejected(TableDiagnostic)
  }

  /// What has become of the update; nil while it waits or is under way.
  public private(set) var result: Outcome?

  private var waiting: [CheckedContinuation<Outcome, Never>] = []

  private init() {}

  /// What becomes of the update, as soon as it is known.
  public var outcome: Outcome {
    get async {
      if let result { return result }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func finish(_ outcome: Outcome) {
    guard result == nil else { return }
    result = outcome
    for continuation in waiting { continuation.resume(returning: outcome) }
    waiting = []
  }
}

extension TableUpdate {
  /// Gives an update its outcome, once; kept by the model, so that nobody waits for one that is gone.
  @MainActor
  final class Ticket {
    let update = TableUpdate()

    /// How rows are to come and go.
    let animation: RowAnimation

    private var isFinished = false

    init(animation: RowAnimation = .automatic) {
      self.animation = animation
    }

    /// Takes note of the outcome, if there is none yet.
    func finish(_ outcome: Outcome) {
      isFinished = true
      update.finish(outcome)
    }

    deinit {
      guard !isFinished else { return }
      // Whoever releases a model need not be on the main actor.
      let update = update
      Task { @MainActor in update.finish(.superseded) }
    }
  }
}
