extension RowItem {
  /// Tells whether two rows show the same: equal data, in the same cell.
  ///
  /// Data that cannot be compared is never taken to be the same.
  package func looksLike(_ other: RowItem) -> Bool {
    guard cellIdentifier == other.cellIdentifier, traits == other.traits,
      let data = data as? any Equatable
    else { return false }
    return data.isEqual(to: other.data)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Sendable) -> Bool { self == other as? Self }
}
