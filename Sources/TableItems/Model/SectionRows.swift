/// The rows of a section: an array of rows, or uniform rows made on demand from a collection of data.
public struct SectionRows: Sendable {
  enum Storage: Sendable {
    case mixed([RowItem])
    case uniform(any UniformRowStorage)
  }

  var storage: Storage

  /// Creates rows of any kinds, in order.
  public init(_ rows: [RowItem]) {
    storage = .mixed(rows)
  }

  /// Whether the rows are all alike: one type of data, shown by one cell type.
  ///
  /// Such rows are made when they are asked for, and take no memory beside their data.
  public var isUniform: Bool {
    switch storage {
    case .mixed: false
    case .uniform: true
    }
  }
}

extension SectionRows: RandomAccessCollection {
  /// The position of the first row: zero.
  public var startIndex: Int { 0 }

  /// The position after the last row: the number of rows.
  public var endIndex: Int {
    switch storage {
    case .mixed(let rows): rows.count
    case .uniform(let rows): rows.count
    }
  }

  /// The row at a position, which must be one of the section.
  ///
  /// - Complexity: O(1), but for the first time that one of uniform rows is replaced: O(*n*) in the
  ///   number of rows, which are all made then.
  public subscript(position: Int) -> RowItem {
    get {
      precondition(
        indices.contains(position), "row \(position) of a section that has \(count) rows")
      return switch storage {
      case .mixed(let rows): rows[position]
      case .uniform(let rows): rows.row(at: position)
      }
    }
    set { edit { $0[position] = newValue } }
  }
}

extension SectionRows: ExpressibleByArrayLiteral {
  /// Creates rows of any kinds, in order.
  public init(arrayLiteral rows: RowItem...) {
    self.init(rows)
  }
}

extension SectionRows {
  /// The id of a row, without making the row; the position must be one of the section.
  func id(at position: Int) -> ItemID {
    switch storage {
    case .mixed(let rows): rows[position].id ?? .position(position)
    case .uniform(let rows): rows.id(at: position) ?? .position(position)
    }
  }
}
