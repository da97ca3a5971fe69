extension TextLine {
  /// Returns the columns from one on, as many as there are up to a number; a character of two columns that
  /// is cut in half is a space.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func columns(from start: Int, count: Int = .max) -> TextLine {
    var kept = ""
    var (place, room) = (0, count)
    for character in text {
      let width = character.displayWidth
      defer { place += width }
      let visible = min(place + width - start, width)
      guard visible > 0 || (width == 0 && place > start) else { continue }
      guard visible <= room else {
        kept += TextLine.spaces(room).text
        break
      }
      kept += visible == width ? String(character) : TextLine.spaces(visible).text
      room -= visible
    }
    return TextLine(kept)
  }

  /// Returns the line with another over it, from a column on.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func covered(by other: TextLine, at column: Int) -> TextLine {
    let start = columns(from: 0, count: column)
    return start + .spaces(column - start.width) + other
      + columns(from: column + other.width)
  }
}
