/// Two collections of uniform data that are compared.
@usableFromInline
struct UniformPair<
  Rows: RandomAccessCollection, Identity: RowIdentity<Rows.Element>, Look: RowLook<Rows.Element>
>: ListPair {
  @usableFromInline let old: Rows
  @usableFromInline let new: Rows
  @usableFromInline let identity: Identity
  @usableFromInline let look: Look

  /// Whether every row looks different, as its cell is another one.
  @usableFromInline let isEachUpdated: Bool

  /// Where the elements are in memory, if they can be compared bit by bit.
  @usableFromInline let bits: (old: UnsafeRawPointer, new: UnsafeRawPointer)?

  @inlinable
  init(
    old: Rows, new: Rows, identity: Identity, look: Look, isEachUpdated: Bool,
    bits: (old: UnsafeRawPointer, new: UnsafeRawPointer)? = nil
  ) {
    self.old = old
    self.new = new
    self.identity = identity
    self.look = look
    self.isEachUpdated = isEachUpdated
    self.bits = look.isKnownByBits && !isEachUpdated ? bits : nil
  }

  @inlinable var oldCount: Int { old.count }

  @inlinable var newCount: Int { new.count }

  @inlinable
  func isSame(_ old: Int, _ new: Int) -> Bool {
    identity.isSame(element(old, of: self.old), at: old, element(new, of: self.new), at: new)
  }

  @inlinable
  func isSameNew(_ new: Int, _ other: Int) -> Bool {
    identity.isSame(element(new, of: self.new), at: new, element(other, of: self.new), at: other)
  }

  @inlinable
  func isEqual(_ old: Int, _ new: Int) -> Bool {
    !isEachUpdated && look.isEqual(element(old, of: self.old), element(new, of: self.new))
  }

  @inlinable
  func hashOld(_ old: Int) -> Int { identity.hash(of: element(old, of: self.old), at: old) }

  @inlinable
  func hashNew(_ new: Int) -> Int { identity.hash(of: element(new, of: self.new), at: new) }

  @inlinable
  func element(_ position: Int, of rows: Rows) -> Rows.Element {
    rows[rows.index(rows.startIndex, offsetBy: position)]
  }

  /// Tells whether elements have the same bits, which are compared a word at a time.
  ///
  /// Such elements are the same, whatever they are, unless they stand for their position; those of other
  /// bits may be.
  @inlinable
  func areIdentical(_ old: Int, _ new: Int, count: Int) -> Bool {
    let stride = MemoryLayout<Rows.Element>.stride
    guard let bits, stride % 8 == 0, old == new || !Identity.mayBePosition else { return false }
    let (old, new) = (bits.old + old * stride, bits.new + new * stride)
    var difference: UInt64 = 0
    var offset = 0
    while offset < count * stride {
      difference |=
        old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ new.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    return difference == 0
  }
}

extension ListDifference {
  /// Compares two collections of uniform data.
  @inlinable
  init<Base: RandomAccessCollection>(
    from old: Base, to new: Base,
    _ identity: some RowIdentity<Base.Element>, _ look: some RowLook<Base.Element>,
    isEachUpdated: Bool
  ) {
    let difference = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in
        let bits = old.baseAddress.flatMap { old in
          new.baseAddress.map { (UnsafeRawPointer(old), UnsafeRawPointer($0)) }
        }
        return ListDifference(
          of: UniformPair(
            old: old, new: new, identity: identity, look: look, isEachUpdated: isEachUpdated,
            bits: bits))
      }
    }
    self =
      difference.flatMap(\.self)
      ?? ListDifference(
        of: UniformPair(
          old: old, new: new, identity: identity, look: look, isEachUpdated: isEachUpdated))
  }
}
