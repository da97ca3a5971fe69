/// The rows of a section: an array of rows, or uniform rows made on demand from a collection of data.
public struct SectionRows: Sendable {
  @usableFromInline
  enum Storage: Sendable {
    case mixed([RowItem])
    case uniform(any UniformRowStorage)
  }

  @usableFromInline var storage: Storage

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
  /// Tells whether the rows are those of the same array or collection; false if that is not known.
  func isIdentical(to other: SectionRows) -> Bool {
    switch (storage, other.storage) {
    case (.mixed(let rows), .mixed(let others)):
      rows.count == others.count
        && rows.withUnsafeBufferPointer { buffer in
          others.withUnsafeBufferPointer { $0.baseAddress == buffer.baseAddress }
        }
    case (.uniform(let rows), .uniform(let others)): rows.isIdentical(to: others)
    default: false
    }
  }

  /// The rows as an array, made if need be.
  var array: [RowItem] {
    switch storage {
    case .mixed(let rows): rows
    case .uniform: Array(self)
    }
  }

  /// The id of a row, without making the row; the position must be one of the section.
  func id(at position: Int) -> ItemID {
    switch storage {
    case .mixed(let rows): rows[position].id ?? .position(position)
    case .uniform(let rows): rows.id(at: position) ?? .position(position)
    }
  }
}
