/// The id of a row or section that was created on its own: it is like no other.
struct FreshID: Hashable, Sendable {
  private let number: Int

  @MainActor private static var last = 0

  /// Creates an id that nothing has had before.
  @MainActor
  init() {
    Self.last += 1
    number = Self.last
  }
}

extension FreshID: CustomStringConvertible {
  var description: String { "new \(number)" }
}

extension ItemID {
  /// Whether the id was made for an item that was created on its own, and means nothing elsewhere.
  package var isFresh: Bool { base is FreshID }
}
