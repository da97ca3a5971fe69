/// What the cell of an input row sends: see `CellEventSending`.
///
/// The delegate keeps a changed text in the row, and tells the closures for ``RowEvent/inputBegin``,
/// ``RowEvent/inputChange``, ``RowEvent/inputReturn`` and ``RowEvent/inputEnd``.
public enum InputEvent: Hashable, Sendable {
  /// A person begins to edit the text.
  case begin

  /// The text is another one; one that is kept from sight is described as dots.
  case change(String, isSecure: Bool = false)

  /// The return key was pressed.
  case `return`

  /// The text is not edited any more; if its row is gone, the path is where it was.
  case end
}

extension InputEvent: CustomStringConvertible, CustomReflectable {
  /// What happened, with the text that may be seen.
  public var description: String {
    switch self {
    case .begin: "begin"
    case .change(let text, let isSecure): "change(\(isSecure ? text.dots : text))"
    case .return: "return"
    case .end: "end"
    }
  }

  /// What debuggers and dumps may see.
  public var customMirror: Mirror {
    guard case .change(let text, let isSecure) = self else { return Mirror(self, children: [:]) }
    return Mirror(self, children: ["change": isSecure ? text.dots : text], displayStyle: .enum)
  }
}

extension String {
  /// As many dots as there are characters, for a text that is kept from sight.
  package var dots: String { String(repeating: "•", count: count) }
}

extension RowEvent where Answer == Void {
  /// A person begins to edit the text of an input row.
  public static var inputBegin: RowEvent { RowEvent(name: "inputBegin") }

  /// The text of an input row is another one; the event has it.
  public static var inputChange: RowEvent { RowEvent(name: "inputChange") }

  /// The return key was pressed in an input row.
  public static var inputReturn: RowEvent { RowEvent(name: "inputReturn") }

  /// The text of an input row is not edited any more; a row that is gone is told of as it was.
  public static var inputEnd: RowEvent { RowEvent(name: "inputEnd") }
}

extension RowEvent where Answer == String? {
  /// What is wrong with the text of an input row, for a person; nil for nothing.
  ///
  /// It is asked for a text that its ``CellInput/validation`` finds nothing wrong with.
  public static var validateInput: RowEvent { RowEvent(name: "validateInput") }
}
