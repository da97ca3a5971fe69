/// Numbers of items by the hashes of their ids.
@usableFromInline
struct JoinTable: ~Copyable {
  /// Half a hash and, from one, the number of an item; zero for a free slot.
  @usableFromInline let slots: Scratch<UInt64>
  @usableFromInline let slotMask: Int

  /// What hashes are mixed with, so that nobody can choose ids that share a slot.
  @usableFromInline let seed: (UInt64, UInt64)

  /// The next item of the same id, and for the first of each id the last; below zero for none.
  ///
  /// Empty until two items have one id.
  @usableFromInline var chain: [(next: Int32, last: Int32)] = []
  @usableFromInline let count: Int

  @inlinable
  init(count: Int) {
    var capacity = 16
    while capacity * 3 < count * 4 { capacity *= 2 }
    slots = Scratch(repeating: 0, count: capacity)
    slotMask = capacity - 1
    seed = (
      UInt64(truncatingIfNeeded: capacity.hashValue),
      UInt64(truncatingIfNeeded: slotMask.hashValue) | 1
    )
    self.count = count
  }

  @inlinable
  static var hashMask: UInt64 { 0xFFFF_FFFF_0000_0000 }

  /// Adds an item.
  @inlinable
  mutating func add(_ number: Int, hash: Int, isSame: (_ other: Int) -> Bool) {
    let hash = mixed(hash)
    let slot = slot(of: hash, isSame)
    if slots[slot] == 0 {
      set(number, in: slot, hash: hash)
    } else {
      append(number, toChainOf: first(in: slot))
    }
  }

  /// Returns the first item of an id that is not taken; nil if there is none.
  ///
  /// What is taken is not given back, so the chain is gone through only once.
  @inlinable
  func take(hash: Int, _ isTaken: borrowing Scratch<Bool>, isSame: (Int) -> Bool) -> Int? {
    let slot = slot(of: mixed(hash), isSame)
    guard slots[slot] != 0 else { return nil }
    var number = first(in: slot)
    while isTaken[number] {
      guard !chain.isEmpty, chain[number].next >= 0 else { return nil }
      number = Int(chain[number].next)
      set(number, in: slot, hash: slots[slot])
    }
    return number
  }

  /// Spreads a hash over all bits: both halves of its product with a secret number.
  @inlinable
  func mixed(_ hash: Int) -> UInt64 {
    let product = (UInt64(truncatingIfNeeded: hash) ^ seed.0).multipliedFullWidth(by: seed.1)
    return product.high ^ product.low
  }

  /// Returns the slot of an id, or the free one where it would be.
  @inlinable
  func slot(of hash: UInt64, _ isSame: (Int) -> Bool) -> Int {
    let half = hash & Self.hashMask
    var slot = Int(truncatingIfNeeded: hash) & slotMask
    while slots[slot] != 0 {
      if slots[slot] & Self.hashMask == half, isSame(first(in: slot)) { break }
      slot = (slot + 1) & slotMask
    }
    return slot
  }

  @inlinable
  func first(in slot: Int) -> Int {
    Int(truncatingIfNeeded: slots[slot] & ~Self.hashMask) - 1
  }

  @inlinable
  func set(_ number: Int, in slot: Int, hash: UInt64) {
    slots[slot] = hash & Self.hashMask | UInt64(truncatingIfNeeded: number + 1)
  }

  @usableFromInline
  mutating func append(_ number: Int, toChainOf first: Int) {
    if chain.isEmpty { chain = Array(repeating: (-1, -1), count: count) }
    let end = chain[first].last < 0 ? first : Int(chain[first].last)
    chain[end].next = Int32(truncatingIfNeeded: number)
    chain[first].last = Int32(truncatingIfNeeded: number)
  }
}
