/// Bytes that are read from the first to the last.
struct ByteReader {
  private let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte that is read next; nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func advance() {
    position += 1
  }

  mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Skips digits; returns how many there were.
  mutating func skipDigits() -> Int {
    let start = position
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    return position - start
  }

  /// Skips a word; tells whether it is there.
  mutating func skip(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  /// Skips four hexadecimal digits; returns their value, or nil if they are not there.
  mutating func skipHexadecimal() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    position += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Skips an array or object with all that is nested in it, whatever that is.
  mutating func skipNested() {
    var depth = 0
    var isInString = false
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\\") where isInString: position += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: depth += 1
      case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString:
        depth -= 1
        if depth == 0 { return }
      default: break
      }
    }
    position = min(position, bytes.count)
  }

  /// Returns the text from a position to the current one.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
