extension TableView {
  /// Whether a person moves a row; updates of the model wait meanwhile.
  public var isMovingRow: Bool { reorder != nil }

  /// The row that is being moved, where the data source has it; nil if there is none.
  public var movedRowPath: RowPath? { reorder?.row.path }

  /// Where the row that is being moved would go if it were dropped now: the path that it would have
  /// there; nil if there is none.
  public var movedRowTarget: RowPath? { reorder?.target }

  /// Does what a finger does that comes down on the control to move a row with, and lifts the row.
  ///
  /// It goes on with ``moveDraggedRow(to:)``, or by keys with ``moveDraggedRow(by:)``, and ends with
  /// ``dropRow()`` or ``cancelMove()``. All that while, the data source knows of nothing, and all paths
  /// are as it knows them; only ``screen`` shows the row where it would go, and the others out of its way.
  ///
  /// - Returns: Whether the row can be moved: the table is being edited, the row can be seen, and the data
  ///   source is `TableViewReordering` and agrees.
  @discardableResult
  public func beginMovingRow(at path: RowPath) -> Bool {
    layoutIfNeeded()
    guard isEditing, interaction.drag == nil, visibleCell(at: path) != nil else { return false }
    let row = tracked(at: path)
    cancelTouch()
    closeOpenInteraction()
    guard let path = place(of: row), canMoveRow(at: path) else { return false }
    // The data source may have done anything when it was asked.
    guard let path = place(of: row), isEditing, interaction.open == nil, interaction.drag == nil,
      visibleCell(at: path) != nil
    else { return false }
    var reorder = RowReorder(tracked(at: path))
    interaction.open = .reorder(reorder)
    updateState(ofRowsAt: [path])
    if let view = layout.visible.view(of: .row(path)) {
      reorder.editing = editingState(of: view)
      reorder.lines = view.textLines(fittingWidth: rowWidth)
    }
    interaction.open = .reorder(reorder)
    setNeeds(.layout)
    return true
  }

  /// Does what a finger does that drags the row to a point, from the top of what is visible: proposes a
  /// place for the row there.
  ///
  /// The delegate is asked once for each place that is proposed, and may name another one.
  public func moveDraggedRow(to point: TablePoint) {
    layoutIfNeeded()
    guard var reorder, !point.y.isNaN, let moved = movedGeometry() else { return }
    reorder.point = point
    interaction.open = .reorder(reorder)
    propose(reorder.place(at: offset(ofDragTo: point.y), in: moved))
  }

  /// Proposes a place for the row, by the path that it would have there; nothing for one that is none.
  ///
  /// The delegate is asked, and may name another one.
  public func moveDraggedRow(toRowAt path: RowPath) {
    layoutIfNeeded()
    guard var reorder, movedGeometry()?.slots.contains(path) == true else { return }
    reorder.point = nil
    interaction.open = .reorder(reorder)
    propose(path)
    scrollToMovedRow()
  }

  /// Does what keys do that move the row up or down by so many places, also into and out of empty
  /// sections; places that the delegate does not agree to are passed over.
  public func moveDraggedRow(by steps: Int) {
    layoutIfNeeded()
    for _ in 0..<steps.magnitude {
      guard isMovingRow, step(isDown: steps > 0) else { break }
    }
    scrollToMovedRow()
  }

  /// Does what a clock does while the row is held: scrolls if it is held at an edge, and proposes a place
  /// anew for the point.
  ///
  /// - Parameter elapsed: The time since the last call, in seconds.
  /// - Returns: Whether anything was scrolled.
  @discardableResult
  public func autoScrollDraggedRow(elapsed: Double) -> Bool {
    layoutIfNeeded()
    guard var reorder, let point = reorder.point else { return false }
    let speed = autoScroll.speed(at: point.y, inHeight: height)
    let distance = autoScroll.distance(at: speed, elapsed: elapsed, rest: &reorder.scrollRest)
    interaction.open = .reorder(reorder)
    let offset = min(max(0, layout.offset + distance), lastOffset)
    guard speed != 0, offset != layout.offset else { return false }
    contentOffset = offset
    moveDraggedRow(to: point)
    return true
  }

  private func canMoveRow(at path: RowPath) -> Bool {
    guard let source = dataSource as? any TableViewReordering<Cell>,
      source.hasMovableRows(in: self)
    else { return false }
    return source.tableView(self, canMoveRowAt: path)
  }
}
