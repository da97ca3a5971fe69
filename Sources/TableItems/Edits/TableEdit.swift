/// An edit that a model has made: what ``TableModel/onEdit`` is told.
///
/// Edits are told one by one, in the order in which they were made. Who does the same to a copy of the
/// sections, with the paths as they are given, keeps it in step:
///
/// ```swift
/// model.onEdit = { edit in
///   if let path = edit.source { groups[path.section].remove(at: path.row) }
///   if let path = edit.destination, let fruit = edit.row.data as? Fruit {
///     groups[path.section].insert(fruit, at: path.row)
///   }
/// }
/// ```
public struct TableEdit: Sendable {
  /// What can be done to a row.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The row is gone.
    case delete

    /// The row came.
    case insert

    /// The row stands elsewhere.
    case move
  }

  /// Why an edit was made.
  public enum Cause: Hashable, Sendable, CaseIterable {
    /// It was performed, as a person wants.
    case person

    /// An earlier edit was taken back.
    case undo

    /// An edit that was taken back was made again.
    case redo
  }

  /// What was done.
  public let kind: Kind

  /// Why.
  public let cause: Cause

  /// Which edit of the model it is: the same number when it is taken back, and when it is made again.
  public let number: Int

  /// Which row it is, as it was before: for one that came, as it is now.
  public let id: RowID

  /// Which row it is now: another one for a row that went to another section, or that stands for its
  /// position; nil for one that is gone.
  public let newID: RowID?

  /// The row, with its data.
  public let row: RowItem

  /// Where it was among the ``TableModel/sections`` before this edit; nil if it came.
  public let source: RowPath?

  /// Where it is among them after this edit; nil if it is gone.
  public let destination: RowPath?
}
