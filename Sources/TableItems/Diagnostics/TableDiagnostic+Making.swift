extension TableDiagnostic {
  /// A height that cannot be laid out.
  package static func invalidHeight(_ height: RowHeight, of part: TablePart?) -> TableDiagnostic {
    TableDiagnostic(
      .invalidHeight, of: part,
      "a height of \(height) cannot be laid out; it is treated as automatic")
  }

  /// An identifier that a data source asks cells of without having registered it.
  package static func unregistered(_ identifier: String, at path: RowPath) -> TableDiagnostic {
    ViewProblem.unknownIdentifier(identifier).diagnostic(of: .row(path))
  }

  /// A data source and a delegate that were made from different sections.
  static let contentMismatch = TableDiagnostic(
    .contentMismatch,
    "data source and delegate hold different content; make both from one model")

  /// A batch of updates that a host refused.
  static func refusedUpdates(_ error: UpdateError) -> TableDiagnostic {
    TableDiagnostic(
      .refusedUpdates, "updates were refused, and all was loaded anew: \(error.description)")
  }

  /// A sequence of content that threw an error.
  static func failedSequence(_ error: any Error) -> TableDiagnostic {
    TableDiagnostic(
      .failedSequence,
      "the sequence that the table follows failed, and what is shown stays: \(error)")
  }

  /// A host that took the place of another.
  static let hostReplaced = TableDiagnostic(
    .hostReplaced,
    "the model has a new host; the old one is no longer told of changes")
}
