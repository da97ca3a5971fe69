import TableItemsView

/// Keeps a directory in step with its table while a person edits it.
@MainActor
final class EntryEditor {
  private let model: TableModel
  private let store: any EntryStore

  /// Where entries are that were deleted: their names in the trash folder, the last one last.
  private var trashed: [RawText: [RawText]] = [:]

  /// What was done, a line each.
  private(set) var notes: [String] = []

  /// What could not be done, a line each.
  private(set) var problems: [String] = []

  /// Does the edits of a model in a store.
  init(_ model: TableModel, _ store: any EntryStore) {
    self.model = model
    self.store = store
    model.onEdit = { [weak self] in self?.follow($0) }
  }

  /// Moves an entry to the trash folder, and returns whether its row may go.
  func trash(_ entry: Entry) -> Bool {
    guard entry.name != trashName else {
      problems.append("the trash folder itself cannot be deleted")
      return false
    }
    return attempt { () throws(SystemError) in
      let name = try store.trash(entry.name)
      trashed[entry.name, default: []].append(name)
      note(
        "moved '\(entry.name)' to '\(trashName)/\(name)'", "move '\(entry.name)' to '\(trashName)'")
    }
  }

  /// Makes a copy of a file, and puts its row below that of the file, wherever that is by then.
  func copy(_ file: Entry, of id: RowID) async -> Bool {
    do throws(SystemError) {
      let copy = try await store.copy(file)
      note("copied '\(file.name)' to '\(copy.name)'", "copy '\(file.name)' to '\(copy.name)'")
      model.perform(.insert(RowItem(copy, cell: .file), at: .after(id)))
      return true
    } catch {
      problems.append("\(error)")
      return false
    }
  }

  /// Returns what was done and what could not be done since it was last asked for.
  func takeNews() -> (notes: [String], problems: [String]) {
    defer { (notes, problems) = ([], []) }
    return (notes, problems)
  }

  /// Does in the directory what was done, taken back or done again in the table.
  private func follow(_ edit: TableEdit) {
    guard let entry = edit.row.data as? Entry else { return }
    switch (edit.kind, edit.cause) {
    case (.move, _):
      notes.append("moved the row of '\(entry.name)'")
    case (_, .person):
      break  // It was done before the row went or came.
    case (.delete, _):
      if !trash(entry) { model.undo(edit) }
    case (.insert, _):
      let isRestored = attempt { () throws(SystemError) in
        guard let name = trashed[entry.name]?.last else { return }
        try store.restore(name, as: entry.name)
        trashed[entry.name]?.removeLast()
        note("moved '\(entry.name)' back", "move '\(entry.name)' back")
      }
      if !isRestored { model.undo(edit) }
    }
  }

  private func note(_ done: String, _ planned: String) {
    notes.append(store.isWriting ? done : "would \(planned)")
  }

  /// Does something, and returns whether it could be done.
  private func attempt(_ body: () throws(SystemError) -> Void) -> Bool {
    do throws(SystemError) {
      try body()
      return true
    } catch {
      problems.append("\(error)")
      return false
    }
  }
}
