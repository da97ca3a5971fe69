/// A sequence that began with `ESC [`: numbers, and a byte that says what they are, as ECMA-48 has it.
struct ControlSequence {
  /// A byte before the numbers that marks private sequences; nil for none.
  let prefix: UInt8?

  /// Bytes between the numbers and the last byte.
  let intermediates: [UInt8]

  /// The byte that says what it is.
  let final: UInt8

  /// The numbers, each of parts that are separated by colons; nil for one that is left out.
  private let parameters: [[Int?]]

  init(_ bytes: [UInt8], _ final: UInt8) {
    var rest = bytes[...]
    prefix = rest.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    if prefix != nil { rest = rest.dropFirst() }
    let numbers = rest.prefix { (0x30...0x3F).contains($0) }
    intermediates = Array(rest.dropFirst(numbers.count))
    parameters = numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
        // What is too large for a number is none.
        Int(String(decoding: $0, as: UTF8.self)).flatMap { (0...1 << 24).contains($0) ? $0 : nil }
      }
    }
    self.final = final
  }

  /// Returns a number; zero for one that is left out.
  func parameter(_ number: Int) -> Int { part(number, 0) ?? 0 }

  /// Returns a part of a number; nil for one that is left out.
  func part(_ number: Int, _ part: Int) -> Int? {
    guard parameters.indices.contains(number), parameters[number].indices.contains(part) else {
      return nil
    }
    return parameters[number][part]
  }

  /// The keys that are held down: the second number less one.
  var modifiers: KeyPress.Modifiers {
    KeyPress.Modifiers(rawValue: max(0, parameter(1) - 1) & 0xF)
  }

  /// Whether a key was let go.
  var isRelease: Bool { part(1, 1) == 3 }

  /// Whether it tells of the mouse, in digits.
  var isMouse: Bool {
    prefix == UInt8(ascii: "<") && (final == UInt8(ascii: "M") || final == UInt8(ascii: "m"))
  }

  /// The answer that it is; nil if it is none.
  var report: TerminalReport? {
    switch (prefix, intermediates, final) {
    case (UInt8(ascii: "?"), [], UInt8(ascii: "c")):
      .deviceAttributes(parameters.indices.map { parameter($0) })
    case (UInt8(ascii: "?"), [UInt8(ascii: "$")], UInt8(ascii: "y")):
      .mode(parameter(0), value: parameter(1))
    case (UInt8(ascii: "?"), [], UInt8(ascii: "u")): .keyboardFlags(parameter(0))
    case (UInt8(ascii: "?"), [], UInt8(ascii: "n")) where parameter(0) == 997:
      .isDark(parameter(1) == 1)
    case (nil, [], UInt8(ascii: "t")) where parameter(0) == 8 || parameter(0) == 48:
      .size(columns: parameter(2), rows: parameter(1))
    case (nil, [], UInt8(ascii: "R")) where parameters.count == 2 && !isFunctionKey:
      .cursor(column: max(0, parameter(1) - 1), row: max(0, parameter(0) - 1))
    default: nil
    }
  }

  /// Whether what looks like the place of the cursor is rather F3 with another key.
  private var isFunctionKey: Bool { parameter(0) == 1 && (2...16).contains(parameter(1)) }

  static let keysByFinal: [UInt8: KeyPress.Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  static let keysByNumber: [Int: KeyPress.Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]
}
