public import struct Foundation.Data

/// A table as JSON, and what of it could not be written.
public struct EncodedTable: Sendable {
  /// The JSON text.
  public let text: String

  /// What could not be written; none if nothing is lost.
  public let problems: [TableProblem]

  /// The JSON text in UTF-8, as a file has it.
  public var data: Data { Data(text.utf8) }
}
