extension TextLine {
  /// Returns a text as lines of at most so many columns, broken at its line breaks and between words.
  ///
  /// A word that is too long for a line is broken between characters; a character that is wider than a
  /// line is left out. In a paragraph that has to be broken, words stand one space apart.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: The most columns of a line.
  ///   - limit: The most lines, of which the last ends with `…` where text is left; zero for any number.
  /// - Returns: At least one line, which is empty for an empty text.
  /// - Complexity: O(*n*) in the length of the text.
  public static func wrapping(_ text: String, to columns: Int, limit: Int = 0) -> [TextLine] {
    var wrapping = LineWrapping(columns: max(0, columns), limit: limit > 0 ? limit : .max)
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    where !wrapping.isOver {
      wrapping.add(paragraph: String(paragraph))
    }
    return wrapping.cutLines
  }
}

/// Lines that words are put into, one after another.
private struct LineWrapping {
  let columns: Int
  let limit: Int
  private var lines: [TextLine] = []

  init(columns: Int, limit: Int) {
    self.columns = columns
    self.limit = limit
  }

  /// Whether there are more lines than are wanted, so that no more text need be looked at.
  var isOver: Bool { lines.count > limit }

  /// The lines that are wanted; the last is cut where there are more.
  var cutLines: [TextLine] {
    guard isOver else { return lines }
    let last = lines[limit - 1]
    // One column is left for the sign that there is more.
    return lines[..<(limit - 1)] + [
      last.width < columns ? last + "…" : (last + " ").truncated(to: columns)
    ]
  }

  mutating func add(paragraph: String) {
    let whole = TextLine(paragraph)
    guard whole.width > columns else { return lines.append(whole) }
    var line = TextLine("")
    for word in paragraph.split(separator: " ") where !isOver {
      let word = TextLine(String(word))
      if line.width > 0, line.width + 1 + word.width <= columns {
        line = line + " " + word
      } else {
        if line.width > 0 { lines.append(line) }
        line = rest(of: word)
      }
    }
    lines.append(line)
  }

  /// Puts all of a word that is too long into lines but for its end, and returns that.
  private mutating func rest(of word: TextLine) -> TextLine {
    guard word.width > columns else { return word }
    var (kept, width) = ("", 0)
    for character in word.text where character.displayWidth <= columns {
      if isOver { break }
      if width + character.displayWidth > columns {
        lines.append(TextLine(kept))
        (kept, width) = ("", 0)
      }
      kept.append(character)
      width += character.displayWidth
    }
    return TextLine(kept)
  }
}
