/// What a person did with the mouse in a terminal.
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    case left, middle, right
  }

  /// What was done.
  public enum Action: Hashable, Sendable {
    /// A button was pressed.
    case press(Button)

    /// The button was let go.
    case release(Button)

    /// The mouse was moved while a button was held down.
    case drag(Button)

    /// The mouse was moved.
    case move

    /// The wheel was turned: so many steps towards the bottom and the trailing edge.
    case wheel(rows: Int, columns: Int)
  }

  /// What was done.
  public var action: Action

  /// The column of the cell, from zero.
  public var column: Int

  /// The row of the cell, from zero.
  public var row: Int

  /// The keys that were held down.
  public var modifiers: KeyPress.Modifiers

  /// Creates a mouse event.
  public init(
    _ action: Action, column: Int, row: Int, modifiers: KeyPress.Modifiers = []
  ) {
    self.action = action
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
