extension String {
  /// Whether every character is one of ASCII that takes a column and steers nothing.
  var isPrintableASCII: Bool {
    var text = self
    return text.withUTF8 { bytes in
      // Most text passes here, so this is a plain loop, which is fast without optimisation too.
      var position = 0
      while position < bytes.count {
        guard 0x20 <= bytes[position], bytes[position] < 0x7F else { return false }
        position += 1
      }
      return true
    }
  }

  /// The text with what could steer a terminal in a visible form: control characters as `^X`, and
  /// as U+FFFD those that have no such form and those that override the direction of writing.
  var harmless: String {
    var harmless = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F:
        harmless += "^"
        harmless.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
      case 0x80..<0xA0, 0x2028...0x202E, 0x2066...0x2069:
        harmless += "\u{FFFD}"
      default:
        harmless.unicodeScalars.append(scalar)
      }
    }
    return harmless
  }
}
