extension ItemID {
  /// The id of data that is its own id.
  ///
  /// Rows of a look stand for their position.
  static func ofData(_ data: some Hashable & Sendable) -> ItemID? {
    isLook(data) ? nil : ItemID(data)
  }

  /// The id of data that the compiler knows none of.
  ///
  /// In a module that runs on the main actor by default, a type is identifiable only there, which
  /// is not enough for an initializer that any actor can call. On the main actor it can be asked at
  /// run time. Elsewhere such data stands for its position.
  static func discovered(in data: some Sendable) -> ItemID? {
    if let data = data as? any Identifiable { return ItemID(discovered: data.id) }
    if isLook(data) { return nil }
    return (data as? any Hashable).map { ItemID(discovered: $0) }
  }

  /// Whether data is a look, not a thing.
  ///
  /// Two rows may well show the same; and what a person types, or how far something is, changes all the
  /// time, while the row stays.
  private static func isLook(_ data: some Sendable) -> Bool {
    data is CellContent || data is CellInput || data is CellProgress
  }

  /// Whether all data of a type is a look, not a thing; the compiler knows.
  @inlinable
  static func isLook<Data>(type _: Data.Type) -> Bool {
    Data.self == CellContent.self || Data.self == CellInput.self || Data.self == CellProgress.self
  }

  private init(discovered id: any Hashable) {
    // Whether a type is sendable cannot be asked at run time, and makes no difference to its layout.
    // What is part of sendable data is.
    func make(_ id: some Hashable & Sendable) -> ItemID { ItemID(id) }
    self = make(unsafeBitCast(id as any Hashable, to: (any Hashable & Sendable).self))
  }
}
