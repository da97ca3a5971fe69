/// A key that a person pressed in a terminal.
public struct KeyPress: Hashable, Sendable {
  /// A key, by what it is for or by the character that it types.
  public enum Key: Hashable, Sendable {
    /// A key that types a character.
    case character(Character)

    case enter, tab, backspace, escape
    case insert, delete, home, end, pageUp, pageDown
    case up, down, left, right

    /// One of the function keys, from one.
    case function(Int)
  }

  /// Keys that are held down with another.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// A bit for each key.
    public let rawValue: Int

    /// Creates a set of keys from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The shift key; a character that it makes another one of does not have it.
    public static let shift = Modifiers(rawValue: 1)

    /// The alt, option or meta key.
    public static let alt = Modifiers(rawValue: 2)

    /// The control key.
    public static let control = Modifiers(rawValue: 4)

    /// The command, windows or super key.
    public static let command = Modifiers(rawValue: 8)
  }

  /// The key.
  public var key: Key

  /// The keys that are held down with it.
  public var modifiers: Modifiers

  /// Creates a key press.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
