/// Why a cell, header or footer cannot be shown as it asks to be.
enum ViewProblem: Error, Hashable {
  case unknownIdentifier(String)
  case missingIdentifier(data: String)
  case dataMismatch(identifier: String, expected: String, found: String)
  case foreignType(String)
  case unexpectedView(identifier: String, found: String)

  /// The diagnostic for a part of the table, with what is shown there instead.
  func diagnostic(of part: TablePart) -> TableDiagnostic {
    let isRow = if case .row = part { true } else { false }
    let instead = isRow ? "the default cell is shown" : "the data is shown as text"
    let (kind, message): (TableDiagnostic.Kind, String) =
      switch self {
      case .unknownIdentifier(let identifier):
        (.unknownIdentifier, "nothing is registered as \"\(identifier)\"")
      case .missingIdentifier(let data):
        (.missingIdentifier, "no cell is named for data of type \(data)")
      case .dataMismatch(let identifier, let expected, let found):
        (.dataMismatch, "\"\(identifier)\" takes \(expected), not \(found)")
      case .foreignType(let type):
        (.foreignType, "\(type) is of another host")
      case .unexpectedView(let identifier, let found):
        (.unexpectedView, "the host made \(found) for \"\(identifier)\"")
      }
    return TableDiagnostic(kind, of: part, "\(message); \(instead)")
  }
}
