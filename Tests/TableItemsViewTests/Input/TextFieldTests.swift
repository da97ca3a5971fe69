import TableItemsView
import TestSupport
import Testing

@MainActor
struct TextFieldTests {
  /// The text with the cursor drawn in it.
  private func drawn(_ field: TextField) -> String {
    let characters = Array(field.text)
    return String(characters[..<field.cursor]) + "|" + String(characters[field.cursor...])
  }

  private func after(_ edits: [TextField.Edit], of text: String = "one two", at cursor: Int? = nil)
    -> String
  {
    var field = TextField(text, cursor: cursor)
    for edit in edits { field.perform(edit) }
    return drawn(field)
  }

  @Test func `The cursor moves by characters, words and to the ends, and no further`() {
    #expect(after([]) == "one two|")
    #expect(after([.move(.left)]) == "one tw|o")
    #expect(after([.move(.wordLeft)]) == "one |two")
    #expect(after([.move(.wordLeft), .move(.wordLeft), .move(.wordLeft)]) == "|one two")
    #expect(after([.move(.wordRight)], at: 0) == "one| two")
    #expect(after([.move(.wordRight)], at: 3) == "one two|")
    #expect(after([.move(.beginning), .move(.left)]) == "|one two")
    #expect(after([.move(.end), .move(.right)]) == "one two|")
  }

  @Test func `Text is put in and taken out at the cursor`() {
    #expect(after([.insert("x")], at: 3) == "onex| two")
    #expect(after([.deleteBackward], at: 3) == "on| two")
    #expect(after([.deleteForward], at: 3) == "one|two")
    #expect(after([.deleteBackward], at: 0) == "|one two")
    #expect(after([.deleteForward]) == "one two|")
    #expect(after([.delete(.wordLeft)]) == "one |")
    #expect(after([.delete(.beginning)], at: 3) == "| two")
    #expect(after([.delete(.end)], at: 3) == "one|")
  }

  @Test func `A pasted line break or control character becomes a space`() {
    #expect(after([.insert("a\nb\r\nc\u{1B}[2J\td")], of: "") == "a b c [2J d|")
  }

  @Test func `Characters of several scalars count as one`() {
    #expect(after([.deleteBackward], of: "a👨‍👩‍👧") == "a|")
    #expect(after([.move(.left), .insert("x")], of: "🇳🇴") == "x|🇳🇴")
    #expect(after([.insert("\u{301}")], of: "e") == "e\u{301}|")
  }

  @Test func `No more characters go in than the text may have`() {
    var field = TextField("abc", maximumLength: 5)
    field.perform(.insert("defg"))
    #expect(drawn(field) == "abcde|")
    field.perform(.insert("x"))
    #expect(drawn(field) == "abcde|")
    var none = TextField("", maximumLength: -1)
    none.perform(.insert("x"))
    #expect(drawn(none) == "|")
  }

  @Test func `A cursor outside of the text is at its nearest end`() {
    #expect(drawn(TextField("ab", cursor: -3)) == "|ab")
    #expect(drawn(TextField("ab", cursor: 9)) == "ab|")
  }

  @Test func `A line shows as much as fits, with the cursor in it`() {
    func line(_ text: String, _ cursor: Int, _ columns: Int, isSecure: Bool = false) -> String {
      let line = TextField(text, cursor: cursor, isSecure: isSecure).line(fitting: columns)
      return "\(line.text) \(line.cursor)"
    }
    #expect(line("abcdef", 6, 4) == "def 3")
    #expect(line("abcdef", 0, 4) == "abc 0")
    #expect(line("abcdef", 3, 4) == "abc 3")
    #expect(line("abc", 1, 10) == "abc 1")
    #expect(line("日本語", 3, 5) == "本語 4")
    #expect(line("secret", 6, 10, isSecure: true) == "•••••• 6")
    #expect(line("abc", 2, 0) == " 0")
    #expect(line("", 0, 3) == " 0")
  }

  @Test func `Characters that join what stands before them count with it`() {
    #expect(after([.move(.left), .insert("\u{301}")], of: "ab") == "a\u{301}|b")
    #expect(after([.insert("🇴")], of: "🇳") == "🇳🇴|")
    #expect(after([.move(.left), .insert("🇳")], of: "🇴") == "🇳🇴|")
    #expect(after([.insert("\u{200D}"), .insert("👧")], of: "👩") == "👩\u{200D}👧|")
    // What stood apart joins when what was between is gone.
    #expect(after([.move(.left), .deleteBackward], of: "🇳x🇴") == "🇳🇴|")
    #expect(after([.move(.left), .move(.left), .deleteForward], of: "🇳x🇴") == "🇳🇴|")
    var full = TextField("e", maximumLength: 1)
    full.perform(.insert("\u{301}"))
    #expect(drawn(full) == "e\u{301}|")
    full.perform(.insert("\u{302}x"))
    #expect(drawn(full) == "e\u{301}\u{302}|")
  }

  /// The slow oracle: an array of characters that do not join.
  private struct Characters {
    var array: [Character] = []
    var cursor = 0
    var maximumLength: Int?

    func place(after move: TextField.Move) -> Int {
      var place = cursor
      switch move {
      case .left: if place > 0 { place -= 1 }
      case .right: if place < array.count { place += 1 }
      case .beginning: while place > 0 { place -= 1 }
      case .end: while place < array.count { place += 1 }
      case .wordLeft:
        while place > 0, array[place - 1].isWhitespace { place -= 1 }
        while place > 0, !array[place - 1].isWhitespace { place -= 1 }
      case .wordRight:
        while place < array.count, array[place].isWhitespace { place += 1 }
        while place < array.count, !array[place].isWhitespace { place += 1 }
      }
      return place
    }

    mutating func perform(_ edit: TextField.Edit) {
      switch edit {
      case .insert(let text):
        for character in text where maximumLength.map({ array.count < $0 }) ?? true {
          array.insert(character, at: cursor)
          cursor += 1
        }
      case .move(let move): cursor = place(after: move)
      case .delete(let move): delete(to: place(after: move))
      case .deleteBackward: delete(to: place(after: .left))
      case .deleteForward: delete(to: place(after: .right))
      }
    }

    private mutating func delete(to place: Int) {
      for _ in min(place, cursor)..<max(place, cursor) { array.remove(at: min(place, cursor)) }
      cursor = min(place, cursor)
    }
  }

  private func edit(_ generator: inout SeededGenerator) -> TextField.Edit {
    let move = TextField.Move.allCases.randomElement(using: &generator) ?? .left
    switch Int.random(in: 0..<8, using: &generator) {
    case 0...3:
      let new = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        "ab é日👍".randomElement(using: &generator) ?? "x"
      }
      return .insert(String(new))
    case 4: return .deleteBackward
    case 5: return .deleteForward
    case 6: return .move(move)
    default: return .delete(move)
    }
  }

  @Test func `Random edits do what they do to an array of characters`() {
    for seed in UInt64(0)..<300 {
      var generator = SeededGenerator(seed: seed)
      let maximum = seed.isMultiple(of: 2) ? Int.random(in: 0...20, using: &generator) : nil
      var field = TextField("", maximumLength: maximum)
      var expected = Characters(maximumLength: maximum)
      for _ in 0..<60 {
        let edit = edit(&generator)
        field.perform(edit)
        expected.perform(edit)
        #expect(field.text == String(expected.array), "seed \(seed), \(edit)")
        #expect(field.cursor == expected.cursor, "seed \(seed), \(edit)")
        let columns = Int.random(in: 1...9, using: &generator)
        let line = field.line(fitting: columns)
        #expect(line.text.width <= columns, "seed \(seed)")
        #expect((0..<columns).contains(line.cursor), "seed \(seed)")
      }
    }
  }
}
