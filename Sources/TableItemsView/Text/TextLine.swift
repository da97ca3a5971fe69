/// A line of text that is harmless in a terminal, with the number of columns that it takes.
///
/// Text from outside can hold control characters and escape sequences. They are shown in a visible
/// form: a line break as `^J`, an escape as `^[`.
///
/// ```swift
/// TextLine("a\u{1B}[2Jb").text         // "a^[[2Jb"
/// TextLine("日本").width                // 4
/// TextLine("Pear").fitted(to: 3)       // "Pe…"
/// ```
public struct TextLine: Hashable, Sendable {
  /// Where a text stands in the room that it is given.
  public enum Alignment: Hashable, Sendable {
    /// At the leading edge.
    case leading

    /// At the trailing edge.
    case trailing
  }

  /// The harmless text.
  public let text: String

  /// The number of columns that the text takes.
  public let width: Int

  /// Creates a harmless line of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) {
    if text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) {
      self.text = text
      width = text.utf8.count
    } else {
      let harmless = text.harmless
      self.text = harmless
      width = harmless.reduce(0) { $0 + $1.displayWidth }
    }
  }

  /// Returns the text in just so many columns: filled with spaces, or cut and ended with `…`.
  ///
  /// A character that takes two columns is never cut in half.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func fitted(to columns: Int, alignment: Alignment = .leading) -> String {
    let missing = columns - width
    if missing == 0 { return text }
    guard missing < 0 else { return padded(with: missing, alignment) }
    guard columns > 0 else { return "" }
    var cut = ""
    var room = columns - 1
    for character in text {
      room -= character.displayWidth
      if room < 0 {
        room += character.displayWidth
        break
      }
      cut.append(character)
    }
    return cut + "…" + String(repeating: " ", count: room)
  }

  /// Returns the text, cut and ended with `…` if it takes more than so many columns.
  func truncated(to columns: Int) -> String {
    width <= columns ? text : fitted(to: columns)
  }

  private func padded(with spaces: Int, _ alignment: Alignment) -> String {
    let spaces = String(repeating: " ", count: spaces)
    return alignment == .leading ? text + spaces : spaces + text
  }
}

extension String {
  /// The text with what could steer a terminal in a visible form.
  fileprivate var harmless: String {
    var harmless = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F:
        harmless += "^"
        harmless.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
      case 0x80..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069:
        harmless += "\u{FFFD}"
      default:
        harmless.unicodeScalars.append(scalar)
      }
    }
    return harmless
  }
}
