import TableItemsView
import TestSupport
import Testing

struct TextLineTests {
  @Test(
    arguments: [
      ("abc", 3), ("", 0), ("日本", 4), ("한글", 4), ("カ", 2), ("ｶ", 1), ("１", 2),
      ("é", 1), ("e\u{301}", 1), ("א", 1), ("①", 1), ("\u{200B}", 0), ("क्षि", 2), ("กำ", 2),
      ("❤", 1), ("❤️", 2), ("⚠", 1), ("⚠️", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇳🇴", 2),
      ("1️⃣", 2), ("1", 1), ("#️⃣", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("…", 1), ("✓", 1),
      ("\u{0}", 2), ("\u{1B}", 2), ("\u{7F}", 2), ("\r\n", 4), ("\u{85}", 1), ("\u{202E}", 1),
    ])
  func `A text takes as many columns as most terminals give it`(text: String, width: Int) {
    #expect(TextLine(text).width == width, "\(text.unicodeScalars.map(\.value))")
  }

  @Test(
    arguments: [
      ("a\nb", "a^Jb"), ("a\u{1B}[2Jb", "a^[[2Jb"), ("\t", "^I"), ("\u{0}", "^@"), ("\u{7F}", "^?"),
      ("\r\n", "^M^J"), ("a\u{9B}31mb", "a\u{FFFD}31mb"), ("\u{202E}gpj.exe", "\u{FFFD}gpj.exe"),
      ("\u{2066}\u{2069}\u{2028}\u{2029}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("e\u{301}👨‍👩‍👧‍👦❤️", "e\u{301}👨‍👩‍👧‍👦❤️"), ("~!\"", "~!\""),
    ])
  func `What could steer a terminal is shown in a visible form`(text: String, shown: String) {
    #expect(TextLine(text).text == shown)
  }

  @Test func `No scalar lets a control character through`() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let line = TextLine("a\(scalar)b")
      let isHarmless = line.text.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control
          && !(0x202A...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value)
      }
      #expect(isHarmless, "\(value)")
      #expect(TextLine(line.text) == line, "what is harmless stays as it is")
    }
  }

  @Test(
    arguments: [
      ("Pear", 6, "Pear  "), ("Pear", 4, "Pear"), ("Pear", 3, "Pe…"), ("Pear", 1, "…"),
      ("Pear", 0, ""), ("Pear", -1, ""), ("", 3, "   "), ("日本語", 6, "日本語"),
      ("日本語", 5, "日本…"), ("日本語", 4, "日… "), ("日本語", 3, "日…"), ("日本語", 2, "… "),
      ("日本語", 1, "…"), ("👨‍👩‍👧‍👦👍🏽", 3, "👨‍👩‍👧‍👦…"), ("👨‍👩‍👧‍👦👍🏽", 2, "… "),
    ])
  func `A text is fitted to a width, and no character is cut in half`(
    text: String, width: Int, fitted: String
  ) {
    let line = TextLine(text).fitted(to: width)
    #expect(line.text == fitted)
    #expect(line.width == max(0, width))
  }

  @Test func `A text can stand at the trailing edge`() {
    #expect(TextLine("Pear").fitted(to: 6, alignment: .trailing).text == "  Pear")
    #expect(TextLine("Pear").fitted(to: 3, alignment: .trailing).text == "Pe…")
  }

  @Test func `A text is cut only if it is too long`() {
    #expect(TextLine("Pear").truncated(to: 9).text == "Pear")
    #expect(TextLine("Pear").truncated(to: 2).text == "P…")
    #expect(TextLine("").truncated(to: 0).text == "")
  }

  @Test func `A literal is a line, and lines add up`() {
    let line: TextLine = "a\n" + "日"
    #expect(line.text == "a^J日")
    #expect(line.width == 5)
    #expect("\(TextLine.spaces(2) + "x")" == "  x")
    #expect(TextLine.spaces(-1).width == 0)
  }

  @Test func `The width that a line says is the sum of its parts, whatever is done to it`() {
    var random = SeededGenerator(seed: 2)
    let pieces = ["a", "日", "👨‍👩‍👧‍👦", "\n", "e\u{301}", " ", "…", "\u{200B}", "क्षि"]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...9, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined(separator: "x")
      let width = Int.random(in: 0...20, using: &random)
      let line = TextLine(text).fitted(to: width)
      #expect(line.width == width)
      #expect(TextLine(line.text).width == width, "\(text)")
    }
  }
}
