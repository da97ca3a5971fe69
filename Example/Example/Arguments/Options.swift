import TableItemsView

/// What a person wants to see of directories.
struct Options: Equatable {
  /// The directories, in order.
  var paths: [RawText] = []

  /// Whether names that begin with a dot are shown.
  var showsAll = false

  /// What the entries of a section are sorted by.
  var sortKey = Entry.SortKey.name

  /// How the sections are set off from each other.
  var style = TableStyle.plain

  /// Whether there is a section for each initial, and an index of them.
  var showsIndex = false

  /// How many lines can be seen; nil for all.
  var height: Int?

  /// How many lines are scrolled by.
  var offset: Int?

  /// The title of the index to touch.
  var indexTitle: RawText?

  /// The entry to scroll to.
  var scrollTarget: RawText?

  /// The entry to select.
  var selection: RawText?

  /// Whether the directory is edited, by a script on standard input.
  var isEditing = false

  /// Whether edits are done, and not just shown.
  var isWriting = false
}
