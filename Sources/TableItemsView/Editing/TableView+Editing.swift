extension TableView {
  /// Begins or ends editing: rows show controls to delete them, to insert others, and to be moved with.
  ///
  /// For each row on screen, the data source is asked whether it can be edited, then the delegate how and
  /// whether it makes room, then the data source whether it can be moved; other rows are asked when they
  /// come on screen. The selection is cleared, as what it means changes, and what is open is closed.
  ///
  /// - Parameters:
  ///   - isEditing: Whether the table is to be edited.
  ///   - animated: Makes no difference here, and is there for those who know UIKit.
  public func setEditing(_ isEditing: Bool, animated: Bool = false) {
    closeOpenInteraction()
    guard isEditing != interaction.isEditing else { return }
    interaction.isEditing = isEditing
    setSelection(TableSelection())
    // The controls take room, so that no height is what it was.
    layout.measured.removeAll()
    setNeedsEditingStates()
    endMultipleSelection()
    if layout.pending != .reload { layoutIfNeeded() }
  }

  /// Takes note that other things may be done to rows than before; while the table is being edited, it is
  /// asked for them anew.
  public func abilitiesDidChange() {
    if interaction.isEditing { setNeedsEditingStates() }
  }

  private func setNeedsEditingStates() {
    guard dataSource is any TableViewEditing<Cell> || dataSource is any TableViewReordering<Cell>
    else { return }
    layout.areEditingStatesStale = true
    setNeeds(.geometry)
  }

  /// Asks for each row on screen what can be done to it, if that may have changed.
  func loadEditingStates() {
    guard layout.areEditingStatesStale else { return }
    layout.areEditingStatesStale = false
    for part in layout.visible.map(\.part) {
      guard !isOvertaken, case .row(let path) = part, layout.geometry.extent(of: part) != nil,
        let cell = visibleCell(at: path)
      else { continue }
      let state = editingState(ofRowAt: path, in: cell)
      guard let number = layout.visible.index(of: part) else { continue }
      layout.visible[number].editing = state
    }
    updateStateOfCells()
  }

  /// Asks what can be done to a row while the table is being edited; nothing is asked while it is not.
  func editingState(ofRowAt path: RowPath, in cell: Cell) -> CellEditingState {
    var state = CellEditingState()
    guard interaction.isEditing, !isOvertaken else { return state }
    let accessory = editingAccessory(ofRowAt: path) ?? cell.editingAccessory
    var canEdit = false
    if let source = dataSource as? any TableViewEditing<Cell>, source.hasEditableRows(in: self),
      source.tableView(self, canEditRowAt: path)
    {
      canEdit = true
      state.style = editingStyle(ofRowAt: path, in: source)
      let indents =
        (delegate as? any TableViewEditingDelegate)?
        .tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      state.shouldIndent = indents || state.style != .none
    }
    if let source = dataSource as? any TableViewReordering<Cell>, source.hasMovableRows(in: self) {
      state.showsReorderControl = source.tableView(self, canMoveRowAt: path)
    }
    state.isEditing = canEdit || state.showsReorderControl
    state.accessory = state.isEditing ? accessory : nil
    return state
  }

  /// Asks how a row can be edited: the delegate, or if it does not say that, the data source.
  func editingStyle(
    ofRowAt path: RowPath, in source: any TableViewEditing<Cell>
  ) -> CellEditingStyle {
    (delegate as? any TableViewEditingDelegate)?.tableView(self, editingStyleForRowAt: path)
      ?? source.tableView(self, defaultEditingStyleForRowAt: path)
  }

  /// Returns what a view shows of editing now: what can be done to its row, and what is open there.
  func editingState(of view: VisibleView<Cell>) -> CellEditingState {
    var state = view.editing
    guard let open = interaction.open, open.row.path == view.path else { return state }
    switch open {
    case .swipe(let swipe):
      let titles = swipe.actions.map(\.title)
      if swipe.edge == .leading { state.leadingActions = titles }
      if swipe.edge == .trailing { state.trailingActions = titles }
      state.showsDeleteConfirmation = swipe.isConfirmation
    case .menu: break
    case .reorder: state.isBeingMoved = true
    }
    return state
  }

  private func editingAccessory(ofRowAt path: RowPath) -> CellAccessory? {
    guard let content = dataSourceModel?.content else { return nil }
    return content.row(at: path)?.traits.editing.accessory
      ?? content.section(at: path.section)?.editing.accessory
  }
}
