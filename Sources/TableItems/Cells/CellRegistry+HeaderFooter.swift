extension CellRegistry {
  /// Registers a type of header or footer under its own identifier.
  ///
  /// - Parameters:
  ///   - type: The type of view; a type of another host does not compile.
  ///   - make: Makes a new view; by default the host makes it from the class.
  public func registerHeaderFooter<View: CellConfigurable>(
    _ type: View.Type, make: (@MainActor () -> View)? = nil
  ) where View.Base == Cell.HeaderFooterView {
    registerHeaderFooter(type, for: CellIdentifier(View.reuseIdentifier), make: make)
  }

  /// Registers a type of header or footer under an identifier, in place of what was registered
  /// before.
  ///
  /// - Parameters:
  ///   - type: The type of view; a type of another host, or for other data, does not compile.
  ///   - identifier: The identifier that headers and footers name.
  ///   - make: Makes a new view; by default the host makes it from the class.
  public func registerHeaderFooter<View: CellConfigurable>(
    _ type: View.Type, for identifier: CellIdentifier<View.RowData>,
    make: (@MainActor () -> View)? = nil
  ) where View.Base == Cell.HeaderFooterView {
    headerFooterViews.register(RegisteredView(type, make: make), for: identifier.rawValue)
  }

  /// Registers a type of header or footer of which the host has a prototype of its own.
  ///
  /// The host is not told how to make the views.
  public func registerHeaderFooterPrototype<View: CellConfigurable>(
    _ type: View.Type, for identifier: CellIdentifier<View.RowData>
  ) where View.Base == Cell.HeaderFooterView {
    headerFooterViews.register(RegisteredView(prototype: type), for: identifier.rawValue)
  }
}
