import TableItemsView
import TestSupport
import Testing

@MainActor
struct WrappingTests {
  private func lines(_ text: String, _ columns: Int, limit: Int = 0) -> [String] {
    TextLine.wrapping(text, to: columns, limit: limit).map(\.text)
  }

  @Test func `A text is broken between words`() {
    #expect(lines("The quick brown fox", 9) == ["The quick", "brown fox"])
    #expect(lines("The quick brown fox", 10) == ["The quick", "brown fox"])
    #expect(lines("The quick brown fox", 8) == ["The", "quick", "brown", "fox"])
    #expect(lines("The quick brown fox", 19) == ["The quick brown fox"])
    #expect(lines("", 5) == [""])
    #expect(lines("  indented", 20) == ["  indented"])
  }

  @Test func `Line breaks stay`() {
    #expect(lines("one\n\ntwo three\r\nfour", 5) == ["one", "", "two", "three", "four"])
  }

  @Test func `A word that is too long is broken, and wide characters are never cut in half`() {
    #expect(lines("abcdefgh ij", 3) == ["abc", "def", "gh", "ij"])
    #expect(lines("日本語日本", 5) == ["日本", "語日", "本"])
    #expect(lines("日a", 1) == ["a"])
    #expect(lines("abc", 0) == [""])
  }

  @Test func `With a limit, the last line says that there is more`() {
    #expect(lines("The quick brown fox", 9, limit: 1) == ["The quic…"])
    #expect(lines("The quick brown fox", 9, limit: 2) == ["The quick", "brown fox"])
    #expect(lines("one two three four", 5, limit: 2) == ["one", "two…"])
    #expect(lines("abcdef", 3, limit: 1) == ["ab…"])
    #expect(lines("日本語", 4, limit: 1) == ["日… "])
  }

  @Test func `All styles break their texts`() {
    func screen(_ style: CellContent.Style, limit: Int = 0) -> String {
      let content = CellContent(
        text: "The quick brown fox", detailText: "jumps over", style: style,
        numberOfLines: limit)
      return "\(TextTable(sections: [SectionItem(rows: [RowItem(content)])], width: 24))"
    }
    #expect(screen(.default) == "  The quick brown fox")
    #expect(screen(.subtitle) == "  The quick brown fox\n  jumps over")
    #expect(screen(.value1) == "  The quick   jumps over\n  brown fox")
    #expect(
      screen(.value2) == """
            The  jumps over
          quick
          brown
            fox
        """)
    #expect(screen(.value2, limit: 2) == "    The  jumps over\n  quic…")
  }

  @Test func `No line is too wide, and no word is lost`() {
    for seed in UInt64(0)..<200 {
      var generator = SeededGenerator(seed: seed)
      let words = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        String(
          (0..<Int.random(in: 1...9, using: &generator)).map { _ in
            "ab日é".randomElement(using: &generator) ?? "x"
          })
      }
      let columns = Int.random(in: 2...14, using: &generator)
      let wrapped = TextLine.wrapping(words.joined(separator: " "), to: columns)
      #expect(wrapped.allSatisfy { $0.width <= columns }, "seed \(seed)")
      #expect(
        wrapped.map(\.text).joined().filter { $0 != " " } == words.joined(), "seed \(seed)")
      let limited = TextLine.wrapping(words.joined(separator: " "), to: columns, limit: 2)
      #expect(limited.count == min(2, wrapped.count), "seed \(seed)")
    }
  }
}
