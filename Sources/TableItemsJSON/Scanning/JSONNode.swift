/// A value of a JSON text, with where it stands in the text.
struct JSONNode {
  /// What the value is.
  enum Value {
    case null
    case bool(Bool)

    /// A number as it is written, so that nothing of it is lost.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A key of an object, and its value.
  struct Member {
    let key: String

    /// Where the key stands.
    let offset: Int
    let node: JSONNode
  }

  let value: Value

  /// The bytes of the value in the text.
  let range: Range<Int>

  /// The name of the kind of value, for a person.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Returns the last member of a key.
  subscript(key: String) -> Member? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key == key }
  }
}
