extension InputParser {
  /// Takes a byte of a mouse event of the oldest kind: button, column and row, each 32 more than it is.
  mutating func takeMouse(_ byte: UInt8, after bytes: [UInt8]) {
    let bytes = bytes + [byte]
    guard bytes.count == 3 else {
      state = .mouse(bytes)
      return
    }
    state = .ground
    let values = bytes.map { max(0, Int($0) - 32) }
    // It does not say which button was let go.
    let isRelease = values[0] & 0x43 == 3
    emitMouse(
      isRelease ? values[0] - 3 : values[0], column: values[1] - 1, row: values[2] - 1,
      isRelease: isRelease)
  }

  /// Takes a mouse event that says its numbers in digits.
  mutating func finish(mouse sequence: ControlSequence) {
    emitMouse(
      sequence.parameter(0), column: sequence.parameter(1) - 1, row: sequence.parameter(2) - 1,
      isRelease: sequence.final == UInt8(ascii: "m"))
  }

  private mutating func emitMouse(_ code: Int, column: Int, row: Int, isRelease: Bool) {
    let buttons: [MouseEvent.Button] = [.left, .middle, .right]
    let number = code & 3
    let action: MouseEvent.Action
    if code & 0x80 != 0 {
      return
    } else if code & 0x40 != 0 {
      guard !isRelease else { return }
      action =
        [
          .wheel(rows: -1, columns: 0), .wheel(rows: 1, columns: 0), .wheel(rows: 0, columns: -1),
          .wheel(rows: 0, columns: 1),
        ][number]
    } else if number == 3 {
      action = .move
    } else if isRelease {
      action = .release(buttons[number])
    } else {
      action = code & 0x20 != 0 ? .drag(buttons[number]) : .press(buttons[number])
    }
    var modifiers: KeyPress.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    events.append(
      .mouse(
        MouseEvent(action, column: max(0, column), row: max(0, row), modifiers: modifiers)))
  }
}
