/// How the rows of a section differ from those that it had before.
enum RowChange {
  /// They are the very same.
  case none

  /// Some of them differ.
  case some(ListDifference)

  /// There are too many of them to be compared.
  case all

  /// Compares the rows of two sections.
  init(from old: SectionItem, to new: SectionItem, _ comparison: DataComparison) {
    let isEachUpdated =
      !new.rowAppearance.isSame(as: old.rowAppearance) || !new.rows.areShown(as: old.rows)
    if !isEachUpdated, new.rows.isIdentical(to: old.rows) {
      self = .none
    } else if max(old.rows.count, new.rows.count) > ListDifference.greatestCount {
      self = .all
    } else if case .uniform(let oldRows) = old.rows.storage,
      case .uniform(let newRows) = new.rows.storage,
      let difference = newRows.difference(from: oldRows, isEachUpdated: isEachUpdated)
        ?? (oldRows as? UniformSubset)?.difference(to: newRows, isEachUpdated: isEachUpdated)
    {
      self = .some(difference)
    } else {
      self = .some(MixedPair.difference(from: old, to: new, comparison))
    }
  }
}

extension SectionRows {
  /// Tells whether what all of the rows have in common is the same.
  fileprivate func areShown(as other: SectionRows) -> Bool {
    guard case .uniform(let rows) = storage, case .uniform(let others) = other.storage
    else { return true }
    return rows.areShown(as: others)
  }
}

extension UniformRowStorage {
  /// Tells whether other rows have the same traits and the same cell.
  func areShown(as other: any UniformRowStorage) -> Bool {
    (extras === other.extras
      || extras?.traits ?? RowTraits() == other.extras?.traits ?? RowTraits())
      && CellReference.areSame(cell, other.cell)
  }
}
