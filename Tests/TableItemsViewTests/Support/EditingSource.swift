import TableItemsView
import TestSupport

/// A data source of a model as one writes it without this package's own, whose rows can be edited and
/// moved; it writes down what it is asked, by the names of rows.
@MainActor
final class EditingSource: TableViewEditing, TableViewReordering, ModelBacked {
  let model: TableModel
  var hasEditableRows = true
  var hasMovableRows = false
  var canEdit: (String) -> Bool = { _ in true }
  var canMove: (String) -> Bool = { _ in true }

  /// What it does when a row is to be deleted, or inserted before another; by default that.
  var onCommit: ((CellEditingStyle, RowPath) -> Void)?

  private let journal: Journal
  private let base: DataSource<TextCell>

  init(_ model: TableModel, journal: Journal) {
    self.model = model
    self.journal = journal
    base = DataSource(model: model)
  }

  func numberOfSections(in tableView: any TableHost<TextCell>) -> Int {
    base.numberOfSections(in: tableView)
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
  ) -> Int { base.tableView(tableView, numberOfRowsInSection: section) }

  func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
    base.tableView(tableView, cellForRowAt: path)
  }

  func hasEditableRows(in tableView: any TableHost<TextCell>) -> Bool { hasEditableRows }

  func hasMovableRows(in tableView: any TableHost<TextCell>) -> Bool { hasMovableRows }

  func tableView(_ tableView: any TableHost<TextCell>, canEditRowAt path: RowPath) -> Bool {
    journal.write("can edit \(model.name(at: path))")
    return canEdit(model.name(at: path))
  }

  func tableView(_ tableView: any TableHost<TextCell>, canMoveRowAt path: RowPath) -> Bool {
    journal.write("can move \(model.name(at: path))")
    return canMove(model.name(at: path))
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, moveRowAt path: RowPath, to newPath: RowPath
  ) {}

  func tableView(
    _ tableView: any TableHost<TextCell>, commit editingStyle: CellEditingStyle,
    forRowAt path: RowPath
  ) {
    journal.write("commit \(editingStyle) \(model.name(at: path))")
    if let onCommit { return onCommit(editingStyle, path) }
    // What waited may have the row stand elsewhere.
    guard let id = model.content.id(at: path) else { return }
    model.update { draft in
      guard let path = draft.path(of: id) else { return }
      if editingStyle == .delete {
        draft.remove(at: path)
      } else {
        draft.insert("new", at: path)
      }
    }
  }
}

extension TableModel {
  /// Returns the text of a row; a dash if there is none.
  func name(at path: RowPath) -> String { content.row(at: path)?.data as? String ?? "-" }
}
