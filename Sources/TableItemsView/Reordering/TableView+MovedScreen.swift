extension TableView {
  /// What is on screen, from the top, and last what is pinned over it; where a row is being moved, where it
  /// is drawn and not where it is.
  var viewsOnScreen: [VisibleView<Cell>] {
    let pinned = Set(layout.pinned.map(\.part))
    let views = layout.visible.filter {
      $0.isDisplayed && $0.isSeen && !pinned.contains($0.part)
    }
    guard let moved = movedGeometry() else { return views + layout.pinned }
    let bottom = height.isFinite ? layout.offset + height : .infinity
    let drawn = views.compactMap { view -> VisibleView<Cell>? in
      guard let top = moved.offset(of: view.part) else { return nil }
      var view = view
      view.top = top
      return view.top + view.padding < bottom && view.bottom > layout.offset ? view : nil
    }
    return drawn.sorted { $0.top < $1.top } + layout.pinned
  }

  /// The row that is being moved, if it can be seen in its gap, but its cell was scrolled out of sight.
  var movedItemWithoutCell: TableScreen.Item? {
    guard let reorder, let moved = movedGeometry(), visibleCell(at: moved.source) == nil,
      let top = moved.offset(of: .row(moved.source))
    else { return nil }
    let bottom = height.isFinite ? layout.offset + height : .infinity
    guard top < bottom, top + moved.length > layout.offset else { return nil }
    return TableScreen.Item(
      part: .row(moved.source),
      rect: TableRect(x: 0, y: top, width: width, height: moved.length),
      isPinned: false,
      isSelected: interaction.selection.contains(moved.source),
      isHighlighted: false,
      isFocused: interaction.focused?.path == moved.source,
      editing: reorder.editing,
      lines: reorder.lines)
  }
}
