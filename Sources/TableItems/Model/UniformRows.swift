/// Rows that are all of one kind, with the type of their data erased.
protocol UniformRowStorage: Sendable {
  var count: Int { get }
  var cell: CellReference? { get }
  func row(at position: Int) -> RowItem
  func id(at position: Int) -> ItemID?
}

/// Rows that are all of one kind: a collection of data, and what its rows have in common.
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

  private subscript(position: Int) -> Base.Element {
    base[base.index(base.startIndex, offsetBy: position)]
  }
}

extension SectionRows {
  /// Creates rows that are all of one kind.
  init<Base: RandomAccessCollection & Sendable>(
    _ base: Base, cell: CellReference?, extras: RowItem.Extras?,
    makeID: @escaping @Sendable (Base.Element) -> ItemID?
  ) where Base.Element: Sendable {
    storage = .uniform(UniformRows(base: base, cell: cell, extras: extras, makeID: makeID))
  }
}
