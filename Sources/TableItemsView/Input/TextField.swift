/// A text that is being edited, and where in it the next character goes.
///
/// It knows no screen: a host turns keys into its calls, and draws it.
public struct TextField: Hashable, Sendable {
  /// Where the cursor is moved to.
  public enum Move: Hashable, Sendable, CaseIterable {
    /// By one character.
    case left, right

    /// To where a word begins, or ends.
    case wordLeft, wordRight

    /// To where the text begins, or ends.
    case beginning, end
  }

  /// A change of the text.
  public enum Edit: Hashable, Sendable {
    /// Puts a text in at the cursor; line breaks and other control characters become spaces.
    case insert(String)

    /// Takes out the character before the cursor, or after it.
    case deleteBackward, deleteForward

    /// Takes out what stands between the cursor and where a move would lead.
    case delete(Move)

    /// Moves the cursor.
    case move(Move)
  }

  /// The text.
  public private(set) var text: String

  /// How many characters stand before the cursor.
  public private(set) var cursor: Int

  /// The most characters that the text can have; nil for any number.
  public let maximumLength: Int?

  /// Whether the text is kept from sight: it is shown and described as dots.
  public let isSecure: Bool

  /// Creates a text that is being edited, with the cursor at its end or before a character.
  public init(
    _ text: String, cursor: Int? = nil, maximumLength: Int? = nil, isSecure: Bool = false
  ) {
    self.text = text
    self.maximumLength = maximumLength
    self.isSecure = isSecure
    let count = text.count
    self.cursor = min(max(0, cursor ?? count), count)
  }

  /// Changes the text or moves the cursor.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public mutating func perform(_ edit: Edit) {
    switch edit {
    case .insert(let new): insert(new)
    case .deleteBackward: delete(to: place(after: .left))
    case .deleteForward: delete(to: place(after: .right))
    case .delete(let move): delete(to: place(after: move))
    case .move(let move): cursor = place(after: move)
    }
  }

  private mutating func insert(_ new: String) {
    let harmless = String(new.map { $0.isControl ? " " : $0 })
    let index = text.index(text.startIndex, offsetBy: cursor)
    let (before, after) = (text[..<index], text[index...])
    var inserted = harmless[...]
    var result = before + inserted + after
    // A sign that joins the character before it does not count by itself, so the whole is counted.
    while let maximumLength, result.count > max(0, maximumLength), !inserted.isEmpty {
      inserted = inserted.dropLast(max(1, result.count - max(0, maximumLength)))
      result = before + inserted + after
    }
    text = String(result)
    cursor = min((before + inserted).count, text.count)
  }

  private mutating func delete(to place: Int) {
    let range = min(place, cursor)..<max(place, cursor)
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    text.removeSubrange(start..<text.index(start, offsetBy: range.count))
    // What is left may have joined into fewer characters.
    cursor = min(range.lowerBound, text.count)
  }

  /// Returns where a move leads.
  private func place(after move: Move) -> Int {
    let characters = Array(text)
    switch move {
    case .left: return max(0, cursor - 1)
    case .right: return min(characters.count, cursor + 1)
    case .beginning: return 0
    case .end: return characters.count
    case .wordLeft:
      let before = characters[..<cursor]
      let word = before.lastIndex { !$0.isWhitespace } ?? 0
      return before[..<word].lastIndex { $0.isWhitespace }.map { $0 + 1 } ?? 0
    case .wordRight:
      let after = characters[cursor...]
      let word = after.firstIndex { !$0.isWhitespace } ?? characters.count
      return characters[word...].firstIndex { $0.isWhitespace } ?? characters.count
    }
  }
}

extension Character {
  /// Whether it is a line break, a tab or another control character.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control } || isNewline
  }
}
