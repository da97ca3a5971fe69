/// How often a table view has made, reused and asked for things, for tests and measurements.
public struct TableCounts: Hashable, Sendable {
  /// The number of cells that were made.
  public let cellsMade: Int

  /// The number of times that a cell was used again.
  public let cellsReused: Int

  /// The number of cells that the data source was asked for.
  public let cellsAsked: Int

  /// The number of times that the delegate was asked for the height of a row.
  public let heightsAsked: Int

  /// The number of times that the data source was asked for the number of sections, or of rows in one.
  public let countsAsked: Int
}
