/// A value of a JSON text that no type of data was made of: it keeps what it was.
///
/// Rows whose cell type is unknown, or whose data is not what the type takes, have it as their data, so that
/// they are shown all the same, and written as they were read.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)

  /// A number as it is written, so that nothing of it is lost.
  case number(String)
  case string(String)
  case array([JSONValue])

  /// The members in the order of the text.
  case object([Member])

  /// A key of an object, and its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String

    /// The value.
    public var value: JSONValue

    /// Creates a member of an object.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Returns the last value of a key; nil if there is none, or the value is no object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }
}

extension JSONValue: CellContentConvertible {
  /// The value as text; of an object with a `text`, that and its `detailText`.
  public var cellContent: CellContent {
    switch self {
    case .string(let text):
      return CellContent(text: text)
    case .object:
      guard case .string(let text) = self["text"] else { return CellContent(text: description) }
      var content = CellContent(text: text)
      if case .string(let detail) = self["detailText"] {
        content.detailText = detail
        content.style = .value1
      }
      return content
    default:
      return CellContent(text: description)
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON text in one line.
  public var description: String {
    var writer = JSONWriter(isPretty: false)
    writer.write(self)
    return writer.text
  }
}

extension JSONValue {
  /// The value of a node, without where it stands; its depth is bounded by that of the text.
  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let text): self = .number(text)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { JSONValue($0) })
    case .object(let members):
      self = .object(members.map { Member($0.key, JSONValue($0.node)) })
    }
  }
}

extension JSONValue {
  /// The value with the last member of each key alone.
  var withLastMembersOnly: JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map(\.withLastMembersOnly))
    case .object(let members):
      var keys: Set<[UInt8]> = []
      let last = members.reversed().filter { keys.insert(Array($0.key.utf8)).inserted }
      return .object(last.reversed().map { Member($0.key, $0.value.withLastMembersOnly) })
    default: return self
    }
  }
}
