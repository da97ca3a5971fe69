/// What happens to a table in one batch, in UIKit's coordinates.
///
/// ```swift
/// let updates = BatchUpdates(
///   deletedRows: [RowPath(section: 0, row: 2)], insertedRows: [RowPath(section: 0, row: 0)])
/// ```
///
/// What is deleted, reloaded, reconfigured or moved from is named by its position before the batch, what
/// is inserted or moved to by its position after the whole batch. The order in which operations are
/// listed means nothing; one that is listed twice is an error, which ``check(from:to:)`` finds.
public struct BatchUpdates: Hashable, Sendable {
  /// The sections that go: old positions.
  public var deletedSections: [Int]

  /// The sections that come: new positions.
  public var insertedSections: [Int]

  /// The sections whose rows are all made anew, whatever they were: old positions.
  public var reloadedSections: [Int]

  /// The sections that move, with all their rows.
  public var movedSections: [TableDifference.Move<Int>]

  /// The rows that go: old paths.
  public var deletedRows: [RowPath]

  /// The rows that come: new paths.
  public var insertedRows: [RowPath]

  /// The rows that are shown anew by another cell: old paths.
  public var reloadedRows: [RowPath]

  /// The rows that are shown anew by the cell they have: old paths.
  public var reconfiguredRows: [RowPath]

  /// The rows that move, within their section or to another.
  public var movedRows: [TableDifference.Move<RowPath>]

  /// Creates a batch of operations.
  public init(
    deletedSections: [Int] = [],
    insertedSections: [Int] = [],
    reloadedSections: [Int] = [],
    movedSections: [TableDifference.Move<Int>] = [],
    deletedRows: [RowPath] = [],
    insertedRows: [RowPath] = [],
    reloadedRows: [RowPath] = [],
    reconfiguredRows: [RowPath] = [],
    movedRows: [TableDifference.Move<RowPath>] = []
  ) {
    self.deletedSections = deletedSections
    self.insertedSections = insertedSections
    self.reloadedSections = reloadedSections
    self.movedSections = movedSections
    self.deletedRows = deletedRows
    self.insertedRows = insertedRows
    self.reloadedRows = reloadedRows
    self.reconfiguredRows = reconfiguredRows
    self.movedRows = movedRows
  }

  /// Whether nothing happens.
  public var isEmpty: Bool { operationCount == 0 }

  /// The number of operations.
  public var operationCount: Int {
    deletedSections.count + insertedSections.count + reloadedSections.count + movedSections.count
      + deletedRows.count + insertedRows.count + reloadedRows.count + reconfiguredRows.count
      + movedRows.count
  }
}

extension BatchUpdates: CustomStringConvertible {
  /// The operations as text, one a line, those of sections first.
  public var description: String {
    var lines: [String] = []
    func list(_ operation: String, _ positions: [some Any]) {
      lines += positions.map { "\(operation) \($0)" }
    }
    list("delete section", deletedSections)
    list("insert section", insertedSections)
    list("reload section", reloadedSections)
    list("move section", movedSections)
    list("delete row", deletedRows)
    list("insert row", insertedRows)
    list("reload row", reloadedRows)
    list("reconfigure row", reconfiguredRows)
    list("move row", movedRows)
    return lines.joined(separator: "\n")
  }
}
