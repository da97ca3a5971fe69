extension InputParser {
  /// Takes a byte of a sequence that began with `ESC [`.
  mutating func takeControl(_ byte: UInt8, after bytes: [UInt8]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x40...0x7E:
      state = .ground
      if bytes.count <= Self.longestSequence { finish(ControlSequence(bytes, byte)) }
    case 0x20...0x3F:
      // Of a sequence that is too long, the end is waited for.
      if bytes.count <= Self.longestSequence { state = .control(bytes + [byte]) }
    default: break
    }
  }

  /// Takes the byte after `ESC O`.
  mutating func takeSingle(_ byte: UInt8) {
    state = .ground
    switch byte {
    case 0x1B: state = .escape
    case UInt8(ascii: "M"): emit(.enter)
    case UInt8(ascii: "p")...UInt8(ascii: "y"):
      emit(.character(Character(Unicode.Scalar(byte - 0x40))))
    case UInt8(ascii: "j")...UInt8(ascii: "o"):
      emit(.character(Character(Unicode.Scalar(byte - 0x40))))
    default:
      if let key = ControlSequence.keysByFinal[byte] { emit(key) }
    }
  }

  private mutating func finish(_ sequence: ControlSequence) {
    if sequence.isMouse { return finish(mouse: sequence) }
    if sequence.prefix != nil || !sequence.intermediates.isEmpty {
      return events += sequence.report.map { [.report($0)] } ?? []
    }
    switch sequence.final {
    case UInt8(ascii: "I"): events.append(.focus(true))
    case UInt8(ascii: "O"): events.append(.focus(false))
    case UInt8(ascii: "M"): state = .mouse([])
    case UInt8(ascii: "Z"): emit(.tab, sequence.modifiers.union(.shift))
    case UInt8(ascii: "~") where sequence.parameter(0) == 200: state = .paste([])
    case UInt8(ascii: "~") where sequence.parameter(0) == 27:
      emit(code: sequence.parameter(2), sequence.modifiers)
    case UInt8(ascii: "~"):
      if let key = ControlSequence.keysByNumber[sequence.parameter(0)] {
        emit(key, sequence.modifiers)
      }
    case UInt8(ascii: "u"): finish(keyboard: sequence)
    default:
      if let report = sequence.report {
        events.append(.report(report))
      } else if let key = ControlSequence.keysByFinal[sequence.final], !sequence.isRelease {
        emit(key, sequence.modifiers)
      }
    }
  }

  /// Takes a key of the Kitty keyboard protocol, or of `modifyOtherKeys`.
  private mutating func finish(keyboard sequence: ControlSequence) {
    guard !sequence.isRelease else { return }
    let code = sequence.parameter(0)
    var modifiers = sequence.modifiers
    if modifiers.contains(.shift), modifiers.isDisjoint(with: [.control, .alt, .command]),
      let shifted = sequence.part(0, 1), shifted > 0
    {
      modifiers.remove(.shift)
      return emit(code: shifted, modifiers)
    }
    emit(code: code, modifiers)
  }

  private mutating func emit(code: Int, _ modifiers: KeyPress.Modifiers) {
    switch code {
    case 13, 57414: emit(.enter, modifiers)
    case 9: emit(.tab, modifiers)
    case 27: emit(.escape, modifiers)
    case 8, 127: emit(.backspace, modifiers)
    case 57399...57408:
      emit(.character(Character(Unicode.Scalar(UInt8(code - 57399 + 0x30)))), modifiers)
    case 57417: emit(.left, modifiers)
    case 57418: emit(.right, modifiers)
    case 57419: emit(.up, modifiers)
    case 57420: emit(.down, modifiers)
    case 57344...63743: break
    default:
      guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init),
        scalar.properties.generalCategory != .control
      else { return }
      emit(.character(Character(scalar)), modifiers)
    }
  }
}
