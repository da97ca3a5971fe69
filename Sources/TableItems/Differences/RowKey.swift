/// As much of the id of a row as fits in a word, to be compared before the id itself.
struct RowKey: Equatable {
  enum Kind { case integer, position, other }

  let kind: Kind
  let value: Int

  /// Whether it is the whole id.
  var isWhole: Bool { kind != .other }

  init(_ id: ItemID?, at position: Int) {
    switch id?.storage {
    case nil: (kind, value) = (.position, position)
    case .integer(let integer): (kind, value) = (.integer, integer)
    case .position(let position): (kind, value) = (.position, position)
    case .string, .other: (kind, value) = (.other, 0)
    }
  }
}
