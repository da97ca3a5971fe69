extension RawText {
  /// The bytes that are meant where a text is written as the table shows it: `\\` for a backslash, and
  /// `\xFF` for a byte that belongs to no character.
  var unescaped: RawText {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      if rest.first == UInt8(ascii: "\\") {
        rest.removeFirst()
      } else if rest.first == UInt8(ascii: "x"), let value = rest.dropFirst().prefix(2).hexadecimal
      {
        rest = rest.dropFirst(3)
        result.append(value)
        continue
      }
      result.append(byte)
    }
    return RawText(bytes: result)
  }
}

extension ArraySlice<UInt8> {
  /// The value of two digits.
  fileprivate var hexadecimal: UInt8? {
    count == 2 ? UInt8(String(decoding: self, as: UTF8.self), radix: 16) : nil
  }
}
