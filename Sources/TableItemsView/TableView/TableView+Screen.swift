extension TableView: CustomStringConvertible {
  /// What is visible now, as a value that does not change when the table does.
  ///
  /// - Complexity: O(*n*) in what is visible.
  public var screen: TableScreen {
    layoutIfNeeded()
    let pinned = Set(layout.pinned.map(\.part))
    let items =
      layout.visible.filter { $0.isDisplayed && $0.isSeen && !pinned.contains($0.part) }.map {
        item($0)
      }
      + layout.pinned.map { item($0, isPinned: true) }
    let bounds = TableRect(x: 0, y: layout.offset, width: width, height: height)
    return TableScreen(
      items: items, bounds: bounds, lineHeight: Cell.lineLength,
      sectionIndexTitles: layout.index?.titles ?? [])
  }

  /// What is visible now, drawn as text.
  public var description: String { screen.description }

  private func item(_ view: VisibleView<Cell>, isPinned: Bool = false) -> TableScreen.Item {
    TableScreen.Item(
      part: view.part,
      rect: TableRect(
        x: 0, y: view.top + view.padding, width: width, height: view.length - view.padding),
      isPinned: isPinned,
      isSelected: view.cell?.isSelected ?? false,
      isHighlighted: view.cell?.isHighlighted ?? false,
      isFocused: view.cell?.isFocused ?? false,
      lines: view.textLines(fittingWidth: rowWidth))
  }
}
