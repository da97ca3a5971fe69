/// The cell types of one kind of host, by identifier.
///
/// A row made with a cell type registers it when it is first shown, so `register` is for
/// identifiers that are chosen at run time, for cells made in a special way, and for replacing.
///
/// ```swift
/// let registry = CellRegistry<TextCell>()
/// registry.register(FruitCell.self, for: .fruit)
/// let dataSource = DataSource(model: model, registry: registry)
/// ```
///
/// One registry can serve the data sources of many tables.
@MainActor
public final class CellRegistry<Cell: TableCell>
where Cell.Base == Cell, Cell.HeaderFooterView: TableCell {
  var cells = ViewTable<Cell>()
  var headerFooterViews = ViewTable<Cell.HeaderFooterView>()
  var defaultCell = DefaultCell<Cell>()

  /// Creates a registry without cell types other than the standard ones of the host.
  public init() {
    for type in Cell.standardCells {
      cells.register(.of(type), for: CellReference.of(type).identifier)
    }
  }

  /// The identifiers that cells are registered under, those of types seen in rows and the standard ones of
  /// the host among them.
  public var cellIdentifiers: Set<String> { cells.identifiers }

  /// Registers a cell type under its own identifier.
  ///
  /// - Parameters:
  ///   - type: The cell type; a type of another host does not compile.
  ///   - make: Makes a new cell; by default the host makes it from the class.
  public func register<C: CellConfigurable>(
    _ type: C.Type, make: (@MainActor () -> C)? = nil
  ) where C.Base == Cell {
    register(type, for: CellIdentifier(C.reuseIdentifier), make: make)
  }

  /// Registers a cell type under an identifier, in place of what was registered before.
  ///
  /// - Parameters:
  ///   - type: The cell type; a type of another host, or for other data, does not compile.
  ///   - identifier: The identifier that rows and sections name.
  ///   - make: Makes a new cell; by default the host makes it from the class.
  public func register<C: CellConfigurable>(
    _ type: C.Type, for identifier: CellIdentifier<C.RowData>, make: (@MainActor () -> C)? = nil
  ) where C.Base == Cell {
    cells.register(RegisteredView(type, make: make), for: identifier.rawValue)
  }

  /// Registers a cell type of which the host has a prototype of its own, as from a storyboard.
  ///
  /// The host is not told how to make the cells.
  public func registerPrototype<C: CellConfigurable>(
    _ type: C.Type, for identifier: CellIdentifier<C.RowData>
  ) where C.Base == Cell {
    cells.register(RegisteredView(prototype: type), for: identifier.rawValue)
  }
}
