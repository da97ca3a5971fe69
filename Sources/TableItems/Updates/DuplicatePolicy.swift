/// What a model does with content in which sections, or rows of one section, have the same id.
///
/// In any case a diagnostic names them.
public enum DuplicatePolicy: Hashable, Sendable, CaseIterable {
  /// All are shown. From one content to the next, those of one id are taken for each other, in any way.
  case countOccurrences

  /// Of an id, only the first is shown.
  case keepFirst

  /// Nothing of the content is shown; the old stays.
  case reject
}
