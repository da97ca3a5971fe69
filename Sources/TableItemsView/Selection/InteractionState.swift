/// What a table view knows of what a person does.
struct InteractionState {
  /// The rows that are selected.
  var selection = TableSelection()

  /// Whether cells are to take some time to look otherwise.
  var isAnimated = false

  /// The rows that were selected before the last batch of updates, and are gone.
  var lostSelection: Set<RowPath> = []

  /// The row that is touched.
  var highlighted: TrackedRow?

  /// The row that keys lead from.
  var focused: TrackedRow?

  /// Whether the table is being edited.
  var isEditing = false

  /// Whether several rows are being selected in one go.
  var isSelectingSeveral = false

  /// What a person has opened and not closed yet.
  var open: OpenInteraction?

  /// The text that a person edits.
  var input: OpenInput?

  /// How many texts were begun, how many calls that begin or end one have not ended, and whether no other
  /// one can be begun meanwhile.
  var begunTexts = 0
  var openTextCalls = 0
  var refusesTexts = false

  /// What a person drags from here.
  var drag: DragSession?

  /// What a person drags, or has dragged, to where the table is.
  var drop: OpenDrop?

  /// What was closed while nobody could be told, and whether it is being told.
  var ended: [OpenInteraction] = []
  var isTellingOfEnds = false

  /// Whether the content is being dragged.
  var isDragging = false

  /// Where rows without ids went.
  var moves = RowMoves()

  /// How many taps and reloads there were, so that what a closure has overtaken is not carried on with.
  var taps = 0
  var reloads = 0

  /// How often a person has changed the selection.
  var selectionChanges = 0

  /// How many of a person's actions that may change the selection have not ended.
  var openSelectionChanges = 0
}
