extension TableDiagnostic: CustomStringConvertible {
  /// A line for a person: where it is, what it is, and what happens instead.
  public var description: String { "\(place): \(problem)" }
}

extension TableDiagnostic.Place: CustomStringConvertible {
  /// The place in words.
  public var description: String {
    switch self {
    case .table: "table"
    case .header(let section): "header of section \(section)"
    case .footer(let section): "footer of section \(section)"
    case .row(let path): "row \(path)"
    }
  }
}

extension TableDiagnostic.Problem: CustomStringConvertible {
  /// The problem in words, and what happens instead.
  public var description: String {
    switch self {
    case .unknownCellIdentifier(let identifier):
      "no cell type is registered as \"\(identifier)\"; the default cell is shown"
    case .missingCellIdentifier(let data):
      "no cell is named for data of type \(data); the default cell shows its description"
    case .dataMismatch(let identifier, let expected, let found):
      "cell \"\(identifier)\" takes \(expected), not \(found); the default cell is shown"
    case .foreignCellType(let type):
      "\(type) is a cell of another host; the default cell is shown"
    case .unexpectedCell(let identifier, let found):
      "the host made \(found) for cell \"\(identifier)\"; the default cell is shown"
    case .unknownHeaderFooterIdentifier(let identifier):
      "no view type that fits is registered as \"\(identifier)\"; the data is shown as text"
    case .invalidHeight(let height):
      "a height of \(height) cannot be laid out; it is treated as automatic"
    case .contentMismatch:
      "data source and delegate hold different content; make both from one model"
    case .hostReplaced:
      "the model has a new host; the old one is no longer told of changes"
    }
  }
}
