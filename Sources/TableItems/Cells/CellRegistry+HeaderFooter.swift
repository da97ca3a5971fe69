extension CellRegistry {
  /// Returns the registered type of view for a header or footer, and its identifier.
  ///
  /// Nil where it is a text, or where no type fits; then the problem says which.
  func headerFooterView(for headerFooter: HeaderFooter) -> (
    registered: RegisteredView<Cell.HeaderFooterView>, identifier: String
  )? {
    guard let reference = headerFooter.view else { return nil }
    let identifier = identifier(of: reference)
    let registered =
      headerFooterViews[identifier] ?? reference.type.flatMap { .of($0) }
    guard let registered, registered.accepts(headerFooter.data) else { return nil }
    headerFooterViews[identifier] = registered
    return (registered, identifier)
  }
}
