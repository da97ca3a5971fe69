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
public final class CellRegistry<Cell: TableCell> where Cell.Base == Cell {
  var cells: [String: RegisteredView<Cell>] = [:]
  var headerFooterViews: [String: RegisteredView<Cell.HeaderFooterView>] = [:]
  var defaultCell = DefaultCell<Cell>()
  private var identifiersOfTypes: [ObjectIdentifier: String] = [:]

  /// Creates a registry without cell types.
  public init() {}

  /// Registers a cell type under its own identifier.
  ///
  /// - Parameters:
  ///   - type: The cell type; a type of another host does not compile.
  ///   - make: Makes a new cell; by default the host makes it from the class.
  public func register<C: CellConfigurable>(
    _ type: C.Type, make: (@MainActor () -> C)? = nil
  ) where C.Base == Cell {
    register(type, for: C.cellIdentifier, make: make)
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
    cells[identifier.rawValue] = RegisteredView(type, make: make)
  }

  /// Registers a cell type of which the host has a prototype of its own, as from a storyboard.
  ///
  /// The host is not told how to make the cells.
  public func registerPrototype<C: CellConfigurable>(
    _ type: C.Type, for identifier: CellIdentifier<C.RowData>
  ) where C.Base == Cell {
    cells[identifier.rawValue] = RegisteredView(prototype: type)
  }

  /// Registers a type of header or footer under its own identifier.
  public func registerHeaderFooter<View: CellConfigurable>(
    _ type: View.Type
  ) where View.Base == Cell.HeaderFooterView {
    registerHeaderFooter(type, for: View.cellIdentifier)
  }

  /// Registers a type of header or footer under an identifier, in place of what was registered
  /// before.
  public func registerHeaderFooter<View: CellConfigurable>(
    _ type: View.Type, for identifier: CellIdentifier<View.RowData>
  ) where View.Base == Cell.HeaderFooterView {
    headerFooterViews[identifier.rawValue] = RegisteredView(type)
  }
}

extension CellRegistry {
  /// Replaces the default cell by a type of your own that shows content.
  ///
  /// The default cell shows rows without a cell type, and what cannot be shown as it asks to be.
  public func registerDefault<C: CellConfigurable>(
    _ type: C.Type, make: (@MainActor () -> C)? = nil
  ) where C.Base == Cell, C.RowData == CellContent {
    if let view = RegisteredView<Cell>(type, make: make) { defaultCell.view = view }
  }

  /// Fills the default cell in a way of your own, from the data of the row.
  public func registerDefault(_ content: @escaping @MainActor (any Sendable) -> CellContent) {
    defaultCell.makeContent = content
  }
}

extension CellRegistry {
  /// The identifiers that cells are registered under, those of types seen in rows among them.
  public var cellIdentifiers: Set<String> { Set(cells.keys) }

  /// Returns the identifier of a cell; that of a type is made once, as its name takes long to make.
  func identifier(of cell: CellReference) -> String {
    guard let type = cell.type else { return cell.identifier }
    if let known = identifiersOfTypes[ObjectIdentifier(type)] { return known }
    let identifier = cell.identifier
    identifiersOfTypes[ObjectIdentifier(type)] = identifier
    return identifier
  }
}
