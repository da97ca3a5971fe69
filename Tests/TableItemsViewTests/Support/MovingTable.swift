import TableItemsView
import TestSupport

/// A table of a data source of one's own whose rows can be moved, and of a delegate that is asked where
/// to; both write down what they are asked.
@MainActor
final class MovingTable: TableViewReordering, TableViewReorderingDelegate {
  var sections: [[String]]
  let headers: Bool
  let footers: Bool
  let journal = Journal()
  let view: TableView<TextCell>

  /// Whether there are rows that can be moved, and which.
  var hasMovableRows = true
  var canMove: (RowPath) -> Bool = { _ in true }

  /// Where a row goes instead of a place.
  var target: (_ source: RowPath, _ proposed: RowPath) -> RowPath = { $1 }

  /// What is done instead of moving a row.
  var move: ((_ source: RowPath, _ target: RowPath) -> Void)?

  init(
    _ sections: [[String]], height: Double = 20, headers: Bool = false, footers: Bool = false,
    style: TableStyle = .plain
  ) {
    self.sections = sections
    (self.headers, self.footers) = (headers, footers)
    view = TableView(width: 10, height: height, style: style)
    view.register(TextCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.isEditing = true
    view.layoutIfNeeded()
  }

  /// The lines of the screen, without the controls to move rows with.
  var lines: [String] {
    view.screen.lines.map { line in
      guard line.hasSuffix("=") else { return line }
      return String(line.dropLast().reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The screen as text, without those.
  var screen: String { lines.joined(separator: "\n") }

  /// The screen without marks and margins, in one line.
  var line: String {
    lines.map { $0.drop { " ^>*".contains($0) } }.joined(separator: " ")
  }

  func numberOfSections(in tableView: any TableHost<TextCell>) -> Int { sections.count }

  func tableView(
    _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
  ) -> Int { sections[section].count }

  func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.show(CellContent(text: sections[path.section][path.row]))
    return cell
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, titleForHeaderInSection section: Int
  ) -> String? { headers ? "H\(section)" : nil }

  func tableView(
    _ tableView: any TableHost<TextCell>, titleForFooterInSection section: Int
  ) -> String? { footers ? "F\(section)" : nil }

  func hasMovableRows(in tableView: any TableHost<TextCell>) -> Bool { hasMovableRows }

  func tableView(_ tableView: any TableHost<TextCell>, canMoveRowAt path: RowPath) -> Bool {
    canMove(path)
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, moveRowAt path: RowPath, to newPath: RowPath
  ) {
    journal.write("move \(path) to \(newPath)")
    if let move { return move(path, newPath) }
    let row = sections[path.section].remove(at: path.row)
    sections[newPath.section].insert(row, at: newPath.row)
  }

  func tableView(
    _ tableView: any TableHost, targetPathForMoveFromRowAt path: RowPath,
    toProposedPath proposedPath: RowPath
  ) -> RowPath {
    journal.write("\(path) to \(proposedPath)?")
    return target(path, proposedPath)
  }
}

/// A data source with a model, which moves rows of the model.
@MainActor
final class ModelMovingDataSource: ModelBacked, TableViewReordering {
  let model: TableModel
  private let base: DataSource<TextCell>

  /// Whether rows are moved at all.
  var movesRows = true

  init(_ model: TableModel) {
    self.model = model
    base = DataSource(model: model)
  }

  func attach(to host: any TableHost) { base.attach(to: host) }

  func detach(from host: any TableHost) { base.detach(from: host) }

  func numberOfSections(in tableView: any TableHost<TextCell>) -> Int {
    base.numberOfSections(in: tableView)
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
  ) -> Int { base.tableView(tableView, numberOfRowsInSection: section) }

  func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
    base.tableView(tableView, cellForRowAt: path)
  }

  func tableView(
    _ tableView: any TableHost<TextCell>, moveRowAt path: RowPath, to newPath: RowPath
  ) {
    guard movesRows, let row = model.row(at: path) else { return }
    var sections = model.sections
    sections[path.section].rows.remove(at: path.row)
    sections[newPath.section].rows.insert(row, at: newPath.row)
    model.sections = sections
  }
}
