extension TableView: CustomStringConvertible {
  /// What is visible now, as a value that does not change when the table does.
  ///
  /// - Complexity: O(*n*) in what is visible.
  public var screen: TableScreen {
    layoutIfNeeded()
    let items = visible.map { view in
      TableScreen.Item(
        part: view.part,
        rect: TableRect(x: 0, y: view.top, width: width, height: view.length),
        isSelected: view.cell?.isSelected ?? false,
        lines: view.textLines(fittingWidth: width))
    }
    let bounds = TableRect(x: 0, y: offset, width: width, height: height)
    return TableScreen(items: items, bounds: bounds, lineHeight: Cell.lineHeight)
  }

  /// What is visible now, drawn as text.
  public var description: String { screen.description }
}
