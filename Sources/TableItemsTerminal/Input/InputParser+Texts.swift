extension InputParser {
  /// Takes a byte of a text of the terminal, which ends with BEL or `ESC \`.
  mutating func takeText(_ byte: UInt8, after bytes: [UInt8], _ endsWithEscape: Bool) {
    if bytes.count == 1, !Self.begins(with: byte, bytes[0]) {
      // A person pressed alt and the key, and then another.
      state = .ground
      emit(.character(Character(Unicode.Scalar(bytes[0]))), .alt)
      return takeKey(byte, [])
    }
    switch byte {
    case 0x07:
      state = .ground
      finish(text: bytes)
    case UInt8(ascii: "\\") where endsWithEscape:
      state = .ground
      finish(text: bytes)
    case 0x1B where !endsWithEscape:
      state = .text(bytes, endsWithEscape: true)
    case 0x20...0xFF where !endsWithEscape && bytes.count < Self.longestText:
      state = .text(bytes + [byte], endsWithEscape: false)
    default:
      // It has broken off; an escape before began something else.
      guard endsWithEscape else {
        state = .ground
        return takeKey(byte, [])
      }
      takeAfterEscape(byte)
    }
  }

  /// Tells whether a byte can be the first of a text that answers a question.
  private static func begins(with byte: UInt8, _ kind: UInt8) -> Bool {
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    return isDigit || kind == UInt8(ascii: "P") && [0x3E, 0x21, 0x2B, 0x24].contains(byte)
  }

  /// Takes a text of the terminal that is complete: the colour of the background, or what nobody asked for.
  private mutating func finish(text bytes: [UInt8]) {
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    guard bytes.first == UInt8(ascii: "]"), text.hasPrefix("11;rgb:") else { return }
    let parts = text.dropFirst("11;rgb:".count).split(separator: "/")
    let values = parts.compactMap { part -> Int? in
      guard (1...4).contains(part.count), let value = Int(part, radix: 16) else { return nil }
      return value * 0xFFFF / (1 << (4 * part.count) - 1)
    }
    guard parts.count == 3, values.count == 3 else { return }
    events.append(.report(.background(red: values[0], green: values[1], blue: values[2])))
  }

  private static let endOfPaste = [UInt8]("\u{1B}[201~".utf8)

  /// Takes a byte of a text that is pasted; what is too much of it is left out.
  mutating func takePaste(_ byte: UInt8) {
    guard case .paste(var bytes) = state else { return }
    // The bytes have one owner while one is added.
    state = .ground
    bytes.append(byte)
    let isEnd =
      byte == Self.endOfPaste.last && bytes.suffix(Self.endOfPaste.count) == Self.endOfPaste[...]
    guard isEnd else {
      if bytes.count > Self.longestPaste + Self.endOfPaste.count {
        bytes.remove(at: Self.longestPaste)
      }
      state = .paste(bytes)
      return
    }
    let text = bytes.dropLast(Self.endOfPaste.count).prefix(Self.longestPaste)
    events.append(.paste(String(decoding: text, as: UTF8.self)))
  }
}
