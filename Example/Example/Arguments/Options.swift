/// What a person wants to see of directories.
struct Options: Equatable {
  /// The directories, in order.
  var paths: [RawText] = []

  /// Whether names that begin with a dot are shown.
  var showsAll = false

  /// What the entries of a section are sorted by.
  var sortKey = Entry.SortKey.name

  /// How many lines can be seen; nil for all.
  var height: Int?

  /// The entry to scroll to.
  var scrollTarget: RawText?

  /// The entry to select.
  var selection: RawText?
}
