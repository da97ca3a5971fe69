/// The last diagnostics of a model, each once, and which kinds its host has been told of.
struct DiagnosticLog {
  static let limit = 100

  private(set) var diagnostics: [TableDiagnostic] = []
  private var reportedProblems: Set<TableDiagnostic.Problem> = []

  /// Keeps a diagnostic, and tells whether it is the first of its kind.
  mutating func add(_ diagnostic: TableDiagnostic) -> Bool {
    if !diagnostics.contains(diagnostic) {
      if diagnostics.count == Self.limit { diagnostics.removeFirst() }
      diagnostics.append(diagnostic)
    }
    if reportedProblems.count == Self.limit { reportedProblems.removeAll() }
    return reportedProblems.insert(diagnostic.problem).inserted
  }
}
