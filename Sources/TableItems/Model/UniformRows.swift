/// Uniform rows, with the type of their data erased.
protocol UniformRowStorage: Sendable {
  var count: Int { get }
  var cell: CellReference? { get }
  var extras: RowItem.Extras? { get }
  func row(at position: Int) -> RowItem
  func id(at position: Int) -> ItemID?

  /// Tells whether the rows are made from the same collection; false if that is not known.
  func isIdentical(to other: any UniformRowStorage) -> Bool
}

/// Uniform rows: a collection of data, and what its rows have in common.
struct UniformRows<Base: RandomAccessCollection & Sendable>: UniformRowStorage
where Base.Element: Sendable {
  let base: Base
  let cell: CellReference?
  let extras: RowItem.Extras?
  let makeID: @Sendable (Base.Element) -> ItemID?

  var count: Int { base.count }

  func row(at position: Int) -> RowItem {
    let data = self[position]
    return RowItem(data: data, id: makeID(data), height: nil, cell: cell, extras: extras)
  }

  func id(at position: Int) -> ItemID? {
    makeID(self[position])
  }

  func isIdentical(to other: any UniformRowStorage) -> Bool {
    guard let other = other as? UniformRows<Base> else { return false }
    if let range = base as? Range<Int> { return range == other.base as? Range<Int> }
    let same = base.withContiguousStorageIfAvailable { buffer in
      other.base.withContiguousStorageIfAvailable { $0.baseAddress == buffer.baseAddress }
    }
    return same == true
  }

  private subscript(position: Int) -> Base.Element {
    base[base.index(base.startIndex, offsetBy: position)]
  }
}

extension SectionRows {
  /// Creates uniform rows.
  init<Base: RandomAccessCollection & Sendable>(
    _ base: Base, cell: CellReference?, extras: RowItem.Extras?,
    makeID: @escaping @Sendable (Base.Element) -> ItemID?
  ) where Base.Element: Sendable {
    storage = .uniform(UniformRows(base: base, cell: cell, extras: extras, makeID: makeID))
  }
}
