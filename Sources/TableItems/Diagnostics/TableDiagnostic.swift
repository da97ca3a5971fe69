/// Something in a table that is not as it should be, and what is done instead.
///
/// A diagnostic is never an error: the table goes on. The model hands each to its handler; see
/// ``TableModel/diagnosticHandler``.
public struct TableDiagnostic: Hashable, Sendable {
  /// What is not as it should be.
  public enum Problem: Hashable, Sendable {
    /// No cell type is registered under the identifier; the default cell is shown.
    case unknownCellIdentifier(String)

    /// Neither the row nor its section names a cell, and the default cell can only show a
    /// description of the data, of the type named here.
    case missingCellIdentifier(data: String)

    /// The cell takes data of another type than the row has; the default cell is shown.
    case dataMismatch(identifier: String, expected: String, found: String)

    /// The cell type is of another host; the default cell is shown.
    case foreignCellType(String)

    /// The host gave a cell of another class than was registered; the default cell is shown.
    case unexpectedCell(identifier: String, found: String)

    /// No view type that fits the data is registered under the identifier; a description of the
    /// data is shown as the title.
    case unknownHeaderFooterIdentifier(String)

    /// The height cannot be laid out; it is treated as automatic.
    case invalidHeight(RowHeight)

    /// The data source and the delegate of a table hold different content; each goes on with its
    /// own.
    case contentMismatch

    /// A second host was attached to the model; the first is no longer told of changes.
    case hostReplaced
  }

  /// Where in a table something is not as it should be.
  public enum Place: Hashable, Sendable {
    /// In the table as a whole.
    case table

    /// In the header of a section.
    case header(section: Int)

    /// In the footer of a section.
    case footer(section: Int)

    /// In a row.
    case row(RowPath)
  }

  /// What is not as it should be.
  public let problem: Problem

  /// Where it is.
  public let place: Place

  /// Creates a diagnostic.
  public init(_ problem: Problem, at place: Place = .table) {
    self.problem = problem
    self.place = place
  }
}
