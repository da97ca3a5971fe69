/// How a row or a section names its cell: by its type, or by an identifier.
@usableFromInline
enum CellReference: Sendable {
  case of(any CellConfigurable.Type)
  case named(String)

  /// The identifier; naming a type takes a while, so ``ViewTable`` does it once.
  var identifier: String {
    switch self {
    case .of(let type): type.reuseIdentifier
    case .named(let identifier): identifier
    }
  }

  /// The type, if it is named by its type.
  var type: (any CellConfigurable.Type)? {
    switch self {
    case .of(let type): type
    case .named: nil
    }
  }
}
