/// An edit that was made: where a row stood before, and where it stands after it.
///
/// To take it back is to make the same edit with the two exchanged.
struct AppliedEdit: Sendable {
  /// Where a row stands, or stood.
  struct Standing: Sendable {
    /// The path, in all content of the model.
    let path: RowPath

    /// The identity of the row there.
    let id: RowID

    /// The place, to be found again when the content has changed.
    let place: RowPlace
  }

  /// Which edit it is.
  let number: Int

  /// The row.
  var row: RowItem

  /// Where it stood; nil if it came.
  var old: Standing?

  /// Where it stands; nil if it is gone.
  var new: Standing?

  /// The edit that takes it back.
  var inverse: AppliedEdit { AppliedEdit(number: number, row: row, old: new, new: old) }

  /// What is told of it; nil if nothing was done.
  func told(_ cause: TableEdit.Cause) -> TableEdit? {
    guard let id = old?.id ?? new?.id else { return nil }
    let kind: TableEdit.Kind = old == nil ? .insert : new == nil ? .delete : .move
    return TableEdit(
      kind: kind, cause: cause, number: number, id: id, newID: new?.id, row: row,
      source: old?.path, destination: new?.path)
  }
}
