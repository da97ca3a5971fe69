/// An old and a new list that are compared: what the comparison asks of their items.
///
/// Conforming types are generic, so that the comparison is specialised for the items wherever it is
/// compiled. Neither list has more than ``ListDifference/greatestCount`` items.
@usableFromInline
protocol ListPair {
  /// The number of old items.
  var oldCount: Int { get }

  /// The number of new items.
  var newCount: Int { get }

  /// Tells whether an old and a new item have the same id.
  func isSame(_ old: Int, _ new: Int) -> Bool

  /// Tells whether two new items have the same id.
  func isSameNew(_ new: Int, _ other: Int) -> Bool

  /// Tells whether an old and a new item of the same id look the same; asked once for each pair.
  func isEqual(_ old: Int, _ new: Int) -> Bool

  /// Returns a hash of the id of an old item; an integer may be its own.
  func hashOld(_ old: Int) -> Int

  /// Returns a hash of the id of a new item, in the same way.
  func hashNew(_ new: Int) -> Int

  /// Tells whether so many items from two on are the same bit by bit; false, where that is not known.
  func areIdentical(_ old: Int, _ new: Int, count: Int) -> Bool
}

extension ListPair {
  @inlinable
  func areIdentical(_ old: Int, _ new: Int, count: Int) -> Bool { false }

  /// Returns how many items from two on are the same bit by bit, at most so many.
  @inlinable
  func identicalCount(_ old: Int, _ new: Int, atMost limit: Int) -> Int {
    var count = 0
    // Where some are the same, there may be many, which are compared at a time.
    while count < min(8, limit), areIdentical(old + count, new + count, count: 1) { count += 1 }
    guard count == 8 else { return count }
    while count + 32 <= limit, areIdentical(old + count, new + count, count: 32) { count += 32 }
    while count < limit, areIdentical(old + count, new + count, count: 1) { count += 1 }
    return count
  }
}
