/// The last diagnostics of a model, each once, and which kinds its host has been told of.
package struct DiagnosticLog {
  package static let limit = 100

  package private(set) var diagnostics: [TableDiagnostic] = []
  private var reportedProblems: Set<TableDiagnostic.Problem> = []

  package init() {}

  /// Keeps a diagnostic, and tells whether it is the first of its kind.
  package mutating func add(_ diagnostic: TableDiagnostic) -> Bool {
    if !diagnostics.contains(diagnostic) {
      if diagnostics.count == Self.limit { diagnostics.removeFirst() }
      diagnostics.append(diagnostic)
    }
    if reportedProblems.count == Self.limit { reportedProblems.removeAll() }
    return reportedProblems.insert(diagnostic.problem).inserted
  }
}
