/// What the model may know of the cell types of its host: a registry without its host's type.
@MainActor
protocol CellTypeLookup: AnyObject {
  /// Returns the height of a cell type; nil if it has none, or is not known.
  func rowHeight(of cell: CellReference) -> RowHeight?

  /// Returns the identifier that rows name, and that of the type registered for it if it differs.
  func identifiers(of cell: CellReference) -> [String]
}

extension CellRegistry: CellTypeLookup {
  func rowHeight(of cell: CellReference) -> RowHeight? {
    guard let registered = cells.registration(of: cell) else { return cell.type?.rowHeight }
    return registered.rowHeight
  }

  func identifiers(of cell: CellReference) -> [String] {
    let identifier = cells.identifier(of: cell)
    guard let typeIdentifier = cells.registration(of: cell)?.typeIdentifier,
      typeIdentifier != identifier
    else { return [identifier] }
    return [identifier, typeIdentifier]
  }
}
