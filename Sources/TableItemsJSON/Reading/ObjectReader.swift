/// An object that is being read field by field: it takes note which were asked for, and of what is wrong.
@MainActor
final class ObjectReader {
  let node: JSONNode
  let path: String
  let reading: TableReading
  private let kind: String

  /// The fields that were asked for, as far as they are there: few, so that an array is faster than a set.
  private var asked: [String] = []

  /// Begins to read an object of a kind.
  init(_ node: JSONNode, _ kind: String, path: String, in reading: TableReading) {
    self.node = node
    self.kind = kind
    self.path = path
    self.reading = reading
  }

  /// Returns the value of a field; nil where it is missing, or null.
  func field(_ name: String) -> JSONNode? {
    guard let node = member(name)?.node else { return nil }
    if case .null = node.value { return nil }
    return node
  }

  /// Returns a field, also where it is null.
  func member(_ name: String) -> JSONNode.Member? {
    let member = node[name]
    if member != nil || reading.keepsAskedFields { asked.append(name) }
    return member
  }

  /// Returns the path of a field.
  func path(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  func string(_ name: String) -> String? {
    value(name, "a string") { if case .string(let text) = $0.value { text } else { nil } }
  }

  func bool(_ name: String) -> Bool? {
    value(name, "true or false") { if case .bool(let value) = $0.value { value } else { nil } }
  }

  func integer(_ name: String) -> Int? {
    value(name, "a whole number") {
      if case .number(let text) = $0.value { Int(text) } else { nil }
    }
  }

  /// Returns one of some values by its name.
  func choice<Choice>(_ name: String, _ choices: [(name: String, value: Choice)]) -> Choice? {
    func names() -> String { choices.map { "\"\($0.name)\"" }.joined(separator: ", ") }
    return value(name, "one of \(names())") { node in
      guard case .string(let text) = node.value else { return nil }
      return choices.first { $0.name == text }?.value
    }
  }

  /// Returns a field as something, or reports that it is not what is expected; it is left out then.
  func value<Value>(
    _ name: String, _ expected: @autoclosure () -> String, _ read: (JSONNode) -> Value?
  ) -> Value? {
    guard let node = field(name) else { return nil }
    if let value = read(node) { return value }
    report(
      .wrongType, at: node, name, "\(expected()) is expected, not \(node.shown); it is left out")
    return nil
  }

  func report(
    _ kind: TableProblem.Kind, at node: JSONNode? = nil, _ field: String? = nil, _ message: String
  ) {
    reading.report(
      kind, at: (node ?? self.node).range.lowerBound, path: field.map(path(of:)) ?? path, message)
  }

  /// Reports the fields that were not asked for.
  func reportOtherFields(_ consequence: String = "it is left out") {
    if reading.keepsAskedFields { reading.askedFields[kind, default: []].formUnion(asked) }
    guard case .object(let members) = node.value else { return }
    for member in members where !asked.contains(member.key) {
      reading.report(
        .extraField, at: member.offset, path: path(of: member.key),
        "a \(kind) has no such field; \(consequence)")
    }
  }
}

extension JSONNode {
  /// The value for a person: a short one as it is, else its kind.
  var shown: String {
    switch value {
    case .string(let text) where text.count <= 20: "\"\(text)\""
    case .number(let text) where text.count <= 20: text
    case .bool(let value): "\(value)"
    default: kind
    }
  }
}
