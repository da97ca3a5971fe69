/// A part of a table that has a view of its own.
public enum TablePart: Hashable, Sendable {
  /// What stands above all sections.
  case tableHeader

  /// What stands above the rows of a section.
  case header(section: Int)

  /// A row.
  case row(RowPath)

  /// What stands below the rows of a section.
  case footer(section: Int)

  /// What stands below all sections.
  case tableFooter

  /// The section that the part is in; nil for what stands above and below all sections.
  public var section: Int? {
    switch self {
    case .tableHeader, .tableFooter: nil
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    }
  }
}

extension TablePart: Comparable {
  /// Tells whether a part stands above another.
  public static func < (first: TablePart, second: TablePart) -> Bool {
    first.rank < second.rank
  }

  private var rank: (section: Int, place: Int, row: Int) {
    switch self {
    case .tableHeader: (.min, 0, 0)
    case .header(let section): (section, 0, 0)
    case .row(let path): (path.section, 1, path.row)
    case .footer(let section): (section, 2, 0)
    case .tableFooter: (.max, 3, 0)
    }
  }
}

extension TablePart: CustomStringConvertible {
  /// The part in words.
  public var description: String {
    switch self {
    case .tableHeader: "table header"
    case .header(let section): "header of section \(section)"
    case .row(let path): "row \(path)"
    case .footer(let section): "footer of section \(section)"
    case .tableFooter: "table footer"
    }
  }
}
