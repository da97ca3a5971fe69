/// What was read of a file: the table, and what is wrong with it.
public struct DecodedTable: Sendable {
  /// The table, with all that could be read.
  public let archive: TableArchive

  /// What is wrong, in the order of the file; none for a file that is as it should be.
  public let problems: [TableProblem]
}
