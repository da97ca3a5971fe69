extension ItemID {
  /// The id of data that is its own id.
  ///
  /// Content of the default cell is a look, not a thing: two rows may well show the same. Such rows
  /// stand for their position.
  static func ofData(_ data: some Hashable & Sendable) -> ItemID? {
    data is CellContent ? nil : ItemID(data)
  }
}
