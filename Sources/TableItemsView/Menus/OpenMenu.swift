/// The menu of a row that is open.
struct OpenMenu {
  /// The row.
  var row: TrackedRow

  /// What is shown of the menu.
  var navigation: MenuNavigation
}
