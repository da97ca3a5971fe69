/// What a person has opened and not closed yet: one thing at a time, during which updates of the model
/// wait.
enum OpenInteraction {
  /// Actions at an edge of a row.
  case swipe(RowSwipe)

  /// The menu of a row.
  case menu(OpenMenu)

  /// A row that is being moved.
  case reorder(RowReorder)

  /// The row that it is about.
  var row: TrackedRow {
    get {
      switch self {
      case .swipe(let swipe): swipe.row
      case .menu(let menu): menu.row
      case .reorder(let reorder): reorder.row
      }
    }
    set {
      switch self {
      case .swipe(var swipe):
        swipe.row = newValue
        self = .swipe(swipe)
      case .menu(var menu):
        menu.row = newValue
        self = .menu(menu)
      case .reorder(var reorder):
        reorder.row = newValue
        self = .reorder(reorder)
      }
    }
  }
}
