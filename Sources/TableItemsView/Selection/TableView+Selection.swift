extension TableView {
  /// The selected row, the first if there are several; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of rows that are selected.
  public var rowPathForSelectedRow: RowPath? {
    layoutIfNeeded()
    return interaction.selection.rows.min()
  }

  /// The selected rows, in order; nil if there are none, as in UIKit.
  public var rowPathsForSelectedRows: [RowPath]? {
    layoutIfNeeded()
    let rows = interaction.selection.rows
    return rows.isEmpty ? nil : rows.sorted()
  }

  /// Selects a row without asking or telling the delegate: in place of the one that is selected, or
  /// beside others where several can be; nil selects none.
  ///
  /// A row that does not exist is not selected.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - animated: Whether cells may take some time to look otherwise; nothing scrolls in steps.
  ///   - scrollPosition: Where the row is scrolled to.
  public func selectRow(
    at path: RowPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
  ) {
    layoutIfNeeded()
    interaction.isAnimated = animated
    defer { interaction.isAnimated = false }
    guard let path else { return setSelection(TableSelection()) }
    guard exists(path) else { return }
    if allowsMultipleNow {
      interaction.selection.select(path)
      updateState(ofRowsAt: [path])
    } else {
      setSelection(TableSelection([path]))
    }
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition) }
  }

  /// Deselects a row, without asking or telling the delegate; the cell may take some time to look
  /// otherwise if it is animated.
  public func deselectRow(at path: RowPath, animated: Bool = false) {
    interaction.isAnimated = animated
    defer { interaction.isAnimated = false }
    interaction.selection.deselect(path)
    updateState(ofRowsAt: [path])
  }

  /// Whether a person can select rows now.
  var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether a person can select several rows now.
  var allowsMultipleNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Changes which rows are selected, and how they look.
  func setSelection(_ selection: TableSelection) {
    let changed = interaction.selection.rows.symmetricDifference(selection.rows)
    interaction.selection = selection
    dataSourceModel?.forgetHiddenSelection()
    updateState(ofRowsAt: changed)
  }
}
