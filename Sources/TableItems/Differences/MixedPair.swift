/// Two lists of rows of any kinds that are compared where they are in memory, as members of their
/// sections.
struct MixedPair: ListPair {
  private let old: UnsafeBufferPointer<RowItem>
  private let new: UnsafeBufferPointer<RowItem>

  /// The ids, as far as they fit, beside each other: rows are large.
  private let keys: (old: [RowKey], new: [RowKey])
  private let appearance: (old: RowAppearance, new: RowAppearance)
  private let comparison: DataComparison

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func isSame(_ old: Int, _ new: Int) -> Bool {
    keys.old[old] == keys.new[new]
      && (keys.new[new].isWhole || self.old[old].id == self.new[new].id)
  }

  func isSameNew(_ new: Int, _ other: Int) -> Bool {
    keys.new[new] == keys.new[other]
      && (keys.new[new].isWhole || self.new[new].id == self.new[other].id)
  }

  func isEqual(_ old: Int, _ new: Int) -> Bool {
    guard let oldRows = self.old.baseAddress, let newRows = self.new.baseAddress
    else { return true }
    return (oldRows + old).isShown(
      as: newRows + new, in: appearance.old, appearance.new, comparison)
  }

  func hashOld(_ old: Int) -> Int {
    keys.old[old].isWhole ? keys.old[old].value : self.old[old].id.hashValue
  }

  func hashNew(_ new: Int) -> Int {
    keys.new[new].isWhole ? keys.new[new].value : self.new[new].id.hashValue
  }
}

extension MixedPair {
  private init(
    _ old: UnsafeBufferPointer<RowItem>, _ oldSection: SectionItem,
    _ new: UnsafeBufferPointer<RowItem>, _ newSection: SectionItem, _ comparison: DataComparison
  ) {
    self.old = old
    self.new = new
    keys = (
      old.indices.map { RowKey(old[$0].id, at: $0) }, new.indices.map { RowKey(new[$0].id, at: $0) }
    )
    appearance = (oldSection.rowAppearance, newSection.rowAppearance)
    self.comparison = comparison
  }

  /// Compares the rows of two sections, which are all made.
  static func difference(
    from old: SectionItem, to new: SectionItem, _ comparison: DataComparison
  ) -> ListDifference {
    old.rows.array.withUnsafeBufferPointer { oldRows in
      new.rows.array.withUnsafeBufferPointer { newRows in
        ListDifference(of: MixedPair(oldRows, old, newRows, new, comparison))
      }
    }
  }
}
