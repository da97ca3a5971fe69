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

  private let task: Task<Outcome, Never>

  private init(_ outcomes: AsyncStream<Outcome>) {
    // The stream ends without an outcome if whoever was to give it is gone.
    task = Task {
      for await outcome in outcomes { return outcome }
      return .superseded
    }
  }

  /// What becomes of the update, as soon as it is known.
  public var outcome: Outcome {
    get async { await task.value }
  }
}

extension TableUpdate {
  /// Gives an update its outcome, once; kept by the model, so that nobody waits for one that is gone.
  @MainActor
  struct Ticket {
    let update: TableUpdate
    private let continuation: AsyncStream<Outcome>.Continuation

    init() {
      let (outcomes, continuation) = AsyncStream.makeStream(of: Outcome.self)
      self.continuation = continuation
      update = TableUpdate(outcomes)
    }

    /// Takes note of the outcome, if there is none yet.
    func finish(_ outcome: Outcome) {
      guard update.result == nil else { return }
      update.result = outcome
      continuation.yield(outcome)
      continuation.finish()
    }
  }
}
