extension ItemID {
  /// The id of data that is its own id.
  ///
  /// Content of the default cell is a look, not a thing: two rows may well show the same. Such rows
  /// stand for their position.
  static func ofData(_ data: some Hashable & Sendable) -> ItemID? {
    data is CellContent ? nil : ItemID(data)
  }

  /// The id of data that the compiler knows none of.
  ///
  /// In a module that runs on the main actor by default, a type is identifiable only there, which
  /// is not enough for an initializer that any actor can call. On the main actor it can be asked at
  /// run time. Elsewhere such data stands for its position.
  static func discovered(in data: some Sendable) -> ItemID? {
    if let data = data as? any Identifiable { return ItemID(discovered: data.id) }
    if data is CellContent { return nil }
    return (data as? any Hashable).map { ItemID(discovered: $0) }
  }

  private init(discovered id: any Hashable) {
    // Whether a type is sendable cannot be asked at run time, and makes no difference to its layout.
    // What is part of sendable data is.
    func make(_ id: some Hashable & Sendable) -> ItemID { ItemID(id) }
    self = make(unsafeBitCast(id as any Hashable, to: (any Hashable & Sendable).self))
  }
}
