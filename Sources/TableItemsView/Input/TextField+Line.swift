extension TextField {
  /// The text, or as many dots where it is kept from sight.
  public var shownText: String { isSecure ? text.dots : text }

  /// Returns so much of the text as fits in a line with the cursor in it, and the column of the cursor.
  ///
  /// - Parameter columns: How wide the line may be.
  /// - Returns: The line, no wider than that, and the column, from zero.
  /// - Complexity: O(*n*) in the length of the text.
  public func line(fitting columns: Int) -> (text: TextLine, cursor: Int) {
    let characters = Array(shownText)
    let place = min(cursor, characters.count)
    // One column is kept for the cursor at the end.
    let room = max(0, columns - 1)
    var start = place
    var width = 0
    while start > 0 {
      let wider = width + TextLine(String(characters[start - 1])).width
      guard wider <= room else { break }
      start -= 1
      width = wider
    }
    let column = width
    var end = place
    while end < characters.count {
      let wider = width + TextLine(String(characters[end])).width
      guard wider <= (end == characters.count - 1 ? columns : room) else { break }
      width = wider
      end += 1
    }
    return (TextLine(String(characters[start..<end])), min(column, max(0, columns - 1)))
  }
}

extension TextField: CustomStringConvertible, CustomReflectable {
  /// The text that may be seen, with the cursor drawn in it as `|`.
  public var description: String {
    let characters = Array(shownText)
    let place = min(cursor, characters.count)
    return String(characters[..<place]) + "|" + String(characters[place...])
  }

  /// What debuggers and dumps may see.
  public var customMirror: Mirror {
    Mirror(self, children: ["text": shownText, "cursor": cursor], displayStyle: .struct)
  }
}
