/// A data source whose rows can be moved by a person.
///
/// To conform is to have the ability, as the presence of the methods is in UIKit.
@MainActor
public protocol TableViewReordering<Cell>: TableViewDataSource {
  /// Returns whether there may be rows that can be moved, asked before any row is; true by default.
  ///
  /// It stands for the question whether the methods are there.
  func hasMovableRows(in tableView: any TableHost<Cell>) -> Bool

  /// Returns whether a row can be moved; true by default.
  func tableView(_ tableView: any TableHost<Cell>, canMoveRowAt path: RowPath) -> Bool

  /// Takes a row out and puts it in where a person has dropped it.
  ///
  /// The table shows the row there already, and must not be told of the move.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - path: Where the row stood.
  ///   - newPath: Where it is to be found afterwards.
  func tableView(_ tableView: any TableHost<Cell>, moveRowAt path: RowPath, to newPath: RowPath)
}

extension TableViewReordering {
  /// True.
  public func hasMovableRows(in tableView: any TableHost<Cell>) -> Bool { true }

  /// True.
  public func tableView(_ tableView: any TableHost<Cell>, canMoveRowAt path: RowPath) -> Bool {
    true
  }
}

/// A delegate that says where rows can be moved to.
@MainActor
public protocol TableViewReorderingDelegate: TableViewDelegate {
  /// Returns where a row that is being moved goes if it is dropped: the proposed place to agree, that
  /// of the row itself to refuse, or another one.
  func tableView(
    _ tableView: any TableHost, targetPathForMoveFromRowAt path: RowPath,
    toProposedPath proposedPath: RowPath
  ) -> RowPath
}
