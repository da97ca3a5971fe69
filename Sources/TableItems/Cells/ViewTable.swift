/// The registered types of one kind of view, by identifier.
@MainActor
struct ViewTable<View: TableCell> {
  private var registered: [String: RegisteredView<View>] = [:]
  private var identifiersOfTypes: [ObjectIdentifier: String] = [:]

  /// The identifiers that something is registered under.
  var identifiers: Set<String> { Set(registered.keys) }

  /// Registers a type, in place of an earlier one; one that is not of the host's class is left out.
  mutating func register(_ view: RegisteredView<View>?, for identifier: String) {
    guard let view else { return }
    registered[identifier] = view
  }

  /// Returns what is registered for a reference, without registering it.
  mutating func registration(of reference: CellReference) -> RegisteredView<View>? {
    registered[identifier(of: reference)]
  }

  /// Returns what is registered under an identifier.
  func registration(named identifier: String) -> RegisteredView<View>? { registered[identifier] }

  /// Returns the identifier of a reference; that of a type is made once, as its name takes long to
  /// make.
  mutating func identifier(of reference: CellReference) -> String {
    guard let type = reference.type else { return reference.identifier }
    if let known = identifiersOfTypes[ObjectIdentifier(type)] { return known }
    let identifier = reference.identifier
    identifiersOfTypes[ObjectIdentifier(type)] = identifier
    return identifier
  }

  /// A registered view, and the identifier that it was found under.
  typealias Found = (view: RegisteredView<View>, identifier: String)

  /// Returns what shows some data by a reference, registering a type that is seen for the first
  /// time; throws why there is nothing.
  mutating func find(
    _ reference: CellReference, for data: any Sendable
  ) throws(ViewProblem) -> Found {
    let identifier = identifier(of: reference)
    register(registered[identifier] ?? reference.type.flatMap { .of($0) }, for: identifier)
    guard let view = registered[identifier] else {
      guard let type = reference.type else { throw .unknownIdentifier(identifier) }
      throw .foreignType(String(reflecting: type))
    }
    guard view.accepts(data) else {
      throw .dataMismatch(
        identifier: identifier, expected: view.dataName, found: String(reflecting: type(of: data)))
    }
    return (view, identifier)
  }
}
