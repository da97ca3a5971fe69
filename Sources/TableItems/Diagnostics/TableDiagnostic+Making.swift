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

  /// A row that was to be put where there is one of its id.
  static func alreadyThere(_ id: RowID) -> TableDiagnostic {
    TableDiagnostic(.ignoredEdit, "there is a row \(id) already; no other is put in")
  }

  /// A row that was to be put into a section that is not there.
  static func missing(_ section: ItemID) -> TableDiagnostic {
    TableDiagnostic(.ignoredEdit, "there is no section \(section); no row is put there")
  }

  /// A sequence of content that threw an error.
  static func failedSequence(_ error: any Error) -> TableDiagnostic {
    TableDiagnostic(
      .failedSequence,
      "the sequence that the table follows failed, and what is shown stays: \(error)")
  }

  /// A row that is said to have rows inserted before it, by nobody.
  static func missingInsert(at path: RowPath) -> TableDiagnostic {
    TableDiagnostic(
      .missingHandler, of: .row(path),
      "the editing style is insert, but no closure says which row to insert; the style is none")
  }

  /// A name of an archive that no closure for an event is bound to.
  static func unboundName(_ name: String, event: String, of part: TablePart) -> TableDiagnostic {
    TableDiagnostic(
      .unboundName, of: part,
      "no closure for \(event) is bound to the name \"\(name)\"; nothing is told of it")
  }

  /// A host that took the place of another.
  static let hostReplaced = TableDiagnostic(
    .hostReplaced,
    "the model has a new host; the old one is no longer told of changes")
}
