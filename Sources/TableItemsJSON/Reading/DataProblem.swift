/// Why the data of a row could not be decoded, and where in the file that is.
struct DataProblem {
  let kind: TableProblem.Kind
  let offset: Int
  let path: String
  let message: String

  /// Finds the place that an error of Foundation's decoder names.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - node: The value that was decoded.
  ///   - name: What the decoder makes of a key of the file.
  init(_ error: DecodingError, in node: JSONNode, named name: (String) -> String) {
    let context: DecodingError.Context
    switch error {
    case .keyNotFound(let key, let found):
      context = found
      kind = .missingField
      message = "\"\(key.stringValue)\" is missing"
    case .valueNotFound(let type, let found):
      context = found
      kind = .missingField
      message = "\(Self.name(of: type)) is missing"
    case .typeMismatch(let type, let found):
      context = found
      kind = .wrongType
      message = "\(Self.name(of: type)) is expected"
    case .dataCorrupted(let found):
      context = found
      kind = .wrongType
      message = found.debugDescription.isEmpty ? "the value is not known" : found.debugDescription
    @unknown default:
      (kind, offset, path, message) = (.wrongType, node.range.lowerBound, "", "\(error)")
      return
    }
    let place = node.place(of: context.codingPath, named: name)
    offset = place.node.range.lowerBound
    path = place.path
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is any ExpressibleByDictionaryLiteral.Type: "an object"
    case is any ExpressibleByArrayLiteral.Type: "an array"
    default: "\(type)"
    }
  }
}

extension JSONNode {
  /// Returns the value that keys lead to, or the last on the way there that is in the text.
  func place(
    of keys: [any CodingKey], named name: (String) -> String
  ) -> (node: JSONNode, path: String) {
    var (node, path) = (self, "")
    for key in keys {
      switch node.value {
      case .array(let elements):
        guard let position = key.intValue, elements.indices.contains(position) else {
          return (node, path)
        }
        node = elements[position]
        path += "[\(position)]"
      case .object(let members):
        guard let member = members.last(where: { name($0.key) == key.stringValue }) else {
          return (node, path)
        }
        node = member.node
        path += ".\(member.key)"
      default:
        return (node, path)
      }
    }
    return (node, path)
  }
}
