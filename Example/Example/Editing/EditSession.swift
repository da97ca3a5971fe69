import TableItemsView

/// A script of edits, done to the table of a directory as a person would do them.
@MainActor
struct EditSession {
  private let table: DirectoryTable
  private let editor: EntryEditor

  /// Begins to edit a table.
  init(_ table: DirectoryTable, in store: any EntryStore) {
    self.table = table
    editor = EntryEditor(table.model, store)
    table.beginEditing(with: editor)
  }

  /// Does what a line of the script says.
  ///
  /// - Returns: What was done and what could not be done; nil for a line that says nothing.
  func run(_ line: [UInt8]) async -> (notes: [String], problems: [String])? {
    do throws(ScriptError) {
      guard let line = try ScriptLine(line) else { return nil }
      let problem = await run(try EditCommand(line, names: existingName))
      table.updateTitles()
      var news = editor.takeNews()
      if let problem, news.problems.isEmpty { news.problems = [problem] }
      return news
    } catch {
      return ([], ["\(error)"])
    }
  }

  /// Does an edit, and returns why it could not be done.
  private func run(_ command: EditCommand) async -> String? {
    switch command {
    case .delete(let name): await delete(name)
    case .move(let name, before: let other): move(name, before: other)
    case .action(let name, let title): await perform(title, on: name)
    case .undo: table.model.undo() == nil ? "there is nothing to take back" : nil
    case .redo: table.model.redo() == nil ? "there is nothing to do again" : nil
    }
  }

  private func delete(_ name: RawText) async -> String? {
    guard let path = visiblePath(of: name) else { return "'\(name)' is not there any more" }
    table.view.tapEditControl(ofRowAt: path)
    _ = await table.view.performSwipeAction(at: 0)?.value
    return self.path(of: name) == nil ? nil : "'\(name)' cannot be deleted"
  }

  private func move(_ name: RawText, before other: RawText) -> String? {
    guard let path = visiblePath(of: name), var target = self.path(of: other) else {
      return "'\(name)' is not there any more"
    }
    if path.section == target.section, path.row < target.row { target.row -= 1 }
    guard path != target else { return "'\(name)' is there already" }
    let view = table.view
    guard view.beginMovingRow(at: path) else { return "'\(name)' cannot be moved" }
    view.moveDraggedRow(toRowAt: target)
    view.dropRow()
    return self.path(of: name) == target ? nil : "'\(name)' cannot be moved to another section"
  }

  /// Performs an action that a swipe over a row uncovers at one of its edges, or one of its menu.
  private func perform(_ title: String, on name: RawText) async -> String? {
    let view = table.view
    // Rows are not swiped over while the table is edited.
    view.setEditing(false)
    defer { view.setEditing(true) }
    for edge in [RowEdge.leading, .trailing] {
      guard let path = visiblePath(of: name) else { return "'\(name)' is not there any more" }
      guard view.swipeRow(at: path, edge: edge) else { continue }
      if let index = view.uncoveredActions.firstIndex(where: { $0.title == title }) {
        let isDone = await view.performSwipeAction(at: index)?.value
        return isDone == true ? nil : "'\(title)' could not be done"
      }
      view.closeSwipe()
    }
    guard let path = visiblePath(of: name), view.openContextMenu(forRowAt: path) else {
      return "'\(name)' has no action '\(title)'"
    }
    guard let index = view.contextMenu?.items.firstIndex(where: { $0.title == title }) else {
      view.closeContextMenu()
      return "'\(name)' has no action '\(title)'"
    }
    let isDone = await view.chooseMenuItem(at: index)?.value
    return isDone == true ? nil : "'\(title)' could not be done"
  }

  /// The entry that is meant by a name that is written as the table shows it.
  private func existingName(_ name: RawText) -> RawText? {
    let name = name.unescaped
    return path(of: name) == nil ? nil : name
  }

  private func path(of name: RawText) -> RowPath? {
    table.model.content.path(ofRow: ItemID(name))
  }

  /// Scrolls until an entry can be seen.
  private func visiblePath(of name: RawText) -> RowPath? {
    let path = path(of: name)
    if let path { table.view.scrollToRow(at: path, at: .none) }
    return path
  }
}
