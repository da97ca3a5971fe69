import TableItemsView
import TestSupport
import Testing

/// A cell that writes down what happens to it.
private final class WritingCell: TextCell {
  var journal: Journal?

  override func prepareForReuse() {
    super.prepareForReuse()
    journal?.write("prepare")
  }

  override func show(_ content: CellContent) {
    super.show(content)
    journal?.write("fill \(content.text)\(isSelected ? ", selected" : "")")
  }
}

@MainActor
struct ReuseOrderTests {
  private let journal = Journal()
  private let tableView = TableView<TextCell>(width: 20, height: 1)
  private let dataSource: CountingDataSource
  private let delegate: WritingDelegate

  init() {
    dataSource = CountingDataSource([9], registers: false)
    delegate = WritingDelegate(journal: journal)
    tableView.register(
      .factory { [journal] in
        let cell = WritingCell()
        cell.journal = journal
        journal.write("make")
        return cell
      }, forCellReuseIdentifier: "row")
    delegate.onDisplay = { [journal] cell in
      guard let cell = cell as? TextCell else { return }
      journal.write(
        "shown\(cell.isSelected ? ", selected" : "")\(cell.isHighlighted ? ", highlighted" : "")")
    }
    tableView.dataSource = dataSource
    tableView.delegate = delegate
  }

  private func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  /// Returns what happens to cells while the table is looked at.
  private func look() -> [String] {
    tableView.layoutIfNeeded()
    return journal.read().filter { !$0.contains("height") }
  }

  // 7.2, 7.5, 7.6
  @Test func `A new cell is made, filled and displayed, and not prepared for reuse`() {
    #expect(look() == ["make", "fill row 0.0", "will display (0, 0)", "shown"])
  }

  // 7.1, 7.2, 7.5, 7.6
  @Test func `A cell that left is prepared, filled, given its selection, and then displayed`() {
    tableView.selectRow(at: row(0))
    tableView.selectRow(at: row(1))
    _ = look()
    tableView.contentOffset = 1
    #expect(
      look() == [
        "did end (0, 0)", "prepare", "fill row 0.1", "will display (0, 1)", "shown, selected",
      ])
    tableView.contentOffset = 0
    #expect(
      look() == ["did end (0, 1)", "prepare", "fill row 0.0", "will display (0, 0)", "shown"])
  }

  // 7.5
  @Test func `A cell that comes back while its row is touched is highlighted when displayed`() {
    tableView.beginTouch(ofRowAt: row(0))
    tableView.contentOffset = 5
    tableView.layoutIfNeeded()
    tableView.contentOffset = 0
    #expect(look().last == "shown, highlighted")
    tableView.cancelTouch()
    tableView.contentOffset = 5
    tableView.layoutIfNeeded()
    tableView.contentOffset = 0
    #expect(look().last == "shown")
  }

  // 7.5
  @Test func `What the delegate makes of a cell that is to be displayed stays`() {
    delegate.onDisplay = { cell in
      guard let cell = cell as? TextCell else { return }
      cell.show(CellContent(text: "shown"))
      cell.indentationLevel = 1
      cell.showsSelection = false
    }
    tableView.selectRow(at: row(0))
    #expect("\(tableView)" == "    shown")
    #expect("\(tableView)" == "    shown")
    tableView.contentOffset = 1
    #expect("\(tableView)" == "    shown")
    #expect(tableView.cellForRow(at: row(1))?.isSelected == false)
  }

  // 7.5
  @Test func `A row is displayed before the next one is asked for`() {
    tableView.height = 2
    #expect(
      look() == [
        "make", "fill row 0.0", "will display (0, 0)", "shown",
        "make", "fill row 0.1", "will display (0, 1)", "shown",
      ])
  }

  // 7.6, 7.12
  @Test func `A cell that the table did not make is neither prepared nor used again`() {
    let own = WritingCell()
    own.journal = journal
    final class OwnCells: TableViewDataSource {
      let cells: [TextCell]
      init(_ cells: [TextCell]) { self.cells = cells }
      func tableView(
        _ tableView: any TableHost<TextCell>, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      func tableView(_ tableView: any TableHost<TextCell>, cellForRowAt path: RowPath) -> TextCell {
        path.row == 0
          ? cells[0] : tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      }
    }
    let ownCells = OwnCells([own])
    tableView.rowHeight = 1
    delegate.rowHeight = { _ in 1 }
    tableView.dataSource = ownCells
    _ = look()
    tableView.contentOffset = 1
    #expect(look() == ["did end (0, 0)", "make", "will display (0, 1)", "shown"])
    tableView.contentOffset = 0
    #expect(look() == ["did end (0, 1)", "will display (0, 0)", "shown"])
    tableView.contentOffset = 1
    #expect(look() == ["did end (0, 0)", "prepare", "will display (0, 1)", "shown"])
  }
}
