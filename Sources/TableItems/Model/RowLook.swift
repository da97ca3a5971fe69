/// How it is told whether data looks the same as before.
@usableFromInline
protocol RowLook<Element>: Sendable {
  associatedtype Element

  /// Whether data is the same if all its bits are.
  var isKnownByBits: Bool { get }

  /// Tells whether two elements of one row look the same.
  func isEqual(_ element: Element, _ other: Element) -> Bool

  /// Whether that is found out at run time, and may be bound to the main actor.
  var isDiscovered: Bool { get }
}

extension RowLook {
  @inlinable
  var isDiscovered: Bool { false }
}

/// Data that can be compared.
@usableFromInline
struct EquatableLook<Element: Equatable>: RowLook {
  @inlinable
  init() {}

  @inlinable
  var isKnownByBits: Bool { true }

  @inlinable
  func isEqual(_ element: Element, _ other: Element) -> Bool { element == other }
}

/// Data that is its own id: the same row looks the same, unless it stands for its position.
@usableFromInline
struct SelfLook<Element: Hashable & Sendable>: RowLook {
  @inlinable
  init() {}

  @inlinable
  var isKnownByBits: Bool { true }

  @inlinable
  func isEqual(_ element: Element, _ other: Element) -> Bool {
    !IdentityBySelf<Element>.mayBePosition || element == other
  }
}

/// Data of which it is found out at run time whether it can be compared; if not, it never looks the
/// same.
@usableFromInline
struct DiscoveredLook<Element>: RowLook {
  @inlinable
  var isDiscovered: Bool { true }

  private let compare: (@Sendable (Element, Element) -> Bool)?

  @usableFromInline
  init() {
    compare = (Element.self as? any Equatable.Type).map { Self.comparison($0) }
  }

  @usableFromInline
  var isKnownByBits: Bool { compare != nil }

  @usableFromInline
  func isEqual(_ element: Element, _ other: Element) -> Bool {
    compare?(element, other) ?? false
  }

  /// The type is the element's own, so the casts do not fail.
  private static func comparison<Data: Equatable>(
    _: Data.Type
  ) -> @Sendable (Element, Element) -> Bool {
    { element, other in
      withUnsafePointer(to: element) { element in
        withUnsafePointer(to: other) { other in
          UnsafeRawPointer(element).assumingMemoryBound(to: Data.self).pointee
            == UnsafeRawPointer(other).assumingMemoryBound(to: Data.self).pointee
        }
      }
    }
  }
}
