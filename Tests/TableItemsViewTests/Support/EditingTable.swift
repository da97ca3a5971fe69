import TableItemsView
import TestSupport

/// A table of rows that can be edited, by a data source and a delegate of one's own.
@MainActor
final class EditingTable {
  let journal = Journal()
  let model: TableModel
  let source: EditingSource
  let delegate: EditingListener
  let view: TableView<TextCell>

  init(_ rows: String, width: Double = 24, height: Double = 8) {
    model = TableModel(sections: Self.sections(rows))
    source = EditingSource(model, journal: journal)
    delegate = EditingListener(model, journal: journal)
    view = TableView(width: width, height: height)
    view.dataSource = source
    view.delegate = delegate
    view.layoutIfNeeded()
  }

  static func sections(_ rows: String) -> [SectionItem] {
    [SectionItem(id: "A", rows: rows.split(separator: " ").map { RowItem(String($0)) })]
  }

  /// The screen as text.
  var screen: String { "\(view.screen)" }

  /// The names of the rows, as the table counts them.
  var rows: String {
    (0..<view.numberOfRows(inSection: 0)).map { model.name(at: path($0)) }.joined(separator: " ")
  }

  func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  /// Returns where a row is that is there.
  func path(_ name: String) -> RowPath {
    model.path(of: RowID(section: "A", row: ItemID(name))) ?? RowPath(section: -1, row: 0)
  }

  /// Returns an action that writes down what it is performed on.
  func action(
    _ title: String, style: RowAction.Style = .normal, isEnabled: Bool = true
  ) -> RowAction {
    let journal = journal
    return RowAction(title, style: style, isEnabled: isEnabled) { event in
      journal.write("\(title) \(event.row.data)")
      return true
    }
  }

  /// Returns what was asked and told since the last time.
  func read() -> String { journal.read().joined(separator: ", ") }
}
