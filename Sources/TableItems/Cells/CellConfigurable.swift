/// A type of cell, header or footer that can be filled with one type of data.
///
/// ```swift
/// final class FruitCell: TextCell, CellConfigurable {
///   func configure(with fruit: Fruit) {
///     show(CellContent(text: fruit.name))
///   }
/// }
/// ```
///
/// A row made with the type needs no registration: `RowItem(fruit, cell: FruitCell.self)`.
///
/// Where a module runs on the main actor by default, the two static members are `nonisolated`, as
/// rows are described on any actor: `nonisolated static let rowHeight: RowHeight? = 2`.
@MainActor
public protocol CellConfigurable<RowData>: TableCell, SendableMetatype {
  /// What a cell of the type is filled with.
  associatedtype RowData: Sendable

  /// The name under which cells of the type are reused; by default the qualified name of the type.
  nonisolated static var cellIdentifier: CellIdentifier<RowData> { get }

  /// How tall rows of the type are, where neither the row nor its section says; by default nil.
  nonisolated static var rowHeight: RowHeight? { get }

  /// Fills the cell with the data of a row.
  ///
  /// A cell is reused: whatever depends on the data is set each time.
  func configure(with data: RowData)
}

extension CellConfigurable {
  /// The qualified name of the type, so that two types of one name in different places differ.
  public nonisolated static var cellIdentifier: CellIdentifier<RowData> {
    CellIdentifier(String(reflecting: Self.self), isDefault: true)
  }

  /// Nil: the height is for the delegate or the table to say.
  public nonisolated static var rowHeight: RowHeight? { nil }

  /// The name under which cells of just this type are reused.
  ///
  /// For a subclass, ``cellIdentifier`` by default is that of the class which conforms.
  nonisolated static var reuseIdentifier: String {
    let identifier = cellIdentifier
    return identifier.isDefault ? String(reflecting: Self.self) : identifier.rawValue
  }
}
