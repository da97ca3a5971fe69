import Foundation
import TableItemsJSON
import TableItemsView
import TestSupport
import Testing

@MainActor
struct MutationTests {
  private let decoder = TableDecoder(
    registry: makeRegistry(), limits: TableFileLimits(size: 100_000, depth: 40, problems: 50))

  /// Small tables with a bit of everything, so that a hundred thousand of them are read in no time.
  private let files = [
    #"{"version":1,"sections":[{"cell":"fruit","rows":[{"data":{"id":1,"name":"A"}},"b"]}]}"#,
    #"{"version":1,"style":"grouped","sections":[{"id":5,"header":{"text":"H","height":1},"rows":[{"text":"x","on":{"select":"s"},"height":{"lines":2}}]}]}"#,
    #"{"sections":[{"rows":["\u00e9\ud83d\ude00",{"id":null,"data":[1,-2.5e3,true,null,{}]}]}],"title":"日本"}"#,
  ]

  private let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "true", "1e999", "-", "\"rows\"", "\"data\"",
    "[[[[[[[[", "\u{FEFF}", "\\ud800", "0", " ", "\r\n", "\u{0}", "{\"text\":\"y\"}",
  ]

  private func mutated(_ file: String, by generator: inout SeededGenerator) -> [UInt8] {
    var bytes = [UInt8](file.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 0...8, using: &generator))
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: bytes.removeSubrange(place..<end)
      case 1 where place < bytes.count:
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 2:
        let token = tokens.randomElement(using: &generator) ?? ""
        bytes.replaceSubrange(place..<end, with: token.utf8)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4: bytes.removeSubrange(place...)
      case 5:
        let token = tokens.randomElement(using: &generator) ?? ""
        bytes.insert(contentsOf: token.utf8, at: place)
      default:
        let other = Int.random(in: 0...bytes.count, using: &generator)
        bytes.insert(contentsOf: bytes[place..<end], at: min(other, bytes.count))
      }
    }
    return bytes
  }

  /// A hundred thousand files, one in so many of which is also shown and compared with the slow way.
  @Test(arguments: 0..<10)
  func `No mutation traps, and whatever is well-formed is shown`(part: Int) throws {
    for number in 0..<10_000 {
      let seed = UInt64(part * 10_000 + number)
      var generator = SeededGenerator(seed: seed)
      let bytes = mutated(files[number % files.count], by: &generator)
      let table = decoder.decode(Data(bytes))
      #expect(table.problems.allSatisfy { $0.line > 0 && $0.column > 0 }, "seed \(seed)")
      guard number % 10 == 0 else { continue }
      try compare(table, with: bytes, seed: seed)
      guard number % 100 == 0 else { continue }
      _ = screen(table)
      let text = TableEncoder(isPretty: false).encode(table.archive).text
      #expect(
        TableEncoder(isPretty: false).encode(decoder.decode(text).archive).text == text,
        "seed \(seed)")
    }
  }

  /// What Foundation takes for JSON has no syntax problem here, and has as many rows.
  private func compare(_ table: DecodedTable, with bytes: [UInt8], seed: UInt64) throws {
    // Foundation takes a comma with nothing behind it.
    let isWellFormed = !table.problems.contains {
      $0.kind == .syntax && !$0.message.hasPrefix("a comma")
    }
    let object = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    // Foundation has limits of its own for numbers, and takes other encodings than UTF-8.
    let isUnusual = bytes.contains(0) || String(decoding: bytes, as: UTF8.self).contains("e99")
    guard !isUnusual,
      !table.problems.contains(where: { $0.kind == .tooDeep || $0.kind == .tooMany })
    else { return }
    #expect(isWellFormed == (object != nil), "seed \(seed): \(table.problems)")
    guard isWellFormed, !table.problems.contains(where: { $0.kind == .duplicateKey }),
      let root = object as? [String: Any], let sections = root["sections"] as? [Any]
    else { return }
    let counts = sections.compactMap { $0 as? [String: Any] }
      .map { ($0["rows"] as? [Any])?.count ?? 0 }
    #expect(table.archive.content.sections.map(\.rows.count) == counts, "seed \(seed)")
  }
}
