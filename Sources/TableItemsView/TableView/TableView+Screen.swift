extension TableView: CustomStringConvertible {
  /// What is visible now, as a value that does not change when the table does.
  ///
  /// - Complexity: O(*n*) in what is visible.
  public var screen: TableScreen {
    layoutIfNeeded()
    let pinned = Set(layout.pinned.map(\.part))
    var items = viewsOnScreen.map { item($0, isPinned: pinned.contains($0.part)) }
    if let moved = movedItemWithoutCell {
      let next = items.firstIndex { $0.isPinned || $0.rect.y > moved.rect.y }
      items.insert(moved, at: next ?? items.endIndex)
    }
    let bounds = TableRect(x: 0, y: layout.offset, width: width, height: height)
    return TableScreen(
      items: items, bounds: bounds, lineHeight: Cell.lineLength,
      sectionIndexTitles: layout.index?.titles ?? [],
      dropTarget: interaction.drop?.target(in: layout.geometry),
      editedRow: editedText?.path, refreshTitle: refreshControl?.shownTitle, menu: menu)
  }

  /// The menu that is open, as a value.
  private var menu: TableScreen.Menu? {
    guard case .menu(let open) = interaction.open, let path = place(of: open.row) else {
      return nil
    }
    let navigation = open.navigation
    return TableScreen.Menu(
      part: .row(path), title: navigation.title, items: navigation.items,
      highlighted: navigation.highlighted)
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
      editing: editingState(of: view),
      lines: view.textLines(fittingWidth: rowWidth))
  }
}
