/// What the text of an input row has to be like, as far as it can be said without a closure.
///
/// What needs more is answered by closures for ``RowEvent/validateInput``.
public struct InputValidation: Hashable, Sendable, Codable {
  /// Whether there has to be a text.
  public var isRequired = false

  /// The kind of text; an empty text is of every kind.
  public var kind = Kind.text

  /// The least number that it can be; nil for any.
  public var minimum: Double?

  /// The greatest number that it can be; nil for any.
  public var maximum: Double?

  /// The fewest characters that it can have; nil for any number.
  public var minimumLength: Int?

  /// A kind of text.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Any text.
    case text

    /// A whole number.
    case integer

    /// A number.
    case number

    /// Something of the form of an e-mail address: a name, `@`, and a domain with a dot in it.
    case emailAddress
  }

  /// Anything will do.
  public static let none = InputValidation()

  /// There has to be a text.
  public static let required = InputValidation(isRequired: true)

  /// A number.
  public static let number = InputValidation(kind: .number)

  /// Something of the form of an e-mail address.
  public static let emailAddress = InputValidation(kind: .emailAddress)

  /// A whole number within bounds.
  public static func integer(in bounds: ClosedRange<Int> = .min ... .max) -> InputValidation {
    InputValidation(
      kind: .integer, minimum: bounds.lowerBound == .min ? nil : Double(bounds.lowerBound),
      maximum: bounds.upperBound == .max ? nil : Double(bounds.upperBound))
  }

  /// Creates a validation.
  public init(
    isRequired: Bool = false, kind: Kind = .text, minimum: Double? = nil, maximum: Double? = nil,
    minimumLength: Int? = nil
  ) {
    self.isRequired = isRequired
    self.kind = kind
    self.minimum = minimum
    self.maximum = maximum
    self.minimumLength = minimumLength
  }

  /// Returns what is wrong with a text, for a person; nil if nothing is.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func problem(with text: String) -> String? {
    let isBlank = text.allSatisfy(\.isWhitespace)
    if isBlank { return isRequired ? "is needed" : nil }
    if let minimumLength, text.count < minimumLength {
      return "has at least \(minimumLength) characters"
    }
    switch kind {
    case .text: return nil
    case .emailAddress: return text.hasFormOfEmailAddress ? nil : "is an e-mail address"
    case .integer:
      guard let number = Int(text) else { return "is a whole number" }
      return problem(with: Double(number))
    case .number:
      guard let number = Double(text), number.isFinite else { return "is a number" }
      return problem(with: number)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case isRequired, kind, minimum, maximum, minimumLength
  }

  /// Decodes a validation; whatever is left out is as for none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      isRequired: try container.decodeIfPresent(Bool.self, forKey: .isRequired) ?? false,
      kind: try container.decodeIfPresent(Kind.self, forKey: .kind) ?? .text,
      minimum: try container.decodeIfPresent(Double.self, forKey: .minimum),
      maximum: try container.decodeIfPresent(Double.self, forKey: .maximum),
      minimumLength: try container.decodeIfPresent(Int.self, forKey: .minimumLength))
  }

  private func problem(with number: Double) -> String? {
    if let minimum, number < minimum { return "is at least \(minimum.plain)" }
    if let maximum, number > maximum { return "is at most \(maximum.plain)" }
    return nil
  }
}

extension String {
  fileprivate var hasFormOfEmailAddress: Bool {
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !contains(where: \.isWhitespace) else {
      return false
    }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
  }
}

extension Double {
  /// The number as a person writes it: a whole one without a point.
  fileprivate var plain: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
