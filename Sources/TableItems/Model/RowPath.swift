/// The position of a row: its section, and its place in that section.
///
/// It is what `IndexPath` is to UIKit's table view. A path is a position at one moment, never an
/// identity: keep a ``RowID`` across changes. A path outside a table is no error anywhere in this
/// package; the answer is nil, zero or the default cell.
public struct RowPath: Hashable, Sendable {
  /// The position of the section in its table, from zero.
  public var section: Int

  /// The position of the row in its section, from zero.
  public var row: Int

  /// Creates the path of a row in a section.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension RowPath: Comparable {
  /// Tells whether a row stands above another.
  public static func < (first: RowPath, second: RowPath) -> Bool {
    (first.section, first.row) < (second.section, second.row)
  }
}

extension RowPath: CustomStringConvertible {
  /// The path as text, section first.
  public var description: String { "(\(section), \(row))" }
}
