/// Compares data whose type is not known, and finds out only once for each type how that is done.
///
/// Data of the same bits is equal, whatever it is; only other data is asked.
final class DataComparison {
  private struct Way {
    let type: Any.Type
    let size: Int

    /// Compares two pieces of data of the type; nil if they cannot be compared.
    let compare: ((any Sendable, any Sendable) -> Bool)?
  }

  /// How the last type was compared, as the next is most likely the same.
  private var latest = Way(type: Never.self, size: 0, compare: nil)

  private var known: [ObjectIdentifier: Way] = [:]

  /// Tells whether two pieces of data are of one type and equal; those that cannot be compared are not.
  func isEqual(_ data: any Sendable, _ other: any Sendable) -> Bool {
    withUnsafePointer(to: data) { data in
      withUnsafePointer(to: other) { isEqual(data, $0) }
    }
  }

  /// Tells the same of data where it is in memory, as a copy takes a while.
  func isEqual(
    _ data: UnsafePointer<any Sendable>, _ other: UnsafePointer<any Sendable>
  ) -> Bool {
    let type = data.type
    guard type == other.type else { return false }
    if latest.type != type { latest = way(for: type) }
    guard let compare = latest.compare else { return false }
    return data.hasSameBits(as: other, size: latest.size) || compare(data.pointee, other.pointee)
  }

  private func way(for type: Any.Type) -> Way {
    if let way = known[ObjectIdentifier(type)] { return way }
    let way =
      (type as? any Equatable.Type).map { Self.way(for: $0) }
      ?? Way(type: type, size: 0, compare: nil)
    known[ObjectIdentifier(type)] = way
    return way
  }

  private static func way<Data: Equatable>(for type: Data.Type) -> Way {
    Way(type: type, size: MemoryLayout<Data>.size) { data, other in
      // A dynamic cast would take ten times as long; both are known to be of the type.
      func take<Boxed>(_ boxed: Boxed) -> Data { unsafeBitCast(boxed, to: Data.self) }
      return take(data) == take(other)
    }
  }
}

/// A box of any data is three words, of the data or of where it is, and a word for its type.
extension UnsafePointer<any Sendable> {
  /// The type of the data.
  fileprivate var type: Any.Type {
    UnsafeRawPointer(self).load(fromByteOffset: 3 * MemoryLayout<Int>.size, as: Any.Type.self)
  }

  /// Tells whether data of a size is the same bit by bit; false, where that is not known.
  fileprivate func hasSameBits(as other: UnsafePointer, size: Int) -> Bool {
    let words = UnsafeRawPointer(self).assumingMemoryBound(to: Int.self)
    let others = UnsafeRawPointer(other).assumingMemoryBound(to: Int.self)
    return switch size {
    case 0: true
    case 8: words[0] == others[0]
    case 16: words[0] == others[0] && words[1] == others[1]
    case 24: words[0] == others[0] && words[1] == others[1] && words[2] == others[2]
    default: size > 24 && words[0] == others[0]
    }
  }
}
