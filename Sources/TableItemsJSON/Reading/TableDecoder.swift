public import struct Foundation.Data
public import class Foundation.JSONDecoder

/// Reads tables from JSON.
///
/// ```swift
/// let registry = CellRegistry<TextCell>()
/// registry.register(FruitCell.self, for: "fruit")  // whose data is Decodable
/// let table = TableDecoder(registry: registry).decode(data)
/// table.problems.forEach { print($0) }
/// let controller = TableViewController(archive: table.archive, registry: registry)
/// ```
///
/// It never fails: what is wrong is told with its place in the file, and the rest of the table is there. Of a
/// file that is not JSON from some place on, that is all that stands before it.
@MainActor
public struct TableDecoder<Cell: TableCell>
where Cell.Base == Cell, Cell.HeaderFooterView: TableCell {
  /// The version of the format that is read and written.
  public nonisolated static var version: Int { 1 }

  /// The cell types that rows name.
  public let registry: CellRegistry<Cell>

  /// The objects and closures that are named; nil leaves the names unchecked.
  public var bindings: TableBindings<Cell>?

  /// How much is read.
  public var limits: TableFileLimits

  /// What decodes the data of rows, with its strategies for dates and keys.
  public var dataDecoder: JSONDecoder

  /// The names of the events that closures can be named for.
  let eventNames = TableBindings<Cell>.eventNames

  /// Creates a decoder that knows some cell types.
  ///
  /// - Parameters:
  ///   - registry: The cell types that rows name.
  ///   - bindings: The objects and closures that are named; nil leaves the names unchecked.
  ///   - limits: How much is read.
  ///   - dataDecoder: What decodes the data of rows.
  public init(
    registry: CellRegistry<Cell>, bindings: TableBindings<Cell>? = nil,
    limits: TableFileLimits = TableFileLimits(), dataDecoder: JSONDecoder = JSONDecoder()
  ) {
    self.registry = registry
    self.bindings = bindings
    self.limits = limits
    self.dataDecoder = dataDecoder
  }

  /// Reads a table, and what is wrong with it.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  public func decode(_ data: Data) -> DecodedTable {
    guard data.count <= limits.size else {
      let problem = TableProblem(
        kind: .tooLarge, path: "", line: 1, column: 1,
        message: "the file has \(data.count) bytes, more than \(limits.size); nothing is read")
      return DecodedTable(archive: TableArchive(), problems: [problem])
    }
    let bytes = [UInt8](data)
    var scanner = JSONScanner(bytes, maximumDepth: limits.depth)
    let (root, faults) = scanner.scan()
    let reading = TableReading(bytes, limits: limits)
    reading.report(faults)
    let archive = root.map { self.archive($0, reading) } ?? TableArchive()
    return DecodedTable(archive: archive, problems: reading.sortedProblems)
  }

  /// Reads a table of a text, and what is wrong with it.
  public func decode(_ text: String) -> DecodedTable {
    decode(Data(text.utf8))
  }
}
