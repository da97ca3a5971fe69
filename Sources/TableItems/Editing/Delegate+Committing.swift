/// What a person does to rows, done to the model once, by id, and told to the closures.
extension Delegate {
  /// Deletes a row if the closures agree, and tells them; all that they edit is undone together with it.
  func deleteIfAgreed(_ row: MarkedRow) {
    row.model?.groupingEdits(with: model) {
      guard let details = row.current, ask(.shouldDelete, details, shouldDelete) ?? true
      else { return }
      delete(row)
    }
  }

  /// Deletes a row, if it is still there, and tells the closures.
  func delete(_ row: MarkedRow) {
    row.model?.groupingEdits(with: model) {
      guard let details = row.current, row.perform({ .delete($0) }) != nil else { return }
      tell(.delete, details, onDelete)
    }
  }

  /// Inserts the row that the closures say before another, if that is still there.
  func insertRow(before row: MarkedRow) {
    guard let details = row.current else { return }
    row.model?.groupingEdits(with: model) {
      guard let answer = ask(.rowToInsert, details, rowToInsert), let new = answer else { return }
      _ = row.perform { .insert(new, at: .before($0)) }
    }
  }

  /// Moves a row, if it is still there, and tells the closures, unless it is where it is to go already.
  func move(_ row: MarkedRow, to place: RowPlace) {
    row.model?.groupingEdits(with: model) {
      guard let edit = row.perform({ .move($0, to: place) }), let source = edit.source,
        let destination = edit.destination, var details = row.model?.source.event(at: destination)
      else { return }
      details.move = TableDifference.Move(from: source, to: destination)
      tell(.move, details, onMove)
    }
  }
}
