/// Which row it is, wherever it stands: the id of its section and its own id there.
public struct RowID: Hashable, Sendable {
  /// The id of the section that the row is in.
  public var section: ItemID

  /// The id of the row among the rows of its section.
  public var row: ItemID

  /// Creates the identity of a row in a section.
  public init(section: ItemID, row: ItemID) {
    self.section = section
    self.row = row
  }
}

extension RowID: CustomStringConvertible {
  /// The two ids as text, section first.
  public var description: String { "\(section)/\(row)" }
}
