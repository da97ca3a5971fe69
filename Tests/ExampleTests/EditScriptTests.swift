import Testing

@testable import Example

struct EditScriptTests {
  private func command(_ line: String, _ entries: String...) throws(ScriptError) -> EditCommand? {
    try ScriptLine(Array(line.utf8)).map { line throws(ScriptError) in
      try EditCommand(line) { name in entries.contains(name.text) ? name : nil }
    }
  }

  @Test func `A line names what is to be done, and the entries it is done to`() throws {
    #expect(try command("delete a", "a") == .delete(RawText("a")))
    #expect(try command("move a before b", "a", "b") == .move(RawText("a"), before: RawText("b")))
    #expect(try command("action a Copy", "a") == .action(RawText("a"), title: "Copy"))
    #expect(try command("undo") == .undo)
    #expect(try command("  redo\r") == .redo)
  }

  @Test func `Empty lines and remarks say nothing`() throws {
    for line in ["", "   ", "# delete a", "\r"] { #expect(try command(line) == nil) }
  }

  @Test func `Names may have spaces in them, and the words of the script`() throws {
    #expect(try command("delete a b", "a b") == .delete(RawText("a b")))
    #expect(try command("delete  a", " a") == .delete(RawText(" a")))
    #expect(
      try command("move a before b before c", "a", "b before c")
        == .move(RawText("a"), before: RawText("b before c")))
    #expect(
      try command("move a before b before c", "a before b", "c")
        == .move(RawText("a before b"), before: RawText("c")))
    #expect(
      try command("action a b Move to Top", "a", "a b")
        == .action(RawText("a b"), title: "Move to Top"))
  }

  @Test(arguments: [
    ("bogus a", "'bogus' is none of delete, move, action, undo, redo"),
    ("delete", "'delete' needs the name of an entry"),
    ("delete b\u{1B}", "there is no entry 'b^['"),
    ("undo a", "'undo' takes nothing, not 'a'"),
    ("move a", "'move' takes 'NAME before NAME', not 'a'"),
    ("move a before b", "there is no entry 'b'"),
    ("move b before a", "there is no entry 'b'"),
    ("action a", "'action' takes 'NAME TITLE', not 'a'"),
    ("action b Copy", "there is no entry 'b'"),
  ])
  func `What makes no sense is said`(line: String, problem: String) {
    let error = #expect(throws: ScriptError.self) { try command(line, "a") }
    #expect(error?.description == problem)
  }

  @Test func `Bytes that are no text are written as the table shows them`() {
    #expect(RawText(#"a\\b"#).unescaped == RawText(#"a\b"#))
    #expect(RawText(#"\xFFx\x0a"#).unescaped == RawText(bytes: [0xFF, 0x78, 0x0A]))
    #expect(RawText(#"\\xFF"#).unescaped == RawText(#"\xFF"#))
    #expect(RawText(#"\q\x1"#).unescaped == RawText(#"\q\x1"#))
    for bytes: [UInt8] in [[0xFF], [0x5C], [0x5C, 0x78, 0x46, 0x46], [0x61, 0xC3, 0x28]] {
      #expect(RawText(RawText(bytes: bytes).text).unescaped == RawText(bytes: bytes))
    }
  }

  @Test func `A copy has a name that says so, before the dot`() {
    func names(_ name: String) -> [String] {
      copyNames(of: RawText(name)).prefix(2).map(\.text)
    }
    #expect(names("a.txt") == ["a copy.txt", "a copy 2.txt"])
    #expect(names(".profile") == [".profile copy", ".profile copy 2"])
    #expect(names("a") == ["a copy", "a copy 2"])
  }
}
