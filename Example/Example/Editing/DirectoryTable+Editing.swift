import TableItemsView

extension DirectoryTable {
  /// Has a person edit the table: every row can be deleted and moved within its section, and files can be
  /// copied.
  func beginEditing(with editor: EntryEditor) {
    model.levelsOfUndo = 0  // all
    delegate.editingStyle = { _ in .delete }
    delegate.shouldDelete = { event in event.data(as: Entry.self).map(editor.trash) ?? false }
    delegate.canMove = { _ in true }
    delegate.moveTarget = { event in
      guard let move = event.move, move.destination.section == event.path.section
      else { return event.path }
      return move.destination
    }
    delegate.on(.file, .leadingSwipeActions) { file, _ in
      [RowAction("Copy") { event in await editor.copy(file, of: event.id) }]
    }
    delegate.contextMenu = { [model] event in
      let section = event.id.section
      return RowMenu(actions: [
        RowAction("Move to Top") { event in
          model.perform(.move(event.id, to: .start(ofSection: section))) != nil
        },
        RowAction("Move to Bottom") { event in
          model.perform(.move(event.id, to: .end(ofSection: section))) != nil
        },
      ])
    }
    view.setEditing(true)
  }

  /// Has the titles and the total say how many entries there are now.
  func updateTitles() {
    show(total: model.sections.flatMap { $0.rows.compactMap { $0.data as? Entry } }.total)
    model.update { draft in
      for section in 0..<draft.numberOfSections {
        guard var title = draft.section(at: section)?.header?.data as? SectionTitle else {
          continue
        }
        let count = draft.numberOfRows(inSection: section)
        guard title.count != count else { continue }
        title.count = count
        draft.setHeader(HeaderFooter(title, view: SectionTitleView.self), ofSection: section)
      }
    }
  }
}
