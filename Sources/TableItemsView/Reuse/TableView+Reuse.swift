extension TableView {
  /// Makes the cells of an identifier in a way, in place of an earlier one; nil for none.
  public func register(_ source: ViewSource<Cell>?, forCellReuseIdentifier identifier: String) {
    cells.register(source, for: identifier)
  }

  /// Makes the headers and footers of an identifier in a way, in place of an earlier one; nil for none.
  public func register(
    _ source: ViewSource<Cell.HeaderFooterView>?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterViews.register(source, for: identifier)
  }

  /// Returns a cell of an identifier, used before or new; nil for an unknown identifier.
  public func dequeueReusableCell(withIdentifier identifier: String) -> Cell? {
    cells.dequeue(identifier)
  }

  /// Returns a cell of an identifier, used before or new; for an unknown identifier, a new cell of
  /// the base class.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for path: RowPath
  ) -> Cell {
    if let cell = cells.dequeue(identifier) { return cell }
    report(.unregistered(identifier, at: path))
    return Cell()
  }

  /// Returns a header or footer of an identifier, used before or new, or nil for an unknown
  /// identifier.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> Cell.HeaderFooterView? {
    headerFooterViews.dequeue(identifier)
  }

  /// Returns the standard view for a title.
  func dequeueTitleView(_ title: String) -> Cell.HeaderFooterView {
    let identifier = "TableItems.title"
    let view =
      headerFooterViews.dequeue(identifier)
      ?? {
        headerFooterViews.register(.type(Cell.HeaderFooterView.self), for: identifier)
        return headerFooterViews.dequeue(identifier) ?? Cell.HeaderFooterView()
      }()
    view.show(CellContent(text: title))
    return view
  }
}
