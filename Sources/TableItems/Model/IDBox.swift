/// An id of a type that is neither an integer nor a string, with its type erased.
@usableFromInline
protocol IDBoxing: AnyObject, Sendable {
  var base: any Hashable & Sendable { get }
  func isEqual(to other: any IDBoxing) -> Bool
  func hash(into hasher: inout Hasher)
}

/// A box around an id of any type.
final class IDBox<ID: Hashable & Sendable>: IDBoxing {
  private let value: ID

  init(value: ID) {
    self.value = value
  }

  var base: any Hashable & Sendable { value }

  func isEqual(to other: any IDBoxing) -> Bool {
    guard let other = other as? IDBox<ID> else { return false }
    return value == other.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
