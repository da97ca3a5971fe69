/// A cell of some host, as far as the core needs to know it.
///
/// The base class of a host's cells conforms once, and its subclasses are cells of that host:
///
/// ```swift
/// open class TextCell: TableCell {
///   public typealias Base = TextCell
///   public typealias HeaderFooterView = TextHeaderFooterView
///   …
/// }
/// ```
///
/// The base class of a host's headers and footers conforms in the same way.
@MainActor
public protocol TableCell: AnyObject {
  /// The class that all cells of the host derive from.
  associatedtype Base: AnyObject

  /// The class that all headers and footers of the host derive from.
  associatedtype HeaderFooterView: AnyObject

  /// The types of cell that every registry of the host knows: those for input and progress rows, if the host
  /// has them; none by default.
  static var standardCells: [any CellConfigurable.Type] { get }

  /// Shows content in the host's standard way.
  ///
  /// The base class itself is the default cell, and shows with this what has no cell of its own.
  func show(_ content: CellContent)

  /// Shows the traits of a row; called after the cell was configured with the data.
  func apply(_ traits: RowTraits)
}

extension TableCell {
  /// None.
  public static var standardCells: [any CellConfigurable.Type] { [] }

  /// Leaves the cell as it is.
  public func apply(_ traits: RowTraits) {}
}
