/// Something in a table that is not as it should be, and what is done instead.
///
/// A diagnostic is never an error: the table goes on. The model hands each to its handler; see
/// ``TableModel/diagnosticHandler``.
public struct TableDiagnostic: Hashable, Sendable {
  /// What is not as it should be, in one of a few ways.
  public let kind: Kind

  /// The part of the table where it is; nil for the table as a whole.
  public let part: TablePart?

  /// What it is in words, and what happens instead.
  public let message: String

  /// Creates a diagnostic, for hosts that find something of their own.
  public init(_ kind: Kind, of part: TablePart? = nil, _ message: String) {
    self.kind = kind
    self.part = part
    self.message = message
  }
}

extension TableDiagnostic: CustomStringConvertible {
  /// A line for a person: where it is, what it is, and what happens instead.
  public var description: String { "\(part?.description ?? "table"): \(message)" }
}
