/// What tells one row from the other rows of its section, or one section from the other sections.
///
/// Any hashable value can be an id. Integers and strings are kept as they are, without a box.
///
/// An id says *who* a row is; equality of its data says whether it looks the same *now*. A good id
/// stays with a thing for life and is not shared: not the name that a person may edit, not a random
/// number made each time the table is described, not the hash of all the data.
public struct ItemID: Sendable {
  @usableFromInline
  enum Storage: Sendable {
    case integer(Int)
    case string(String)
    case position(Int)
    case other(any IDBoxing)
  }

  @usableFromInline let storage: Storage

  @usableFromInline
  init(storage: Storage) {
    self.storage = storage
  }

  /// Creates an id from a hashable value.
  ///
  /// Integers of the same value make the same id, whatever their width. An `ItemID` is taken as it
  /// is.
  @inlinable
  public init<ID: Hashable & Sendable>(_ id: ID) {
    if let id = id as? Int {
      self.init(storage: .integer(id))
    } else if let id = id as? String {
      self.init(storage: .string(id))
    } else {
      self.init(other: id)
    }
  }

  @usableFromInline
  init<ID: Hashable & Sendable>(other id: ID) {
    if let id = id as? ItemID {
      storage = id.storage
    } else if ID.self is any BinaryInteger.Type {
      storage = (id as? any BinaryInteger)?.storage ?? .other(IDBox(value: id))
    } else {
      storage = .other(IDBox(value: id))
    }
  }

  /// The id of an item that has no other: where it stands.
  ///
  /// It differs from the id made of the same integer.
  public static func position(_ position: Int) -> ItemID {
    ItemID(storage: .position(position))
  }

  /// Whether the id is a position.
  var isPosition: Bool {
    if case .position = storage { true } else { false }
  }

  /// The value that the id was made from; for a position, the position.
  public var base: any Hashable & Sendable {
    switch storage {
    case .integer(let id): id
    case .string(let id): id
    case .position(let position): position
    case .other(let box): box.base
    }
  }
}

extension BinaryInteger {
  /// An integer of the usual width if it fits, else of the largest one, so that width plays no part.
  fileprivate var storage: ItemID.Storage? {
    if let integer = Int(exactly: self) { return .integer(integer) }
    return UInt64(exactly: self).map { .other(IDBox(value: $0)) }
  }
}

extension ItemID: Hashable {
  /// Tells whether two ids are of the same item.
  public static func == (first: ItemID, second: ItemID) -> Bool {
    switch (first.storage, second.storage) {
    case (.integer(let first), .integer(let second)): first == second
    case (.string(let first), .string(let second)): first == second
    case (.position(let first), .position(let second)): first == second
    case (.other(let first), .other(let second)): first.isEqual(to: second)
    default: false
    }
  }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .integer(let id): hasher.combine(id)
    case .string(let id): hasher.combine(id)
    case .position(let position):
      hasher.combine(position)
      hasher.combine(true)
    case .other(let box): box.hash(into: &hasher)
    }
  }
}

extension ItemID {
  /// The integer or position, or else the hash of the id.
  var integerOrHash: Int {
    switch storage {
    case .integer(let integer), .position(let integer): integer
    default: hashValue
    }
  }
}

extension ItemID: ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation {
  /// Creates an id from an integer literal.
  public init(integerLiteral id: Int) {
    self.init(storage: .integer(id))
  }

  /// Creates an id from a string literal.
  public init(stringLiteral id: String) {
    self.init(storage: .string(id))
  }
}

extension ItemID: CustomStringConvertible {
  /// The id as text; a position as `#3`.
  public var description: String {
    switch storage {
    case .position(let position): "#\(position)"
    default: String(describing: base)
    }
  }
}
