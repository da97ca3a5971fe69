extension CellRegistry {
  /// Returns the host's own cell for input and progress rows that name none; nil where it has none.
  func standardCell(for data: any Sendable) -> ViewTable<Cell>.Found? {
    let identifier: String
    switch data {
    case is CellInput: identifier = CellIdentifier<CellInput>.input.rawValue
    case is CellProgress: identifier = CellIdentifier<CellProgress>.progress.rawValue
    default: return nil
    }
    return try? cells.find(.named(identifier), for: data)
  }
}
