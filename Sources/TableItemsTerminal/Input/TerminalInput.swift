/// Something that a terminal sent: what a person did, or an answer to a question.
public enum TerminalInput: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)

  /// Something was done with the mouse.
  case mouse(MouseEvent)

  /// A text was pasted.
  case paste(String)

  /// The terminal came to the front, or went from there.
  case focus(Bool)

  /// The terminal answers a question.
  case report(TerminalReport)
}

/// An answer of a terminal to a question.
public enum TerminalReport: Hashable, Sendable {
  /// What kind of terminal it is; every terminal answers this, so that it ends all other answers.
  case deviceAttributes([Int])

  /// Where the cursor is, from zero.
  case cursor(column: Int, row: Int)

  /// Whether a private mode is known and set: 0 if it is not known, 1 and 3 if it is set, 2 and 4 if not.
  case mode(Int, value: Int)

  /// Which parts of the Kitty keyboard protocol are in use.
  case keyboardFlags(Int)

  /// The size of the terminal in cells.
  case size(columns: Int, rows: Int)

  /// The colour of the background; from 0 to 65,535 each.
  case background(red: Int, green: Int, blue: Int)

  /// Whether the terminal looks dark now.
  case isDark(Bool)
}
