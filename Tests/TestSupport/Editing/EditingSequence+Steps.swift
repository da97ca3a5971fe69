import TableItemsView

extension EditingSequence {
  /// Does something at random.
  func step() async {
    let view = table.view
    if !continuations.isEmpty, number(4) == 0 {
      let numbers = continuations.keys.sorted()
      return await finish(numbers[number(numbers.count)], isDone: number(3) > 0)
    }
    switch number(12) {
    case 0, 1: changeOutside()
    case 2:
      note("undo")
      table.model.undo()
      slow.undo()
    case 3:
      note("redo")
      table.model.redo()
      slow.redo()
    case _ where view.isMovingRow: moveOn()
    case _ where view.contextMenu != nil: chooseInMenu()
    case _ where held != nil: await chooseAction()
    case 4: openMenu()
    case 5, 6: swipe()
    case 7, 8: deleteByControl()
    case 9, 10: beginMove()
    default:
      note("editing \(!view.isEditing)")
      view.setEditing(!view.isEditing)
    }
  }

  /// Scrolls to a row, and returns where it is.
  private func scrollToRow() -> (section: String, row: Int, path: RowPath)? {
    guard let row = randomRow() else { return nil }
    let path = path(of: row.row)
    table.view.scrollToRow(at: path, at: .none)
    return (row.section, row.row, path)
  }

  private func open() { held = slow.sections }

  private func swipe() {
    table.view.setEditing(false)
    guard let row = scrollToRow() else { return }
    note("swipe \(row.row)")
    guard table.view.swipeRow(at: row.path, edge: .trailing) else {
      return problems.append("\(row.row) cannot be swiped over")
    }
    open()
  }

  private func deleteByControl() {
    table.view.setEditing(true)
    guard let row = scrollToRow() else { return }
    note("control of \(row.row)")
    guard table.view.tapEditControl(ofRowAt: row.path) else {
      return problems.append("\(row.row) has no control")
    }
    open()
  }

  private func chooseAction() async {
    let view = table.view
    guard let path = view.swipedRowPath, number(5) > 0 else {
      note("close")
      view.closeSwipe()
      held = nil
      return
    }
    let row = (shown[path.section].id, shown[path.section].rows[path.row])
    let actions = view.uncoveredActions.map(\.title)
    let expected = row.1.isMultiple(of: 3) ? ["Later", "Now"] : ["Delete"]
    guard actions == expected else { return problems.append("\(row.1) has \(actions)") }
    let index = number(actions.count)
    vetoes = number(4) == 0
    note("\(actions[index]) \(row), veto \(vetoes)")
    let isAsked = asked.count
    guard let task = view.performSwipeAction(at: index) else {
      return problems.append("nothing is performed")
    }
    held = nil
    switch actions[index] {
    case "Later":
      chosen += 1
      for _ in 0..<1000 where called < chosen { await Task.yield() }
      waiting[called] = (row, task)
    case "Now":
      chosen += 1
      _ = await task.value
      if !vetoes { slow.perform([.delete(row.0, row.1)]) }
    default:
      _ = await task.value
      // A row that has gone in what waited is not asked about.
      let isThere = slow.sections.contains { $0.id == row.0 && $0.rows.contains(row.1) }
      if asked.count != isAsked + (isThere ? 1 : 0) { problems.append("asked \(asked)") }
      if !vetoes { slow.perform([.delete(row.0, row.1)]) }
    }
  }

  /// Has a handler end that was chosen before.
  func finish(_ number: Int, isDone: Bool) async {
    guard let continuation = continuations.removeValue(forKey: number),
      let (row, task) = waiting.removeValue(forKey: number)
    else { return problems.append("no handler \(number) waits") }
    note("handler of \(row) ends: \(isDone)")
    continuation.resume(returning: isDone)
    _ = await task.value
    if isDone { slow.perform([.delete(row.section, row.row)]) }
  }

  private func openMenu() {
    guard let row = scrollToRow() else { return }
    note("menu of \(row.row)")
    guard table.view.openContextMenu(forRowAt: row.path) else {
      return problems.append("\(row.row) has no menu")
    }
    open()
  }

  private func chooseInMenu() {
    let view = table.view
    guard let path = view.contextMenuRowPath, number(4) > 0 else {
      note("close")
      view.closeContextMenu()
      held = nil
      return
    }
    let row = (shown[path.section].id, shown[path.section].rows[path.row])
    note("top \(row)")
    view.chooseMenuItem(at: 0)
    held = nil
    chosen += 1
    slow.perform([.move(row.0, row.1, .init(section: row.0))])
  }

  private func beginMove() {
    table.view.setEditing(true)
    guard let row = scrollToRow() else { return }
    note("lift \(row.row)")
    guard table.view.beginMovingRow(at: row.path) else {
      return problems.append("\(row.row) cannot be moved")
    }
    open()
  }

  private func moveOn() {
    let view = table.view
    switch number(6) {
    case 0:
      note("cancel")
      view.cancelMove()
      held = nil
    case 1, 2: drop()
    case 3:
      let steps = number(7) - 3
      note("by \(steps)")
      view.moveDraggedRow(by: steps)
    default:
      let y = Double(number(12)) - 1
      note("to \(y)")
      view.moveDraggedRow(to: TablePoint(x: 0, y: y))
      if number(2) == 0 { view.autoScrollDraggedRow(elapsed: 0.1) }
    }
  }

  private func drop() {
    let view = table.view
    guard let source = view.movedRowPath, let target = view.movedRowTarget else { return }
    let section = shown[source.section].id
    let row = shown[source.section].rows[source.row]
    var rows = shown.map(\.rows)
    rows[source.section].remove(at: source.row)
    let others = rows[target.section]
    note("drop \(row) at \(target)")
    view.dropRow()
    held = nil
    guard source != target else { return }
    let place = SlowEdits.Place(
      section: shown[target.section].id,
      previous: target.row > 0 ? others[target.row - 1] : nil,
      next: target.row < others.count ? others[target.row] : nil, row: target.row, isGap: true)
    slow.perform([.move(section, row, place)])
  }
}
