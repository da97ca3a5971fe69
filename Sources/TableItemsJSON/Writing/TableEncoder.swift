public import class Foundation.JSONEncoder

/// Writes tables as JSON.
///
/// ```swift
/// let file = TableEncoder().encode(archive)
/// try file.data.write(to: url)
/// ```
///
/// What is read again is the same table: see ``TableDecoder``. What cannot be kept in a file, such as
/// closures without names, is told.
@MainActor
public struct TableEncoder {
  /// Whether each value stands in a line of its own.
  public var isPretty: Bool

  /// What encodes the data of rows, with its strategies for dates and keys.
  public var dataEncoder: JSONEncoder

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - isPretty: Whether each value stands in a line of its own.
  ///   - dataEncoder: What encodes the data of rows; by default one that writes keys in order, so that the
  ///     same table is always the same text.
  public init(isPretty: Bool = true, dataEncoder: JSONEncoder? = nil) {
    self.isPretty = isPretty
    self.dataEncoder = dataEncoder ?? Self.orderedEncoder
  }

  private static var orderedEncoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  /// Writes a table.
  ///
  /// - Complexity: O(*n*) in the number of rows; those of uniform sections are made.
  public func encode(_ archive: TableArchive) -> EncodedTable {
    var writing = TableWriting(dataEncoder: dataEncoder)
    let value = writing.table(archive)
    var writer = JSONWriter(isPretty: isPretty)
    writer.write(value)
    return EncodedTable(text: writer.text + (isPretty ? "\n" : ""), problems: writing.problems)
  }

  /// Writes a table of some content.
  public func encode(_ content: TableContent) -> EncodedTable {
    encode(TableArchive(content))
  }
}
