/// A rule that a batch of updates has to keep.
///
/// Some are UIKit's own, which ends the program where they are broken. Others forbid what UIKit lets
/// pass and then shows wrongly, or crashes on while it animates. To reconfigure a row is to reload it, as
/// far as the rules go.
public enum UpdateRule: Hashable, Sendable, CaseIterable {
  /// Sections that are deleted, reloaded or moved exist before the update; those that are inserted or
  /// moved to exist after it.
  case sectionExists

  /// Rows that are deleted, reloaded, reconfigured or moved exist before the update; those that are
  /// inserted or moved to exist after it.
  case rowExists

  /// Nothing happens twice to one section or row.
  case noRepetition

  /// What is deleted is not reloaded.
  case noDeleteAndReload

  /// What is deleted does not move.
  case noDeleteAndMove

  /// What is reloaded does not move in the same batch.
  case noReloadAndMove

  /// Nothing moves to where something else is inserted.
  case noInsertAndMove

  /// A row that is reconfigured is not deleted, reloaded or moved.
  case noReconfigureAndOther

  /// No row moves out of a section that is deleted.
  case noMoveFromDeletedSection

  /// No row moves into a section that is inserted.
  case noMoveToInsertedSection

  /// No row is changed in a section that is deleted, inserted or reloaded as a whole.
  case noRowOfChangedSection

  /// No row is changed in a section that moves, or moves into it or out of it.
  case noRowOfMovedSection

  /// A section that is reloaded has the same position after the update.
  case noReloadOfDisplacedSection

  /// No row is reloaded or reconfigured in a section that rows move within, out of or into, or that
  /// has another position after an update that moves sections.
  case noReloadAmongMoves

  /// The number of sections is the one before, plus those inserted, minus those deleted.
  case sectionsAddUp

  /// The number of rows of every section that stays is the one before, plus those inserted and moved
  /// in, minus those deleted and moved out.
  case rowsAddUp
}
