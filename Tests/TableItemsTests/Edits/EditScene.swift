import TableItemsView
import TestSupport

/// A model of drawn content, and a journal of what it tells of edits.
@MainActor
struct EditScene {
  let model: TableModel
  let host = OtherHost()
  let dataSource: DataSource<OtherCell>
  let journal = Journal()

  init(_ drawing: String, isUniform: Bool = false, positions: Bool = false) {
    var content = TableContent(drawn: drawing, isUniform: isUniform)
    if positions { content = content.withoutRowIDs }
    model = TableModel(content)
    dataSource = DataSource(model: model)
    model.onEdit = { [journal] in journal.write($0.text) }
  }

  /// Has a host show the model, by batches that are done at once.
  func show() {
    host.dataSource = dataSource
    host.canPerformUpdates = true
    model.attach(to: host)
  }

  /// Has the host be done with what it performs.
  func complete() {
    for _ in 0..<8 { host.complete() }
  }

  /// What the program wants to be shown.
  var drawing: String { TableContent(model.sections).drawing }

  /// What is shown.
  var shown: String { model.content.drawing }

  func set(_ drawing: String) {
    model.sections = TableContent(drawn: drawing).sections
  }

  @discardableResult
  func delete(_ row: Int, _ section: ItemID = "A") -> TableUpdate? {
    model.perform(.delete(id(row, section)))
  }

  @discardableResult
  func move(_ row: Int, _ section: ItemID = "A", to place: RowPlace) -> TableUpdate? {
    model.perform(.move(id(row, section), to: place))
  }

  @discardableResult
  func insert(_ row: Int, _ place: RowPlace) -> TableUpdate? {
    model.perform(.insert(RowItem(Note(id: row)), at: place))
  }

  func id(_ row: Int, _ section: ItemID = "A") -> RowID {
    RowID(section: section, row: ItemID(row))
  }

  /// The row that stands for a position.
  func position(_ row: Int, _ section: ItemID = "A") -> RowID {
    RowID(section: section, row: .position(row))
  }
}

extension TableContent {
  /// The same rows, which stand for their positions.
  var withoutRowIDs: TableContent {
    TableContent(
      sections.map { section in
        var section = section
        section.rows = SectionRows(
          section.rows.map { row in
            var row = row
            row.id = nil
            return row
          })
        return section
      })
  }
}

extension TableEdit {
  /// The edit in words: `undo: move A/1 (0, 0) to B/1 (1, 0)`.
  var text: String {
    let place = [source, destination].compactMap { $0.map(\.description) }
    let ids = [id, newID].compactMap { $0.map(\.description) }
    switch kind {
    case .delete: return "\(cause): delete \(ids[0]) \(place[0])"
    case .insert: return "\(cause): insert \(ids[0]) \(place[0])"
    case .move: return "\(cause): move \(ids[0]) \(place[0]) to \(ids[1]) \(place[1])"
    }
  }
}
