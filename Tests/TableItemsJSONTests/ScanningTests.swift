import Foundation
import TableItemsJSON
import TableItemsView
import Testing

@MainActor
struct ScanningTests {
  private func rows(_ rows: String) -> String {
    #"{"version": 1, "sections": [{"rows": ["# + rows + "]}]}"
  }

  @Test(arguments: [
    (#""a\n\t\"\\\/\u00e9\ud83d\ude00""#, "  a^J^I\"\\/é😀", [String]()),
    (#""a\ud83dx", "b""#, "  a\u{FFFD}x\n  b", ["half of a surrogate pair; it is read as U+FFFD"]),
    (#""a\udc00", "b""#, "  a\u{FFFD}\n  b", ["half of a surrogate pair; it is read as U+FFFD"]),
    ("\"a\tb\", \"c\"", "  a^Ib\n  c", ["a control character in a string; it is read as it is"]),
  ])
  func `Strings are read as RFC 8259 has it, and what is wrong in them is told`(
    text: String, expected: String, messages: [String]
  ) {
    let table = decode(rows(text))
    #expect(table.problems.map(\.message) == messages)
    let lines = table.archive.content.sections[0].rows.map { "  " + TextLine("\($0.data)").text }
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test(arguments: ["0", "-0", "1e400", "12345678901234567890123", "-1.5E-7", "1.10"])
  func `Numbers keep their text`(number: String) {
    let file = rows(#"{"cell": "nut", "data": "# + number + "}")
    let table = decode(file)
    #expect(screen(table) == "  \(number)")
    #expect(TableEncoder(isPretty: false).encode(table.archive).text.contains(":\(number)}"))
  }

  @Test(arguments: [
    #"{"version": 1, "sections": [{"rows": ["a", "b"#,
    #"{"version": 1, "sections": [{"rows": ["a", "b",, ]}]}"#,
    #"{"version": 1, "sections": [{"rows": ["a", "b", tru"#,
    #"{"version": 1, "sections": [{"rows": ["a", "b"}]}"#,
    #"{"version": 1, "sections": [{"rows": ["a", "b"], "id" 5}]}"#,
    #"{"version": 1, "sections": [{"rows": ["a", "b"], id: 5}]}"#,
    #"{"version": 1, "sections": [{"rows": ["a", "b", 01]}]}"#,
    #"{"version": 1, "sections": [{"rows": ["a", "b", "\q"]}]}"#,
  ])
  func `Of a text that is wrong from some place on, what stands before is shown`(file: String) {
    let table = decode(file)
    let screen = screen(table)
    #expect(screen.hasPrefix("  a"), "\(screen)")
    #expect(table.problems.first { $0.kind == .syntax } != nil)
    #expect(table.problems.filter { $0.kind == .syntax }.count == 1)
  }

  @Test func `A comma with nothing behind it is told, and left out`() {
    let table = decode(#"{"version": 1, "sections": [{"rows": ["a", "b" , ], }, ]}"#)
    #expect(table.problems.map(\.column) == [48, 51, 54])
    #expect(table.problems.allSatisfy { $0.kind == .syntax })
    #expect(screen(table) == "  a\n  b")
  }

  @Test func `Nothing, spaces and a byte order mark are no table`() {
    #expect(
      decode("").problems.map(\.description) == [
        "1:1: a value is missing; what follows is left out"
      ])
    #expect(decode(" \n ").problems.map(\.line) == [2])
    let marked = Data([0xEF, 0xBB, 0xBF]) + Data(sample.utf8)
    #expect(TableDecoder(registry: makeRegistry()).decode(marked).problems.isEmpty)
  }

  @Test func `Bytes that are no text are told, and read as U+FFFD`() {
    let file = Data(rows("\"a\"").utf8).map { $0 == UInt8(ascii: "a") ? 0xFF : $0 }
    let table = TableDecoder(registry: makeRegistry()).decode(Data(file))
    #expect(table.problems.map(\.kind).contains(.syntax))
    #expect(screen(table).contains("\u{FFFD}"))
  }

  @Test func `Text after the end is told, and left out`() {
    let table = decode(rows("\"a\"") + " x")
    #expect(table.problems.map(\.message) == ["text after the end; it is left out"])
    #expect(screen(table) == "  a")
  }

  @Test func `A file that is too large is not read`() {
    let table = decode(rows("\"a\""), limits: TableFileLimits(size: 10))
    #expect(table.problems.map(\.kind) == [.tooLarge])
    #expect(table.archive.content.sections.isEmpty)
    #expect(decode(rows("\"a\""), limits: TableFileLimits(size: 46)).problems.isEmpty)
  }

  @Test func `What is nested too deep is read as null, and the rest is shown`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    let limits = TableFileLimits(depth: 8)
    // The table, its sections, a section, its rows and a row are five.
    let fits = decode(rows(#"{"data": "# + nested(3) + #"}, "b""#), limits: limits)
    #expect(fits.problems.isEmpty)
    #expect(screen(fits) == "  [[[]]]\n  b")
    let deep = decode(rows(#"{"data": "# + nested(4) + #"}, "b""#), limits: limits)
    #expect(deep.problems.map(\.kind) == [.tooDeep])
    #expect(screen(deep) == "  [[[null]]]\n  b")
  }

  @Test func `A file nested a million deep exhausts nothing`() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(decode(deep).problems.map(\.kind).contains(.tooDeep))
    #expect(decode(rows(#"{"data": "# + deep)).problems.map(\.kind).contains(.tooDeep))
    #expect(TableFileLimits(depth: .max).depth == 256)
    let deepest = decode(
      rows(#"{"cell": "fruit", "data": "# + String(repeating: "[", count: 300)),
      limits: TableFileLimits(depth: .max))
    #expect(!deepest.problems.isEmpty)
    #expect(screen(deepest).hasPrefix("  [[["))
    #expect(TableEncoder().encode(deepest.archive).problems.isEmpty)
  }

  @Test func `So many problems are listed, and it is said that there are more`() {
    let table = decode(
      rows((0..<50).map { "[\($0)]" }.joined(separator: ",")), limits: TableFileLimits(problems: 10)
    )
    #expect(table.problems.count == 11)
    #expect(table.problems.last?.kind == .tooMany)
    #expect(table.archive.content.rowCount == 50)
  }
}
