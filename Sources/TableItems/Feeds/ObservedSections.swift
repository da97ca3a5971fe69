import Observation

/// Has a model show what a closure describes, again and again.
///
/// The model keeps it; whatever is observed does not.
@MainActor
final class ObservedSections {
  private let sections: @MainActor () -> [SectionItem]
  private weak let model: TableModel?

  init(_ sections: @escaping @MainActor () -> [SectionItem], of model: TableModel) {
    self.sections = sections
    self.model = model
  }

  /// Has the model show what the closure describes now, and after the next change.
  func update() {
    let sections = withObservationTracking(self.sections) { [weak self] in
      // It is told of a change before that has happened, and only of the first.
      Task { @MainActor [weak self] in self?.update() }
    }
    // The closure may have had the model show something else.
    guard let model, model.feed === self else { return }
    model.apply(sections)
  }
}
