/// Which objects were seen before; none of them is kept alive.
struct KnownObjects {
  private struct Known {
    weak var object: AnyObject?
  }

  private var known: [ObjectIdentifier: Known] = [:]

  /// How many may be known before those that are gone are looked for.
  private var limit = 64

  /// Takes note of an object; tells whether it was not seen before.
  mutating func insert(_ object: AnyObject) -> Bool {
    let key = ObjectIdentifier(object)
    // A new object can have the address of one that is gone.
    if known[key]?.object === object { return false }
    if known.count >= limit {
      known = known.filter { $0.value.object != nil }
      limit = max(64, 2 * known.count)
    }
    known[key] = Known(object: object)
    return true
  }
}
