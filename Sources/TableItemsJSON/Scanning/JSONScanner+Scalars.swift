extension JSONScanner {
  /// Reads a string, a number or a word.
  mutating func scanScalar() throws(ScanningEnd) -> JSONNode.Value {
    guard let byte = bytes.current else { throw end("a value is missing") }
    switch byte {
    case UInt8(ascii: "\""): return .string(try scanString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(try scanNumber())
    default: break
    }
    for (word, value) in [
      ("true", JSONNode.Value.bool(true)), ("false", .bool(false)), ("null", .null),
    ] where bytes.skip(word) {
      return value
    }
    throw end("a value is missing")
  }

  /// Reads a number, and returns it as it is written.
  private mutating func scanNumber() throws(ScanningEnd) -> String {
    let start = bytes.position
    if bytes.current == UInt8(ascii: "-") { bytes.advance() }
    if bytes.current == UInt8(ascii: "0") {
      bytes.advance()
    } else if bytes.skipDigits() == 0 {
      throw end("a digit is missing")
    }
    if bytes.current == UInt8(ascii: ".") {
      bytes.advance()
      if bytes.skipDigits() == 0 { throw end("a digit is missing") }
    }
    if bytes.current == UInt8(ascii: "e") || bytes.current == UInt8(ascii: "E") {
      bytes.advance()
      if bytes.current == UInt8(ascii: "+") || bytes.current == UInt8(ascii: "-") {
        bytes.advance()
      }
      if bytes.skipDigits() == 0 { throw end("a digit is missing") }
    }
    return bytes.text(from: start)
  }

  /// Reads a string in quotes.
  mutating func scanString() throws(ScanningEnd) -> String {
    let start = bytes.position
    bytes.advance()
    var content: [UInt8] = []
    while let byte = bytes.current {
      switch byte {
      case UInt8(ascii: "\""):
        bytes.advance()
        let text = String(decoding: content, as: UTF8.self)
        if !text.utf8.elementsEqual(content) {
          fault(.syntax, at: start, "bytes that are no UTF-8; each is read as U+FFFD")
        }
        return text
      case UInt8(ascii: "\\"):
        content += Array(try scanEscape().utf8)
      case 0..<0x20:
        fault(.syntax, "a control character in a string; it is read as it is")
        content.append(byte)
        bytes.advance()
      default:
        content.append(byte)
        bytes.advance()
      }
    }
    throw end(at: start, "a string does not end")
  }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func scanEscape() throws(ScanningEnd) -> String {
    let start = bytes.position
    bytes.advance()
    guard let byte = bytes.current else { throw end("a string does not end") }
    if let text = Self.escapes[byte] {
      bytes.advance()
      return text
    }
    guard byte == UInt8(ascii: "u") else {
      throw end(at: start, "\"\\\" stands before nothing known")
    }
    bytes.advance()
    guard let unit = bytes.skipHexadecimal() else {
      throw end("four hexadecimal digits are missing")
    }
    if let scalar = Unicode.Scalar(unit) { return String(Character(scalar)) }
    let behind = bytes.position
    if unit < 0xDC00, bytes.skip("\\u"), let low = bytes.skipHexadecimal(),
      (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(low) - 0xDC00)
    {
      return String(Character(scalar))
    }
    bytes.position = behind
    fault(.syntax, at: start, "half of a surrogate pair; it is read as U+FFFD")
    return "\u{FFFD}"
  }
}
