/// The name under which cells are registered and reused, which remembers what data they take.
///
/// Declare one for sections that several hosts show, and let each host register its own cell:
///
/// ```swift
/// extension CellIdentifier<Fruit> {
///   static let fruit: Self = "fruit"
/// }
///
/// RowItem(fruit, cell: .fruit)
/// registry.register(FruitCell.self, for: .fruit)
/// ```
///
/// A bare string does as well where none is declared: `RowItem(fruit, cell: "fruit")`.
public struct CellIdentifier<RowData>: Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Creates an identifier from a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CellIdentifier: ExpressibleByStringLiteral {
  /// Creates an identifier from a string literal.
  public init(stringLiteral rawValue: String) {
    self.init(rawValue)
  }
}

extension CellIdentifier: CustomStringConvertible {
  /// The name itself.
  public var description: String { rawValue }
}
