/// How the rows of a uniform section are told apart.
///
/// It is a type and not a closure, so that the comparison of two sections is specialised for it.
@usableFromInline
protocol RowIdentity<Element>: Sendable {
  associatedtype Element: Sendable

  /// Whether some elements may stand for their position.
  static var mayBePosition: Bool { get }

  /// Returns the id of an element; nil if it stands for its position.
  func itemID(of element: Element) -> ItemID?

  /// Tells whether elements at two positions are of one row.
  func isSame(_ element: Element, at position: Int, _ other: Element, at otherPosition: Int) -> Bool

  /// Returns a hash of what ``isSame(_:at:_:at:)`` compares; an integer is its own.
  func hash(of element: Element, at position: Int) -> Int

  /// Whether that is found out at run time, and may be bound to the main actor.
  var isDiscovered: Bool { get }
}

extension RowIdentity {
  @inlinable
  var isDiscovered: Bool { false }
}

/// Returns an integer as it is, and the hash of anything else; the compiler knows which.
@inlinable
func integerOrHash(of id: some Hashable) -> Int {
  id as? Int ?? id.hashValue
}

/// Elements are told apart by their `id`.
@usableFromInline
struct IdentityByID<Element: Identifiable & Sendable>: RowIdentity where Element.ID: Sendable {
  @inlinable
  init() {}

  @inlinable
  static var mayBePosition: Bool { false }

  @inlinable
  func itemID(of element: Element) -> ItemID? { ItemID(element.id) }

  @inlinable
  func isSame(
    _ element: Element, at position: Int, _ other: Element, at otherPosition: Int
  ) -> Bool { element.id == other.id }

  @inlinable
  func hash(of element: Element, at position: Int) -> Int { integerOrHash(of: element.id) }
}

/// Elements are told apart by themselves; a look stands for its position.
@usableFromInline
struct IdentityBySelf<Element: Hashable & Sendable>: RowIdentity {
  @inlinable
  init() {}

  @inlinable
  func itemID(of element: Element) -> ItemID? {
    Self.mayBePosition ? nil : ItemID(element)
  }

  @inlinable
  func isSame(
    _ element: Element, at position: Int, _ other: Element, at otherPosition: Int
  ) -> Bool { Self.mayBePosition ? position == otherPosition : element == other }

  @inlinable
  func hash(of element: Element, at position: Int) -> Int {
    Self.mayBePosition ? position : integerOrHash(of: element)
  }

  /// What rows of the kinds that come with the package show is a look, not a thing.
  @inlinable
  static var mayBePosition: Bool { ItemID.isLook(type: Element.self) }
}

/// Elements are told apart by what a closure says.
@usableFromInline
struct IdentityByKey<Element: Sendable, Key: Hashable & Sendable>: RowIdentity {
  @usableFromInline let key: @Sendable (Element) -> Key

  @inlinable
  init(_ key: @escaping @Sendable (Element) -> Key) {
    self.key = key
  }

  @inlinable
  static var mayBePosition: Bool { false }

  @inlinable
  func itemID(of element: Element) -> ItemID? { ItemID(key(element)) }

  @inlinable
  func isSame(
    _ element: Element, at position: Int, _ other: Element, at otherPosition: Int
  ) -> Bool { key(element) == key(other) }

  @inlinable
  func hash(of element: Element, at position: Int) -> Int { integerOrHash(of: key(element)) }
}

/// Elements are told apart by what can be found out of them at run time, or stand for their position.
@usableFromInline
struct IdentityByDiscovery<Element: Sendable>: RowIdentity {
  @inlinable
  var isDiscovered: Bool { true }

  @inlinable
  init() {}

  @inlinable
  static var mayBePosition: Bool { true }

  @usableFromInline
  func itemID(of element: Element) -> ItemID? { .discovered(in: element) }

  @usableFromInline
  func isSame(
    _ element: Element, at position: Int, _ other: Element, at otherPosition: Int
  ) -> Bool {
    id(of: element, at: position) == id(of: other, at: otherPosition)
  }

  @usableFromInline
  func hash(of element: Element, at position: Int) -> Int {
    id(of: element, at: position).integerOrHash
  }

  private func id(of element: Element, at position: Int) -> ItemID {
    itemID(of: element) ?? .position(position)
  }
}
