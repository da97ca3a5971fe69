/// The last diagnostics of a model or a host, each once, and which of them were the first to say so.
package struct DiagnosticLog {
  private static let limit = 100

  /// The last hundred, oldest first.
  package private(set) var diagnostics: [TableDiagnostic] = []

  /// What was said so far, wherever it was.
  private var said: Set<Statement> = []

  private struct Statement: Hashable {
    let kind: TableDiagnostic.Kind
    let message: String
  }

  package init() {}

  /// Keeps a diagnostic; tells whether it is the first to say what it says, of any part.
  @discardableResult
  package mutating func add(_ diagnostic: TableDiagnostic) -> Bool {
    if !diagnostics.contains(diagnostic) {
      if diagnostics.count == Self.limit { diagnostics.removeFirst() }
      diagnostics.append(diagnostic)
    }
    // What is said without end is said again now and then, rather than kept without end.
    if said.count == Self.limit { said.removeAll() }
    return said.insert(Statement(kind: diagnostic.kind, message: diagnostic.message)).inserted
  }
}
