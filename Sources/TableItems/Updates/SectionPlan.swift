/// What happens to a section between two contents, and in which batch.
struct SectionPlan {
  /// Its old position; nil for one that comes.
  var old: Int?

  /// Its new position; nil for one that goes.
  var new: Int?

  /// Its position between the first batch and the last.
  var between = 0

  /// Whether it stands elsewhere among the sections that stay.
  var isMoved = false

  /// Whether rows of it go, come or move.
  var hasRowChanges = false

  /// Whether rows move within it, into it or out of it.
  var hasRowMoves = false

  /// The batch in which its rows go, come and move: when all of them are as they are to be.
  var rowBatch = 1

  /// The batch in which it moves.
  var moveBatch = 1

  /// The batch in which its rows are reconfigured or reloaded.
  var updateBatch = 1

  /// Whether it stays, and does not move.
  var isStill: Bool { old != nil && new != nil && !isMoved }

  /// Whether it comes, and rows move into it.
  var isFilled: Bool { old == nil && hasRowMoves }

  /// Whether it goes, and rows move out of it.
  var isEmptied: Bool { new == nil && hasRowMoves }
}
