import TableItemsView

/// A host with the ready objects, asked and told as a table view does it while a person edits.
@MainActor
final class EditedTable {
  let host = OtherHost()
  let model: TableModel
  let dataSource: DataSource<OtherCell>
  let delegate: Delegate

  /// What the closures were told, in order.
  var told: [String] = []

  init(_ sections: [SectionItem]) {
    model = TableModel(sections: sections)
    dataSource = DataSource(model: model)
    delegate = Delegate(model: model)
    host.dataSource = dataSource
    host.delegate = delegate
    dataSource.attach(to: host)
    delegate.attach(to: host)
  }

  convenience init(_ rows: RowItem...) {
    self.init([SectionItem(id: "A", rows: rows)])
  }

  /// The ids of all rows, as in `a b | c`.
  var drawing: String {
    model.sections.map { $0.rows.map { "\($0.id ?? "-")" }.joined(separator: " ") }
      .joined(separator: " | ")
  }

  private var editing: (any TableViewEditing<OtherCell>)? {
    host.dataSource as? any TableViewEditing<OtherCell>
  }

  private var reordering: (any TableViewReordering<OtherCell>)? {
    host.dataSource as? any TableViewReordering<OtherCell>
  }

  var hasEditableRows: Bool { editing?.hasEditableRows(in: host) ?? false }

  var hasMovableRows: Bool { reordering?.hasMovableRows(in: host) ?? false }

  func canEdit(_ row: Int = 0, inSection section: Int = 0) -> Bool {
    editing?.tableView(host, canEditRowAt: RowPath(section: section, row: row)) ?? false
  }

  func canMove(_ row: Int = 0, inSection section: Int = 0) -> Bool {
    reordering?.tableView(host, canMoveRowAt: RowPath(section: section, row: row)) ?? false
  }

  func style(_ row: Int = 0) -> CellEditingStyle? {
    (host.delegate as? any TableViewEditingDelegate)?
      .tableView(host, editingStyleForRowAt: RowPath(section: 0, row: row))
  }

  func indents(_ row: Int = 0) -> Bool? {
    (host.delegate as? any TableViewEditingDelegate)?
      .tableView(host, shouldIndentWhileEditingRowAt: RowPath(section: 0, row: row))
  }

  func commit(_ style: CellEditingStyle, _ row: Int, inSection section: Int = 0) {
    editing?.tableView(host, commit: style, forRowAt: RowPath(section: section, row: row))
  }

  func move(_ path: (Int, Int), to newPath: (Int, Int)) {
    reordering?.tableView(
      host, moveRowAt: RowPath(section: path.0, row: path.1),
      to: RowPath(section: newPath.0, row: newPath.1))
  }

  /// Writes down the edits that the closures of the delegate are told of.
  func tellEdits() {
    delegate.onDelete = { [unowned self] in told.append("delete \($0.id.row) at \($0.path)") }
    delegate.onMove = { [unowned self] event in
      let move = event.move.map { "\($0.source) to \($0.destination)" } ?? "nowhere"
      told.append("move \(event.id.row) from \(move)")
    }
  }
}

extension TableEvent {
  /// The id of the row in words.
  var name: String { "\(id.row)" }
}
