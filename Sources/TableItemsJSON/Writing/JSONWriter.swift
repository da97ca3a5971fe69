/// Writes values as JSON text.
struct JSONWriter {
  private let isPretty: Bool
  private(set) var text = ""

  init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  /// Writes a value; values that are nested in it stand in lines of their own if it is pretty.
  mutating func write(_ value: JSONValue, indentation: String = "") {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number):
      // Any text can be said to be a number; what is none is written as a text.
      if number.isJSONNumber { text += number } else { write(number) }
    case .string(let string): write(string)
    case .array(let elements):
      write(elements, "[", "]", indentation) { writer, element, inner in
        writer.write(element, indentation: inner)
      }
    case .object(let members):
      write(members, "{", "}", indentation) { writer, member, inner in
        writer.write(member.key)
        writer.text += writer.isPretty ? ": " : ":"
        writer.write(member.value, indentation: inner)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, _ indentation: String,
    _ writeElement: (inout JSONWriter, Element, String) -> Void
  ) {
    text += opening
    let inner = indentation + "  "
    for (number, element) in elements.enumerated() {
      if number > 0 { text += "," }
      if isPretty { text += "\n" + inner }
      writeElement(&self, element, inner)
    }
    if isPretty, !elements.isEmpty { text += "\n" + indentation }
    text += closing
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension String {
  /// Whether it is a number as RFC 8259 has it.
  fileprivate var isJSONNumber: Bool {
    guard !utf8.contains(where: { $0 <= 0x20 }) else { return false }
    var scanner = JSONScanner(Array(utf8), maximumDepth: 1)
    let (root, faults) = scanner.scan()
    if case .number? = root?.value { return faults.isEmpty }
    return false
  }
}
