/// What an input row shows: a label, and a text that a person edits.
///
/// ```swift
/// RowItem(
///   CellInput(label: "Port", text: "8080", keyboardType: .numberPad, validation: .integer(in: 1...65_535)),
///   id: "port", handlers: [.on(.inputChange) { input, event in use(input.text) }])
/// ```
///
/// What a person types is kept in the row: the events tell of it, and the row of an event has the text as it
/// is at that moment.
public struct CellInput: Hashable, Sendable, Codable {
  /// What is typed on, where there is a choice; the words are UIKit's.
  public enum KeyboardType: String, Hashable, Sendable, Codable, CaseIterable {
    case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, emailAddress
    case decimalPad
  }

  /// What the return key is for.
  public enum ReturnKey: String, Hashable, Sendable, Codable, CaseIterable {
    /// It leads to the next input row.
    case next

    /// It ends editing, as do the others, which only say what it is for.
    case done, go, search, send, join
  }

  /// What is written in capitals by itself.
  public enum Autocapitalization: String, Hashable, Sendable, Codable, CaseIterable {
    case none, words, sentences, allCharacters
  }

  /// What stands before the text.
  public var label: String

  /// The text.
  public var text: String

  /// What is shown in place of an empty text.
  public var placeholder: String

  /// What is typed on.
  public var keyboardType: KeyboardType

  /// Whether the text is kept from sight: it is shown as dots, and described as nothing.
  public var isSecure: Bool

  /// What the return key is for.
  public var returnKey: ReturnKey

  /// What is written in capitals by itself.
  public var autocapitalization: Autocapitalization

  /// The most characters that the text can have; nil for any number.
  public var maximumLength: Int?

  /// What the text has to be like.
  public var validation: InputValidation

  /// Creates the data of an input row.
  public init(
    label: String = "", text: String = "", placeholder: String = "",
    keyboardType: KeyboardType = .default, isSecure: Bool = false, returnKey: ReturnKey = .next,
    autocapitalization: Autocapitalization = .none, maximumLength: Int? = nil,
    validation: InputValidation = .none
  ) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.keyboardType = keyboardType
    self.isSecure = isSecure
    self.returnKey = returnKey
    self.autocapitalization = autocapitalization
    self.maximumLength = maximumLength
    self.validation = validation
  }

  /// The text, or as many dots where it is kept from sight.
  public var shownText: String {
    isSecure ? text.dots : text
  }

  private enum CodingKeys: String, CodingKey {
    case label, text, placeholder, keyboardType, isSecure, returnKey, autocapitalization
    case maximumLength, validation
  }

  /// Decodes the data of an input row; whatever is left out is as for a new one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, or other: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? other
    }
    self.init(
      label: try value(.label, or: ""), text: try value(.text, or: ""),
      placeholder: try value(.placeholder, or: ""),
      keyboardType: try value(.keyboardType, or: .default),
      isSecure: try value(.isSecure, or: false), returnKey: try value(.returnKey, or: .next),
      autocapitalization: try value(.autocapitalization, or: .none),
      maximumLength: try container.decodeIfPresent(Int.self, forKey: .maximumLength),
      validation: try value(.validation, or: .none))
  }

  /// Encodes the data of an input row: what is as for a new one is left out, and so is a text that is kept
  /// from sight.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func encode<Value: Encodable & Equatable>(
      _ value: Value, _ key: CodingKeys, unless other: Value
    ) throws {
      if value != other { try container.encode(value, forKey: key) }
    }
    try encode(label, .label, unless: "")
    if !isSecure { try encode(text, .text, unless: "") }
    try encode(placeholder, .placeholder, unless: "")
    try encode(keyboardType, .keyboardType, unless: .default)
    try encode(isSecure, .isSecure, unless: false)
    try encode(returnKey, .returnKey, unless: .next)
    try encode(autocapitalization, .autocapitalization, unless: .none)
    try container.encodeIfPresent(maximumLength, forKey: .maximumLength)
    try encode(validation, .validation, unless: .none)
  }
}

extension CellInput: CellContentConvertible {
  /// The label and the text, or the placeholder, for hosts without a cell of their own for it.
  public var cellContent: CellContent {
    CellContent(
      text: label, detailText: text.isEmpty ? placeholder : shownText, style: .value1)
  }
}

extension CellInput: CustomStringConvertible, CustomReflectable {
  /// The label and the text that may be seen.
  public var description: String { "\(label): \(shownText)" }

  /// What debuggers and dumps may see.
  public var customMirror: Mirror {
    Mirror(self, children: ["label": label, "text": shownText, "placeholder": placeholder])
  }
}

extension CellIdentifier<CellInput> {
  /// The cell of input rows that a host has.
  public static let input: Self = "TableItems.input"
}
