import TestSupport
import Testing

@testable import TableItemsTerminal

struct InputParserTests {
  private static func key(
    _ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []
  ) -> TerminalInput { .key(KeyPress(key, modifiers)) }

  private static func mouse(
    _ action: MouseEvent.Action, _ column: Int, _ row: Int, _ modifiers: KeyPress.Modifiers = []
  ) -> TerminalInput {
    .mouse(MouseEvent(action, column: column, row: row, modifiers: modifiers))
  }

  /// What terminals send, and what it is.
  static let sequences: [(bytes: String, events: [TerminalInput])] = [
    // keys that type
    ("a", [key(.character("a"))]), ("Q", [key(.character("Q"))]),
    ("é", [key(.character("é"))]), ("日", [key(.character("日"))]), ("👍", [key(.character("👍"))]),
    ("\r", [key(.enter)]), ("\n", [key(.enter)]), ("\t", [key(.tab)]),
    ("\u{7F}", [key(.backspace)]), ("\u{8}", [key(.backspace)]),
    ("\u{1}", [key(.character("a"), .control)]), ("\u{1A}", [key(.character("z"), .control)]),
    ("\u{1C}", [key(.character("\\"), .control)]), ("\u{0}", [key(.character(" "), .control)]),
    // with alt
    ("\u{1B}x", [key(.character("x"), .alt)]), ("\u{1B}é", [key(.character("é"), .alt)]),
    ("\u{1B}\u{1}", [key(.character("a"), [.alt, .control])]),
    ("\u{1B}\u{7F}", [key(.backspace, .alt)]), ("\u{1B}\r", [key(.enter, .alt)]),
    ("\u{1B}]x", [key(.character("]"), .alt), key(.character("x"))]),
    ("\u{1B}Px", [key(.character("P"), .alt), key(.character("x"))]),
    // keys that move
    ("\u{1B}[A", [key(.up)]), ("\u{1B}[B", [key(.down)]), ("\u{1B}[C", [key(.right)]),
    ("\u{1B}[D", [key(.left)]), ("\u{1B}[H", [key(.home)]), ("\u{1B}[F", [key(.end)]),
    ("\u{1B}OA", [key(.up)]), ("\u{1B}OF", [key(.end)]), ("\u{1B}OP", [key(.function(1))]),
    ("\u{1B}OM", [key(.enter)]), ("\u{1B}Op", [key(.character("0"))]),
    ("\u{1B}Oy", [key(.character("9"))]), ("\u{1B}Ok", [key(.character("+"))]),
    ("\u{1B}[1~", [key(.home)]), ("\u{1B}[3~", [key(.delete)]), ("\u{1B}[5~", [key(.pageUp)]),
    ("\u{1B}[6~", [key(.pageDown)]), ("\u{1B}[8~", [key(.end)]), ("\u{1B}[2~", [key(.insert)]),
    ("\u{1B}[15~", [key(.function(5))]), ("\u{1B}[24~", [key(.function(12))]),
    ("\u{1B}[1;2A", [key(.up, .shift)]), ("\u{1B}[1;3B", [key(.down, .alt)]),
    ("\u{1B}[1;5C", [key(.right, .control)]),
    ("\u{1B}[1;8D", [key(.left, [.shift, .alt, .control])]),
    ("\u{1B}[3;5~", [key(.delete, .control)]), ("\u{1B}[1;2R", [key(.function(3), .shift)]),
    ("\u{1B}[Z", [key(.tab, .shift)]), ("\u{1B}[27;5;9~", [key(.tab, .control)]),
    // Kitty's keyboard
    ("\u{1B}[97u", [key(.character("a"))]), ("\u{1B}[97;5u", [key(.character("a"), .control)]),
    ("\u{1B}[97:65;2u", [key(.character("A"))]), ("\u{1B}[27u", [key(.escape)]),
    ("\u{1B}[13;2u", [key(.enter, .shift)]), ("\u{1B}[97;1:3u", []), ("\u{1B}[57441u", []),
    ("\u{1B}[57400u", [key(.character("1"))]), ("\u{1B}[1;1:3A", []),
    // mouse
    ("\u{1B}[<0;3;5M", [mouse(.press(.left), 2, 4)]),
    ("\u{1B}[<0;3;5m", [mouse(.release(.left), 2, 4)]),
    ("\u{1B}[<2;1;1M", [mouse(.press(.right), 0, 0)]),
    ("\u{1B}[<32;300;200M", [mouse(.drag(.left), 299, 199)]),
    ("\u{1B}[<35;3;5M", [mouse(.move, 2, 4)]),
    ("\u{1B}[<64;3;5M", [mouse(.wheel(rows: -1, columns: 0), 2, 4)]),
    ("\u{1B}[<65;3;5M", [mouse(.wheel(rows: 1, columns: 0), 2, 4)]),
    ("\u{1B}[<81;3;5M", [mouse(.wheel(rows: 1, columns: 0), 2, 4, .control)]),
    ("\u{1B}[<4;3;5M", [mouse(.press(.left), 2, 4, .shift)]),
    ("\u{1B}[<128;3;5M", []), ("\u{1B}[<0;0;0M", [mouse(.press(.left), 0, 0)]),
    ("\u{1B}[M !!", [mouse(.press(.left), 0, 0)]), ("\u{1B}[M#$%", [mouse(.release(.left), 3, 4)]),
    // the rest
    ("\u{1B}[200~a\r\nb\u{1B}[A\u{1B}[201~", [.paste("a\r\nb\u{1B}[A")]),
    ("\u{1B}[200~\u{1B}[201~x", [.paste(""), key(.character("x"))]), ("\u{1B}[201~", []),
    ("\u{1B}[I", [.focus(true)]), ("\u{1B}[O", [.focus(false)]),
    ("\u{1B}[?62;22c", [.report(.deviceAttributes([62, 22]))]),
    ("\u{1B}[12;40R", [.report(.cursor(column: 39, row: 11))]),
    ("\u{1B}[?2026;2$y", [.report(.mode(2026, value: 2))]),
    ("\u{1B}[?1u", [.report(.keyboardFlags(1))]),
    ("\u{1B}[8;24;80t", [.report(.size(columns: 80, rows: 24))]),
    ("\u{1B}[48;24;80;480;800t", [.report(.size(columns: 80, rows: 24))]),
    ("\u{1B}[?997;1n", [.report(.isDark(true))]),
    (
      "\u{1B}]11;rgb:ffff/8080/0000\u{7}",
      [.report(.background(red: 0xFFFF, green: 0x8080, blue: 0))]
    ),
    ("\u{1B}]11;rgb:f/80/0\u{1B}\\", [.report(.background(red: 0xFFFF, green: 0x8080, blue: 0))]),
    ("\u{1B}]0;title\u{7}", []), ("\u{1B}P>|term 1.0\u{1B}\\", []),
    // garbage
    ("\u{1B}[9999~", []), ("\u{1B}[;;;X", []), ("\u{1B}[99999999999999999999A", [key(.up)]),
    ("\u{1B}[<A", []), ("\u{1B}[1\u{1B}[A", [key(.up)]),
    ("\u{1B}]11;x\rq", [key(.enter), key(.character("q"))]),
    ("\u{1B}]11;x\u{1B}[A", [key(.up)]),
  ]

  @Test func `What terminals send is made events of, in one piece and split at every byte`() {
    for (text, events) in Self.sequences {
      let bytes = Array(text.utf8)
      for place in 0...bytes.count {
        var parser = InputParser()
        let first = parser.parse(bytes[..<place])
        #expect(
          first + parser.parse(bytes[place...]) == events, "\(text.debugDescription) at \(place)")
        #expect(parser.state == .ground, "\(text.debugDescription)")
      }
      var parser = InputParser()
      #expect(bytes.flatMap { parser.parse([$0]) } == events, "\(text.debugDescription)")
    }
  }

  @Test func `One sequence after another is made the events of both`() {
    for (first, firstEvents) in Self.sequences {
      for (second, events) in Self.sequences {
        var parser = InputParser()
        #expect(
          parser.parse((first + second).utf8) == firstEvents + events,
          "\((first + second).debugDescription)")
      }
    }
  }

  @Test func `A lone escape is the escape key when nothing follows`() {
    var parser = InputParser()
    #expect(parser.parse([0x1B]).isEmpty)
    #expect(parser.isAfterEscape)
    #expect(parser.flush() == [Self.key(.escape)])
    #expect(parser.flush().isEmpty)
    #expect(parser.parse([0x1B, 0x1B]) == [Self.key(.escape)])
    #expect(parser.flush() == [Self.key(.escape)])
    #expect(parser.parse([0x1B, 0x5B]).isEmpty)
    #expect(parser.flush().isEmpty)
    #expect(parser.parse([0x41]) == [Self.key(.up)])
  }

  @Test func `Bytes that are no UTF-8 type nothing, and what follows them does`() {
    var parser = InputParser()
    let bytes: [UInt8] = [
      0xFF, 0xC0, 0x80, 0xE3, 0x81, 0x61, 0xED, 0xA0, 0x80, 0x62, 0xF5, 0xC2, 0x9B, 0x63,
    ]
    #expect(
      parser.parse(bytes) == ["a", "b", "c"].map { Self.key(.character($0)) })
  }

  @Test func `A sequence, a text and a paste without end are not kept without end`() {
    var parser = InputParser()
    #expect(parser.parse([0x1B, 0x5B] + Array(repeating: 0x31, count: 100_000)).isEmpty)
    #expect(parser.parse([0x41, 0x62]) == [Self.key(.character("b"))])
    _ = parser.parse(Array("\u{1B}]11;".utf8) + Array(repeating: 0x31, count: 10_000))
    #expect(parser.state == .ground)
    let paste =
      Array("\u{1B}[200~".utf8) + Array(repeating: 0x61, count: InputParser.longestPaste + 9)
    let events = parser.parse(paste + Array("\u{1B}[201~z".utf8))
    #expect(events.count == 2)
    guard case .paste(let text) = events.first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == InputParser.longestPaste)
  }

  @Test(arguments: 0..<4)
  func `A million bytes of any kind neither trap nor change how they are split`(part: Int) {
    var generator = SeededGenerator(seed: UInt64(part))
    var (whole, pieces) = (InputParser(), InputParser())
    for _ in 0..<250 {
      var bytes: [UInt8] = []
      while bytes.count < 1000 {
        if Bool.random(using: &generator) {
          bytes += Array((Self.sequences.randomElement(using: &generator)?.bytes ?? "").utf8)
        } else {
          bytes.append(UInt8.random(in: 0...255, using: &generator))
        }
      }
      let events = whole.parse(bytes)
      var rest = bytes[...]
      var others: [TerminalInput] = []
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...9, using: &generator))
        others += pieces.parse(piece)
        rest = rest.dropFirst(piece.count)
      }
      #expect(events == others, "seed \(part)")
      #expect(whole == pieces, "seed \(part)")
    }
  }
}
