/// What is known of the data that the cells of an identifier take, to decode it.
package enum ArchivedDataType {
  /// Nothing is registered under the identifier.
  case unknown

  /// The type cannot be decoded; its name.
  case notDecodable(String)

  /// The type, and a way to hand on a value of it.
  case decodable(any Decodable.Type, name: String, erase: (Any) -> (any Sendable)?)
}

extension CellRegistry {
  /// Returns what data the cells of an identifier take.
  package func archivedDataType(ofCell identifier: String) -> ArchivedDataType {
    cells.archivedDataType(of: identifier)
  }

  /// Returns what data the headers and footers of an identifier take.
  package func archivedDataType(ofHeaderFooter identifier: String) -> ArchivedDataType {
    headerFooterViews.archivedDataType(of: identifier)
  }
}

extension ViewTable {
  fileprivate func archivedDataType(of identifier: String) -> ArchivedDataType {
    guard let view = registration(named: identifier) else { return .unknown }
    guard let type = view.dataType as? any Decodable.Type else {
      return .notDecodable(view.dataName)
    }
    return .decodable(type, name: view.dataName, erase: view.erase)
  }
}
