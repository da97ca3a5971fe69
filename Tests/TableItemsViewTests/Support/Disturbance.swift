import TableItemsView

/// What a closure does to a table of the rows `a`, `b`, `c` and `d` in the middle of something that
/// happens to `b`, while `a` is selected.
enum Disturbance: CaseIterable {
  // The rows stay where they are.
  case look, scroll, resize, restyle

  // The table is loaded anew, and has the row still.
  case reload, insert, removeOther, split

  // The row is gone.
  case remove, clear, replace, replaceDataSource

  // Something else happens to the rows.
  case tapOther, touchOther, cancel, select, deselect, press, edit, forbid, dropDelegate

  static let harmless: [Disturbance] = [.look, .scroll, .resize, .restyle]
  static let loading: [Disturbance] = [.reload, .insert, .removeOther, .split]
  static let removing: [Disturbance] = [.remove, .clear, .replace, .replaceDataSource]
  static let interfering: [Disturbance] = [
    .touchOther, .cancel, .select, .deselect, .press, .edit, .forbid,
  ]

  static let names = ["a", "b", "c", "d"]

  /// The sections of the table.
  static var sections: [SectionItem] {
    [SectionItem(id: "rows", header: "header", rows: names.map { RowItem($0) })]
  }

  @MainActor
  func apply(to table: TextTable) {
    func path(_ name: ItemID) -> RowPath {
      table.model.path(of: RowID(section: "rows", row: name)) ?? RowPath(section: -1, row: 0)
    }
    switch self {
    case .look:
      _ = (table.screen, table.contentHeight, table.rowPathsForVisibleRows, table.visibleCells)
    case .scroll: table.contentOffset += 1
    case .resize:
      table.width = 7
      table.height = 2
    case .restyle:
      table.rowHeight = 2
      table.pinsHeadersAndFooters.toggle()
    case .reload: table.reloadData()
    case .insert: table.sections[0].rows.insert(contentsOf: ["x", "y"], at: 0)
    case .removeOther: table.sections[0].rows.removeFirst()
    case .split: table.sections.insert(SectionItem(id: "other", rows: ["b", "z"]), at: 0)
    case .remove: table.sections[0].rows.remove(at: path("b").row)
    case .clear: table.sections = []
    case .replace: table.sections = [SectionItem(id: "others", rows: ["e", "f", "g"])]
    case .replaceDataSource: table.dataSource = nil
    case .tapOther: table.tapRow(at: path("c"))
    case .touchOther: table.beginTouch(ofRowAt: path("c"))
    case .cancel: table.cancelTouch()
    case .select: table.selectRow(at: path("c"))
    case .deselect: table.selectRow(at: nil)
    case .press: table.press(.down)
    case .edit: table.isEditing.toggle()
    case .forbid: table.allowsSelection = false
    case .dropDelegate: table.delegate = nil
    }
  }
}
