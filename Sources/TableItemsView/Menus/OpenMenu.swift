/// The menu of a row that is open.
struct OpenMenu {
  /// The row.
  var row: TrackedRow

  /// The menu.
  let menu: RowMenu
}
