/// Uniform rows, with the type of their data erased.
@usableFromInline
protocol UniformRowStorage: AnyObject, Sendable {
  var count: Int { get }
  var cell: CellReference? { get }
  var extras: RowItem.Extras? { get }

  /// Whether ids or looks are found out at run time, in a way that may be bound to the main actor.
  var isDiscovered: Bool { get }

  func row(at position: Int) -> RowItem
  func id(at position: Int) -> ItemID?

  /// Adds what tells some of the rows from those of other sections.
  func addLooseIDs(of paths: ArraySlice<RowPath>, to ids: inout LooseIDs)

  /// Tells whether the rows are made from the same collection, and told apart in the same way; false if
  /// that is not known.
  func isIdentical(to other: any UniformRowStorage) -> Bool

  /// Compares older rows with these, by ids and data; nil if they are not of the same type.
  func difference(from old: any UniformRowStorage, isEachUpdated: Bool) -> ListDifference?

  /// Tells whether the data of one of these rows looks the same as that of one of others; nil if they
  /// are not of the same type.
  func isEqual(at position: Int, to other: any UniformRowStorage, at otherPosition: Int) -> Bool?
}

/// Uniform rows: a collection of data, and what its rows have in common.
@usableFromInline
final class UniformRows<Base: RandomAccessCollection & Sendable>: UniformRowStorage
where Base.Element: Sendable {
  @usableFromInline typealias Comparison =
    @Sendable (_ old: Base, _ new: Base, _ isEachUpdated: Bool) -> ListDifference

  @usableFromInline let base: Base
  @usableFromInline let cell: CellReference?
  @usableFromInline let extras: RowItem.Extras?
  @usableFromInline let makeID: @Sendable (Base.Element) -> ItemID?
  @usableFromInline let addLooseIDs: @Sendable (Base, ArraySlice<RowPath>, inout LooseIDs) -> Void

  /// How the rows are told apart: collections are compared by one way of doing that.
  @usableFromInline let identity: Any.Type

  @usableFromInline let isDiscovered: Bool

  /// Compares two collections.
  ///
  /// It is made where the rows are, where it is specialised for their data. A method of a protocol
  /// would not be.
  @usableFromInline let compare: Comparison

  /// Compares the looks of two elements.
  @usableFromInline let isEqual: @Sendable (Base.Element, Base.Element) -> Bool

  @inlinable
  init(
    _ base: Base, cell: CellReference?, extras: RowItem.Extras?,
    identity: some RowIdentity<Base.Element>, look: some RowLook<Base.Element>
  ) {
    self.base = base
    self.cell = cell
    self.extras = extras
    makeID = { identity.itemID(of: $0) }
    addLooseIDs = { base, paths, ids in
      let rows = paths.lazy.map(\.row)
      // In memory, an id can be read without the rest of its element.
      let isAdded: Void? = base.withContiguousStorageIfAvailable { elements in
        for row in rows {
          ids.append(identity.itemID(of: elements[row]), type(of: elements[row]))
        }
      }
      guard isAdded == nil else { return }
      for row in rows {
        let element = base[base.index(base.startIndex, offsetBy: row)]
        ids.append(identity.itemID(of: element), type(of: element))
      }
    }
    compare = { old, new, isEachUpdated in
      ListDifference(from: old, to: new, identity, look, isEachUpdated: isEachUpdated)
    }
    isEqual = { look.isEqual($0, $1) }
    self.identity = type(of: identity)
    isDiscovered = identity.isDiscovered || look.isDiscovered
  }

  @usableFromInline var count: Int { base.count }

  @usableFromInline
  func row(at position: Int) -> RowItem {
    let data = self[position]
    return RowItem(data: data, id: makeID(data), height: nil, cell: cell, extras: extras)
  }

  @usableFromInline
  func id(at position: Int) -> ItemID? {
    makeID(self[position])
  }

  @usableFromInline
  func addLooseIDs(of paths: ArraySlice<RowPath>, to ids: inout LooseIDs) {
    addLooseIDs(base, paths, &ids)
  }

  @usableFromInline
  func isIdentical(to other: any UniformRowStorage) -> Bool {
    guard other !== self else { return true }
    guard let other = other as? UniformRows<Base>, other.identity == identity
    else { return false }
    if let range = base as? Range<Int> { return range == other.base as? Range<Int> }
    let same = base.withContiguousStorageIfAvailable { buffer in
      other.base.withContiguousStorageIfAvailable {
        $0.baseAddress == buffer.baseAddress && $0.count == buffer.count
      }
    }
    return same == true
  }

  @usableFromInline
  func difference(from old: any UniformRowStorage, isEachUpdated: Bool) -> ListDifference? {
    guard let old = old as? UniformRows<Base>, old.identity == identity else { return nil }
    return compare(old.base, base, isEachUpdated)
  }

  @usableFromInline
  func isEqual(
    at position: Int, to other: any UniformRowStorage, at otherPosition: Int
  ) -> Bool? {
    (other as? UniformRows<Base>).map { isEqual(self[position], $0[otherPosition]) }
  }

  private subscript(position: Int) -> Base.Element {
    base[base.index(base.startIndex, offsetBy: position)]
  }
}

extension SectionRows {
  /// Creates uniform rows.
  @inlinable
  init<Base: RandomAccessCollection & Sendable>(
    _ base: Base, cell: CellReference?, extras: RowItem.Extras?,
    identity: some RowIdentity<Base.Element>, look: some RowLook<Base.Element>
  ) where Base.Element: Sendable {
    storage = .uniform(
      UniformRows(base, cell: cell, extras: extras, identity: identity, look: look))
  }
}
