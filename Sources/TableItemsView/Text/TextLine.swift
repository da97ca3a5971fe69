/// A line of text that is harmless in a terminal, with the number of columns that it takes.
///
/// Text from outside can hold control characters and escape sequences. They are shown in a visible
/// form: a line break as `^J`, an escape as `^[`.
///
/// ```swift
/// TextLine("a\u{1B}[2Jb").text            // "a^[[2Jb"
/// TextLine("日本").width                   // 4
/// TextLine("Pear").fitted(to: 3).text     // "Pe…"
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
    if text.isPrintableASCII {
      self.init(harmless: text, width: text.utf8.count)
    } else {
      let harmless = text.harmless
      self.init(harmless: harmless, width: harmless.reduce(0) { $0 + $1.displayWidth })
    }
  }

  private init(harmless text: String, width: Int) {
    self.text = text
    self.width = width
  }

  /// The most columns that a line is filled up to.
  static let widest = 100_000

  /// Returns how many whole columns there are in a width.
  static func columns(in width: Double) -> Int {
    min(max(0, Int(clamping: width)), widest)
  }

  /// Returns a line of spaces: none for a number below zero, and a hundred thousand at the most.
  public static func spaces(_ count: Int) -> TextLine {
    let count = min(max(0, count), widest)
    return TextLine(harmless: String(repeating: " ", count: count), width: count)
  }

  /// Returns two texts as one line.
  public static func + (first: TextLine, second: TextLine) -> TextLine {
    TextLine(harmless: first.text + second.text, width: first.width + second.width)
  }

  /// Returns the text in just so many columns: filled with spaces, or cut and ended with `…`.
  ///
  /// A character that takes two columns is never cut in half. Lines are filled up to a hundred thousand
  /// columns.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func fitted(to columns: Int, alignment: Alignment = .leading) -> TextLine {
    let columns = min(columns, Self.widest)
    if width == columns { return self }
    guard width < columns else { return cut(to: columns) }
    let spaces = TextLine.spaces(columns - width)
    return alignment == .leading ? self + spaces : spaces + self
  }

  /// Returns the text, cut and ended with `…` if it takes more than so many columns.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func truncated(to columns: Int) -> TextLine {
    width <= columns ? self : cut(to: columns)
  }

  /// Returns so many columns of a text that takes more.
  private func cut(to columns: Int) -> TextLine {
    guard columns > 0 else { return "" }
    var kept = ""
    var room = columns - 1
    for character in text {
      let width = character.displayWidth
      guard width <= room else { break }
      kept.append(character)
      room -= width
    }
    return TextLine(harmless: kept + "…", width: columns - room) + .spaces(room)
  }
}

extension TextLine: ExpressibleByStringInterpolation {
  /// Creates a harmless line of a text.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension TextLine: CustomStringConvertible {
  /// The harmless text.
  public var description: String { text }
}
