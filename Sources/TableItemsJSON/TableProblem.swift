/// Something in a file of a table that is not as it should be, with where it is, and what is shown instead.
///
/// ```
/// 12:7: sections[2].rows[5].data.name: a string is expected, not a number; the default cell shows it
/// ```
public struct TableProblem: Hashable, Sendable {
  /// In which way something is wrong.
  ///
  /// There will be more of them: have a `default` where you switch over kinds.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The kind in words.
    public let description: String

    /// The text is not JSON.
    public static let syntax = Kind(description: "syntax")

    /// The file has more bytes than are read.
    public static let tooLarge = Kind(description: "too large")

    /// Values are nested deeper than is read.
    public static let tooDeep = Kind(description: "too deep")

    /// There are more problems than are listed.
    public static let tooMany = Kind(description: "too many problems")

    /// The version of the format is missing, or is not known.
    public static let unknownVersion = Kind(description: "unknown version")

    /// No cell type is registered under an identifier.
    public static let unknownIdentifier = Kind(description: "unknown identifier")

    /// Something that is needed is not there.
    public static let missingField = Kind(description: "missing field")

    /// Something is of another type than is expected, or has a value that is not known.
    public static let wrongType = Kind(description: "wrong type")

    /// There is something that means nothing there.
    public static let extraField = Kind(description: "extra field")

    /// A key is in an object twice.
    public static let duplicateKey = Kind(description: "duplicate key")

    /// Two sections, or two rows of a section, have one id.
    public static let duplicateID = Kind(description: "duplicate id")

    /// A name stands for nothing.
    public static let unboundName = Kind(description: "unbound name")

    /// Something of a table cannot be kept in a file.
    public static let notWritten = Kind(description: "not written")
  }

  /// In which way it is wrong.
  public let kind: Kind

  /// Where it is in the table: keys and positions, such as `sections[2].rows[5].data.name`.
  public let path: String

  /// The line, from one; zero where there is no file yet.
  public let line: Int

  /// The column, from one, counted in Unicode scalars.
  public let column: Int

  /// What it is in words, and what is shown instead.
  public let message: String
}

extension TableProblem: CustomStringConvertible {
  /// A line for a person: where it is, what it is, and what is shown instead.
  public var description: String {
    let place = line > 0 ? "\(line):\(column): " : ""
    return place + (path.isEmpty ? "" : "\(path): ") + message
  }

  /// The problem as a diagnostic of the table, for a model to report.
  public var diagnostic: TableDiagnostic {
    TableDiagnostic(TableDiagnostic.Kind("file: \(kind)"), description)
  }
}
