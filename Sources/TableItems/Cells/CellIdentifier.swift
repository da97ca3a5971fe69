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
public struct CellIdentifier<RowData>: Sendable {
  /// The name itself.
  public let rawValue: String

  /// Whether it is the name that a type has when it gives itself none.
  ///
  /// A class that inherits its conformance inherits that name too, and must not be known by it.
  let isDefault: Bool

  /// Creates an identifier from a name.
  public init(_ rawValue: String) {
    self.init(rawValue, isDefault: false)
  }

  init(_ rawValue: String, isDefault: Bool) {
    self.rawValue = rawValue
    self.isDefault = isDefault
  }
}

extension CellIdentifier: Hashable {
  /// Tells whether two identifiers are of one name.
  public static func == (first: CellIdentifier, second: CellIdentifier) -> Bool {
    first.rawValue == second.rawValue
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
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
