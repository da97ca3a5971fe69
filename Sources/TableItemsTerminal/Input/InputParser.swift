/// Makes events of the bytes that a terminal sends, however they are split.
///
/// ```swift
/// var parser = InputParser()
/// parser.parse([0x1B, 0x5B, 0x41])  // [.key(KeyPress(.up))]
/// ```
///
/// It is a value and knows no clock: a lone escape is the beginning of a sequence, or the escape key. The
/// host calls ``flush()`` when nothing has followed it for a while.
///
/// What means nothing is passed over without a word, and no input is so long that it is kept without end.
public struct InputParser: Hashable, Sendable {
  enum State: Hashable, Sendable {
    case ground

    /// After an escape.
    case escape

    /// In a sequence that began with `ESC [`.
    case control([UInt8])

    /// After `ESC O`.
    case single

    /// In a text of the terminal that began with `ESC ]` or `ESC P`; whether an escape came last.
    case text([UInt8], endsWithEscape: Bool)

    /// In a character of several bytes.
    case character([UInt8], count: Int, KeyPress.Modifiers)

    /// In a mouse event of the oldest kind, of three bytes.
    case mouse([UInt8])

    /// In a text that is pasted.
    case paste([UInt8])
  }

  /// The most bytes of a sequence and of a pasted text that are kept.
  static let longestSequence = 256
  static let longestText = 4096
  static let longestPaste = 1 << 20

  var state = State.ground
  var events: [TerminalInput] = []

  /// Creates a parser.
  public init() {}

  /// Whether the last byte was an escape that may be a key: call ``flush()`` if nothing follows for a
  /// while.
  public var isAfterEscape: Bool { state == .escape }

  /// Takes some bytes, and returns the events that are complete.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public mutating func parse(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    for byte in bytes {
      if isInPaste { takePaste(byte) } else { take(byte) }
    }
    defer { events = [] }
    return events
  }

  /// Takes an escape that nothing has followed for the escape key.
  public mutating func flush() -> [TerminalInput] {
    guard isAfterEscape else { return [] }
    state = .ground
    return [.key(KeyPress(.escape))]
  }

  private var isInPaste: Bool { if case .paste = state { true } else { false } }

  mutating func emit(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) {
    events.append(.key(KeyPress(key, modifiers)))
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeKey(byte, [])
    case .escape: takeAfterEscape(byte)
    case .control(let bytes): takeControl(byte, after: bytes)
    case .single: takeSingle(byte)
    case .text(let bytes, let endsWithEscape): takeText(byte, after: bytes, endsWithEscape)
    case .character(let bytes, let count, let modifiers):
      takeCharacter(byte, after: bytes, of: count, modifiers)
    case .mouse(let bytes): takeMouse(byte, after: bytes)
    case .paste: break
    }
  }

  /// Takes the byte after an escape.
  mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      state = .escape
      emit(.escape)
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"): state = .text([byte], endsWithEscape: false)
    default:
      state = .ground
      takeKey(byte, .alt)
    }
  }

  /// Takes a byte that stands for itself.
  mutating func takeKey(_ byte: UInt8, _ modifiers: KeyPress.Modifiers) {
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: emit(.enter, modifiers)
    case 0x09: emit(.tab, modifiers)
    case 0x7F, 0x08: emit(.backspace, modifiers)
    case 0x00: emit(.character(" "), modifiers.union(.control))
    case 0x01...0x1A:
      emit(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
    case 0x1C...0x1F:
      emit(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
    case 0x20...0x7E: emit(.character(Character(Unicode.Scalar(byte))), modifiers)
    case 0xC2...0xDF: state = .character([byte], count: 2, modifiers)
    case 0xE0...0xEF: state = .character([byte], count: 3, modifiers)
    case 0xF0...0xF4: state = .character([byte], count: 4, modifiers)
    default: break
    }
  }

  private mutating func takeCharacter(
    _ byte: UInt8, after bytes: [UInt8], of count: Int, _ modifiers: KeyPress.Modifiers
  ) {
    guard byte & 0xC0 == 0x80 else {
      // What was begun is no character; what comes now may be one.
      state = .ground
      return takeKey(byte, [])
    }
    let bytes = bytes + [byte]
    guard bytes.count == count else {
      state = .character(bytes, count: count, modifiers)
      return
    }
    state = .ground
    guard let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return }
    emit(.character(Character(scalar)), modifiers)
  }
}
